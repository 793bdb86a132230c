/**
 * Bundles the kernel's wrapper, the whole domain, what opens and judges meshes, and the storefront's engine for a browser,
 * and fails on an import of Node or of a package that is not named here: the same rules and figures are to run in pages.
 * Builds the kernel, too, which pages download: it may be so large at most.
 * That no global of Node is used is checked by `tsconfig.browser.json`.
 * Run by Node itself, so it imports nothing of the project.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild-wasm';

/** The kernel as it is sent. */
const maxKernelGzBytes = 30_000;

const root = fileURLToPath(new URL('..', import.meta.url));
const entryPoints = [
  'wasm/mesh-kernel/kernel.ts',
  ...globSync('libs/shared/src/domain/**/*.ts', { cwd: root, exclude: ['**/*.spec.ts'] }),
  ...globSync('{libs/meshes/src,libs/viewer/src/engine,apps/storefront/src/engine}/*.ts', {
    cwd: root,
    exclude: ['**/*.spec.ts', '**/node-unpacker.ts'],
  }),
];

/** The project's own files: relative, or by an alias of `tsconfig.json`. */
const ownFile = /^\.|^@(shared|kernel|meshes|viewer)\//;
/** Packages that run in browsers; what they import is checked like the rest. */
const browserPackage = /^(saxes|xmlchars|@zip\.js\/zip\.js)(\/|$)/;

const foreign: string[] = [];
const refuseForeign: Plugin = {
  name: 'refuse-foreign',
  setup: (bundle) => {
    bundle.onResolve({ filter: /./ }, ({ kind, path, importer }) => {
      if (kind === 'entry-point' || ownFile.test(path) || browserPackage.test(path)) return null;
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
  process.stderr.write(
    `${[...new Set(foreign)].join('\n')}\nKernel, domain, meshes and engine must run in a browser.\n`,
  );
  process.exit(1);
}

function kernelGzBytes(): number {
  const folder = mkdtempSync(join(tmpdir(), 'kernel-'));
  try {
    const file = join(folder, 'kernel.wasm');
    const { status, stderr } = spawnSync(process.execPath, ['tools/build.ts', `--kernel=${file}`], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    return gzipSync(readFileSync(file), { level: 9 }).length;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const gzBytes = kernelGzBytes();
if (gzBytes > maxKernelGzBytes) {
  process.stderr.write(`The kernel is ${gzBytes} bytes packed: pages take ${maxKernelGzBytes} at most.\n`);
  process.exit(1);
}
const kernel = outputFiles.find(({ path }) => path.endsWith('mesh-kernel/kernel.js'));
const kernelKb = Math.ceil((kernel?.contents.length ?? 0) / 1024);
process.stdout.write(
  `${entryPoints.length} modules bundle for a browser; the kernel's wrapper is ${kernelKb} KB, the kernel ` +
    `${(gzBytes / 1000).toFixed(1)} kB packed (${maxKernelGzBytes / 1000} at most).\n`,
);
