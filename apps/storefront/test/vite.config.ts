import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import storefront from '../vite.config.js';

/** A script of the tests, built as the storefront is; `libs/testing/src/browser/test-page.ts` serves it. */
export default defineConfig({
  ...storefront,
  base: '/',
  build: {
    ...storefront.build,
    outDir: process.env.PAGE_FOLDER,
    rolldownOptions: {
      input: resolve(process.env.PAGE_ENTRY ?? ''),
      output: { entryFileNames: 'page.js' },
    },
  },
});
