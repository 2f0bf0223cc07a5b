import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'electron-vite';
import vuetify from 'vite-plugin-vuetify';

// Replaced by a new random value each time the page is served (src/main/web/static-files.ts).
const NONCE = '__CSP_NONCE__';

export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      externalizeDeps: false,
      rolldownOptions: {
        input: {
          index: 'electron/main.ts',
          'game-worker': 'src/main/referee/game-worker.ts',
          'doctor-worker': 'src/main/doctor/doctor-worker.ts',
        },
        output: { format: 'es', entryFileNames: '[name].js' },
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: 'electron/preload.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    base: './',
    html: { cspNonce: NONCE },
    plugins: [vue(), vuetify({ autoImport: true })],
    build: {
      outDir: 'out/renderer',
      assetsInlineLimit: 0,
      rolldownOptions: { input: 'src/renderer/index.html' },
    },
  },
});
