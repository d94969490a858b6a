import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { messages } from './messages.plugin.ts';

// One chunk for what every page needs, and one for what 3D boards need: a few large files compress
// better than many small ones.
const BASE =
  /node_modules\/svelte\/(?!.*bindings)|src\/(api|i18n)\/|src\/session\/(me|storage|settings)|src\/scene\/quality|src\/design\/(Chip|Icon|Inlay|Logo|sound|seatMark|\w+\.css)|src\/boards\/(arrows|registry|\w+\/keys)\.ts|src\/(App|main)|src\/shell\/(Top|Empty|route|pages|LanguageSwitch)/;
const FORMS = /svelte\/.*bindings\/(select|input)/;
/** What a board shares with its scene and its picture. */
const PART = /src\/boards\/(\w+)\/(table|layout|symbols|film|Symbol\.svelte)/;
const partOf = (id: string) => PART.exec(id)?.[1] ?? null;
const SOLID =
  /src\/design\/(solid|Solid|Frame)|src\/boards\/board\.css|src\/scene\/loader|svelte\/.*bindings\/(this|size)/;

/** The scoping class of a component's styles: short, and stable for the same file. */
const cssHash = ({ hash, filename }: { hash: (text: string) => string; filename: string }) =>
  `s${hash(filename.split('/src/').at(-1)!).slice(-4)}`;

export default defineConfig({
  plugins: [
    messages(),
    svelte({
      configFile: false,
      compilerOptions: { runes: true, discloseVersion: false, cssHash },
    }),
  ],
  build: {
    outDir: '../src/blockyard/static',
    emptyOutDir: true,
    reportCompressedSize: false,
    // three.js is that large; only scenes load it.
    chunkSizeWarningLimit: 600,
    // Browsers with light-dark(): a fallback would not follow the reader's choice of theme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The preload list would cost every page more than it saves.
    modulePreload: false,
    rolldownOptions: {
      // Modules of Svelte and three.js have no side effects: unused ones are dropped.
      treeshake: { moduleSideEffects: (id) => !/node_modules\/(svelte|three)\//.test(id) },
      output: {
        codeSplitting: {
          groups: [
            { name: 'forms', test: FORMS, priority: 1, includeDependenciesRecursively: false },
            { name: 'three', test: /node_modules\/three\// },
            { name: 'base', test: BASE },
            { name: 'solid', test: SOLID },
            { name: partOf, test: PART, debugName: 'parts' },
          ],
        },
      },
    },
  },
  // The catalogue belongs to the Python package: src/blockyard/locales.
  server: {
    fs: { allow: ['.', '../src/blockyard/locales'] },
    // `npm run dev` beside a running `blockyard serve`.
    proxy: { '/api': { target: 'http://localhost:8421', ws: true } },
  },
  // Without this, tests would resolve Svelte's server build.
  resolve: { conditions: ['browser'] },
  test: { include: ['tests/**/*.test.ts'], environment: 'happy-dom' },
});
