import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,electron,scripts,seeds,tests}/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    globalSetup: 'tests/build-worker.ts',
    // Against hanging only: no test measures time, and the machine may be busy.
    testTimeout: 300_000,
    // Most of them wait for programs, so all processors are used and not, as usual, all but one.
    maxWorkers: '100%',
  },
});
