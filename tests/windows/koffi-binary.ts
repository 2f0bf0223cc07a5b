/**
 * Shows koffi its Windows binary: the package that an install on Linux leaves out and run.ts fetches. On a real Windows
 * it is installed, and this does nothing. Import it before anything that calls Windows.
 */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const fetched = process.env['MEYDAN_TEST_KOFFI'];
if (fetched) {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === '@koromix/koffi-win32-x64'
        ? { url: pathToFileURL(fetched).href, format: 'commonjs', shortCircuit: true }
        : next(specifier, context),
  });
}
