import { expect, test } from 'vitest';
import { wrongImports } from './directions.ts';

test.each([
  ['src/shared/a.ts', "import { readFile } from 'node:fs'"],
  ['src/shared/a.ts', "import fs = require('fs'); export * from 'fs'"],
  ['src/shared/games/a.ts', "import type { Host } from '../../main/host.ts'"],
  ['src/shared/a.ts', "import { ref } from 'vue'"],
  ['src/main/a.ts', "import { app } from 'electron'"],
  ['src/main/a.ts', "const electron = await import('electron')"],
  ['src/main/a.ts', "export { x } from '../renderer/x.ts'"],
  ['src/main/deep/a.ts', "import '../../cli/meydan.ts'"],
  ['src/renderer/a.ts', "import { createHost } from '../main/host.ts'"],
  ['src/renderer/a.ts', "new Worker(new URL('../main/referee/game-worker.ts', import.meta.url))"],
  ['src/renderer/A.vue', '<script setup lang="ts">import { app } from \'electron\'</script><template><p /></template>'],
  ['electron/a.ts', "import App from '../src/renderer/App.vue'"],
  ['src/cli/a.ts', "import { app } from 'electron'"],
])('%s may not: %s', (path, source) => expect(wrongImports(path, source)).toHaveLength(1));

test.each([
  ['src/shared/a.ts', "import { z } from 'zod'; import './games/game.ts'"],
  ['src/shared/a.test.ts', "import { readFileSync } from 'node:fs'; import { test } from 'vitest'"],
  ['src/main/a.ts', "import '../shared/bridge.ts'; import 'node:fs'"],
  ['src/renderer/A.vue', "<script setup lang=\"ts\">import { ref } from 'vue'; import '../shared/bridge.ts'</script>"],
  ['electron/a.ts', "import { app } from 'electron'; import '../src/main/host.ts'"],
])('%s may: %s', (path, source) => expect(wrongImports(path, source)).toEqual([]));
