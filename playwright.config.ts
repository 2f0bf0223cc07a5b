import { defineConfig } from '@playwright/test';

/** They are for people to look at and prove nothing, so `npm run screenshots` takes them and `npm test` does not wait. */
const PICTURES = '**/screenshots*.spec.ts';
const takesPictures = process.env['MEYDAN_UPDATE_SCREENSHOTS'] === 'true';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  // Mostly they wait for programs and animations, so two windows at a time suit two cores; pictures wait even more.
  workers: takesPictures ? 4 : 2,
  fullyParallel: takesPictures,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: 'desktop', testIgnore: ['**/*.browser.spec.ts', ...(takesPictures ? [] : [PICTURES])] },
    // The pictures are taken once, of the real application; in the browser only what there is nowhere else.
    {
      name: 'browser',
      testIgnore: ['**/*.desktop.spec.ts', takesPictures ? '**/screenshots.spec.ts' : PICTURES],
    },
  ],
});
