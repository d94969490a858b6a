import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const wordsOf = (file: string) => `words-${/locales\/(\w+)/.exec(file)?.[1]}`;

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  build: {
    outDir: '../src/blockyard/static',
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The words of a language come as one file.
        codeSplitting: { groups: [{ test: /locales\/\w+\/[\w-]+\.ftl/, name: wordsOf }] },
      },
    },
  },
  // The words are the Python package's: src/blockyard/locales.
  server: {
    fs: { allow: ['.', '../src/blockyard/locales'] },
    // `npm run dev` beside a running `blockyard serve`.
    proxy: { '/api': { target: 'http://localhost:8000', ws: true } },
  },
  // Without this, tests would get Svelte's server half.
  resolve: { conditions: ['browser'] },
  test: { include: ['tests/**/*.test.ts'], environment: 'happy-dom' },
});
