/** What comes with Meydan. */
import { fileURLToPath } from 'node:url';

/** A folder for each game that has maps. */
export const SHIPPED_MAPS = fileURLToPath(new URL('../../resources/maps', import.meta.url));
