import { defineConfig } from '@playwright/test';

// One window at a time: two cores, and the tests print how long the application takes to start.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: 'desktop', testIgnore: '**/*.browser.spec.ts' },
    // The pictures are taken once, of the real application.
    { name: 'browser', testIgnore: ['**/*.desktop.spec.ts', '**/screenshots.spec.ts'] },
  ],
});
