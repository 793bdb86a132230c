import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Built to hashed files that the API serves under `/assets/console/`, and a manifest that names them. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/assets/console/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { tsconfigPaths: true },
  build: {
    outDir: '../../dist/apps/console',
    emptyOutDir: true,
    assetsDir: '',
    // A data address in a stylesheet or a page would be refused by the content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
    target: 'es2023',
    rolldownOptions: { input: fileURLToPath(new URL('./src/main.tsx', import.meta.url)) },
  },
});
