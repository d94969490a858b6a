import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { words } from './words.plugin';

const BASE =
  /node_modules\/(svelte\/(?!.*bindings)|@fluent\/)|src\/(api|i18n|session)\/|src\/design\/(Chip|Icon|Inlay|Mark|knock|\w+\.css)|src\/boards\/(find|\w+\/keys)\.ts|src\/(App|main)|src\/shell\/(Top|Empty|route|pages|LanguageSwitch)/;

export default defineConfig({
  plugins: [
    words(),
    svelte({ configFile: false, compilerOptions: { runes: true, discloseVersion: false } }),
  ],
  build: {
    outDir: '../src/blockyard/static',
    emptyOutDir: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Svelte's parts do nothing by being loaded, so those that nobody uses are left out.
      treeshake: { moduleSideEffects: (id) => !id.includes('/node_modules/svelte/') },
      // What every page needs comes as one file, which packs better than many small ones.
      output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } },
    },
  },
  // The words are the Python package's: src/blockyard/locales.
  server: {
    fs: { allow: ['.', '../src/blockyard/locales'] },
    // `npm run dev` beside a running `blockyard serve`.
    proxy: { '/api': { target: 'http://localhost:8421', ws: true } },
  },
  // Without this, tests would get Svelte's server half.
  resolve: { conditions: ['browser'] },
  test: { include: ['tests/**/*.test.ts'], environment: 'happy-dom' },
});
