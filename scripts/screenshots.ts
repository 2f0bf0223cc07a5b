/** `npm run screenshots`: takes every picture of the interface again; the README's go to resources/screenshots. */
import { endToEndTests } from './end-to-end.ts';

process.env['MEYDAN_UPDATE_SCREENSHOTS'] = 'true';
const { failed } = await endToEndTests(['screenshots', ...process.argv.slice(2)]);
if (failed > 0) process.exitCode = 1;
