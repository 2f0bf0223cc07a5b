/**
 * The direction of dependencies, as a table: what the files of a room may import. Everything that is not named here is
 * refused, so a new folder needs a decision.
 */
import { isBuiltin } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { parse as parseComponent } from '@vue/compiler-sfc';
import { parseSync } from 'oxc-parser';

interface Room {
  /** A file belongs to the first room whose folder it is in. */
  readonly folder: string;
  readonly mayImport: readonly string[];
  /** Packages that the room may use; `node` stands for Node's own modules. */
  readonly packages: readonly string[] | 'any';
}

const PURE = ['zod', 'pure-rand', 'openskill'];

export const ROOMS: readonly Room[] = [
  { folder: 'src/shared/', mayImport: ['src/shared/'], packages: PURE },
  {
    folder: 'src/main/',
    mayImport: ['src/main/', 'src/shared/'],
    // The bundler is for referee/worker-code.ts alone, which does without it where it is not installed.
    packages: ['node', ...PURE, 'ws', 'execa', 'yauzl', 'koffi', 'csv-parse', 'yaml', 'rolldown'],
  },
  {
    folder: 'src/cli/',
    mayImport: ['src/cli/', 'src/main/', 'src/shared/', 'resources/', 'package.json'],
    packages: ['node', ...PURE, 'commander', 'cli-progress'],
  },
  {
    folder: 'src/renderer/',
    mayImport: ['src/renderer/', 'src/shared/', 'resources/'],
    packages: [
      ...PURE,
      'vue',
      'vue-router',
      'vue-i18n',
      'pinia',
      'vuetify',
      'konva',
      '@mdi/js',
      '@fontsource-variable/vazirmatn',
    ],
  },
  { folder: 'electron/', mayImport: ['electron/', 'src/main/', 'src/shared/'], packages: ['node', 'electron'] },
];

/** Tests may also use what tests need; they are not part of a room. */
const TEST_PACKAGES = [
  'node',
  'vitest',
  'fast-check',
  'ws',
  'yazl',
  'brackets-manager',
  'brackets-memory-db',
  'brackets-model',
];
const TEST_FOLDERS = ['tests/'];

/** What is wrong with a file's imports, one sentence each. `path` is relative to the project's root, with slashes. */
export function wrongImports(path: string, source: string): string[] {
  const room = ROOMS.find(({ folder }) => path.startsWith(folder));
  if (!room) return [];
  const isTest = path.endsWith('.test.ts');
  return importsOf(path, source).flatMap((specifier) => {
    if (specifier.startsWith('.')) {
      const target = posix.normalize(posix.join(dirname(path), specifier));
      const allowed = isTest ? [...room.mayImport, ...TEST_FOLDERS] : room.mayImport;
      return allowed.some((start) => target.startsWith(start))
        ? []
        : [`${path} imports ${target}, which ${room.folder} may not`];
    }
    const allowed = room.packages === 'any' || isTest ? [...room.packages, ...TEST_PACKAGES] : room.packages;
    const name = isBuiltin(specifier) ? 'node' : packageName(specifier);
    return allowed.includes(name) ? [] : [`${path} imports ${specifier}, which ${room.folder} may not`];
  });
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Everything that a file imports: static, dynamic, re-exported, types too, and `new URL('./x', import.meta.url)`. */
function importsOf(path: string, source: string): string[] {
  const scripts = path.endsWith('.vue') ? scriptsOf(source) : [source];
  return scripts.flatMap((script) => {
    const { module } = parseSync(join('/', path.replace(/\.vue$/, '.ts')), script, { sourceType: 'module' });
    const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
    const exported = module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    );
    const dynamic = module.dynamicImports.map(({ moduleRequest }) =>
      script.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    );
    const urls = [...script.matchAll(/new URL\(\s*['"]([^'"]+)['"],\s*import\.meta\.url/g)].flatMap(
      ([, url]) => url ?? [],
    );
    return [...imported, ...exported, ...dynamic, ...urls];
  });
}

function scriptsOf(component: string): string[] {
  const { script, scriptSetup } = parseComponent(component).descriptor;
  return [script, scriptSetup].flatMap((block) => (block ? [block.content] : []));
}
