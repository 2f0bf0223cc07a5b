import { expect, test } from 'vitest';
import { prepareToSupervise } from './windows-group.ts';

// Everything else needs Windows: tests/windows.
test.skipIf(process.platform === 'win32')('importing loads nothing of Windows; using it elsewhere is an error', () => {
  expect(prepareToSupervise).toThrow('the calls of Windows are not there');
});
