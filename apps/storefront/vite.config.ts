import { fileURLToPath } from 'node:url';
import { defineConfig, type Rolldown } from 'vite';

const entry = fileURLToPath(new URL('./src/main.tsx', import.meta.url));
/** What the bundler knows of modules. */
type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const firstModules = new Set<string>();

/**
 * The chunk of all that the entry imports statically. The entry itself stays out: it waits for others at its top level,
 * which must not wait for it.
 */
function firstChunk(id: string, modules: Modules): string | null {
  if (firstModules.size === 0) collect(entry, modules);
  return id !== entry && firstModules.has(id) ? 'shop' : null;
}

function collect(id: string, modules: Modules): void {
  if (firstModules.has(id)) return;
  firstModules.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) collect(imported, modules);
}

/** Built to hashed files that the API serves under `/assets/shop/`, and a manifest that names them. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/assets/shop/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { tsconfigPaths: true },
  build: {
    outDir: '../../dist/apps/storefront',
    emptyOutDir: true,
    assetsDir: '',
    // A data address in a stylesheet or a page would be refused by the content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
    target: 'es2023',
    rolldownOptions: {
      input: entry,
      // A language's module names all of its words, those of mails, too: a page takes the ones that it says.
      treeshake: { moduleSideEffects: (id) => !id.includes('/libs/shared/src/words/') },
      // One file in place of some twenty: fewer requests before the first paint, and a sixth fewer bytes after gzip.
      output: {
        codeSplitting: { groups: [{ debugName: 'first load', name: firstChunk }] },
      },
    },
  },
  worker: { format: 'es' },
});
