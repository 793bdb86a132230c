/**
 * Bundles the kernel's wrapper and the whole domain for a browser, and fails on an import of Node or of a package: the
 * same rules and figures are to run in pages. That no global of Node is used is checked by `tsconfig.browser.json`.
 * Run by Node itself, so it imports nothing of the project.
 */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild-wasm';

const root = fileURLToPath(new URL('..', import.meta.url));
const entryPoints = [
  'wasm/mesh-kernel/kernel.ts',
  ...globSync('libs/shared/src/domain/**/*.ts', { cwd: root, exclude: ['**/*.spec.ts'] }),
];

/** The project's own files: relative, or by an alias of `tsconfig.json`. */
const ownFile = /^\.|^@(shared|kernel)\//;

const foreign: string[] = [];
const refuseForeign: Plugin = {
  name: 'refuse-foreign',
  setup: (bundle) => {
    bundle.onResolve({ filter: /./ }, ({ kind, path, importer }) => {
      if (kind === 'entry-point' || ownFile.test(path)) return null;
      foreign.push(`${importer.replace(root, '')} imports ${path}`);
      return { path, external: true };
    });
  },
};

const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints,
  bundle: true,
  platform: 'browser',
  format: 'esm',
  outdir: 'browser',
  write: false,
  logLevel: 'error',
  plugins: [refuseForeign],
});

if (foreign.length > 0) {
  process.stderr.write(`${[...new Set(foreign)].join('\n')}\nKernel and domain must run in a browser.\n`);
  process.exit(1);
}
const kernel = outputFiles.find(({ path }) => path.endsWith('mesh-kernel/kernel.js'));
const kernelKb = Math.ceil((kernel?.contents.length ?? 0) / 1024);
process.stdout.write(
  `${entryPoints.length} modules bundle for a browser; the kernel's wrapper is ${kernelKb} KB.\n`,
);
