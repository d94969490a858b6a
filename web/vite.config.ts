import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  build: {
    outDir: '../src/blockyard/static',
    emptyOutDir: true,
    reportCompressedSize: false,
  },
  // The words are the Python package's: src/blockyard/locales.
  server: { fs: { allow: ['.', '../src/blockyard/locales'] } },
  // Without this, tests would get Svelte's server half.
  resolve: { conditions: ['browser'] },
  test: { include: ['tests/**/*.test.ts'], environment: 'happy-dom' },
});
