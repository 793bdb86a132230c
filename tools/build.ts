/**
 * Builds everything that runs: the WASM kernel, each Nest project and the web apps, into `dist/`.
 * Run by Node itself (`node tools/build.ts`), so it imports nothing of the project.
 *
 * `--if-stale` builds only when a source is newer than the last build; `--production` only what a deployment
 * runs: no tests, no benchmarks, no developer's commands; `--kernel=<file>` only the kernel, into a file of one's own.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'dist/.built');
const isProduction = process.argv.includes('--production');
const deployed = new Set(['api', 'worker', 'shared', 'cards', 'meshes', 'web', 'kernel']);
/** The kernel's reference, which judges it in tests. */
const judges = /^reference[\w-]*\./;
const sourceFolders = ['apps', 'libs', 'wasm', 'tools', 'bench'];
const configFiles = ['package-lock.json', 'tsconfig.json', 'nest-cli.json', '.swcrc'];
const kernelBinary = 'wasm/mesh-kernel/build/mesh-kernel.wasm';
/** Files other than code that the built code reads. */
const assets = [
  kernelBinary,
  'apps/api/src/developers/openapi.json',
  'apps/api/src/site/content',
  'apps/api/src/site/pictures',
  'libs/web/src/style',
];

function newestSourceMs(): number {
  let newest = 0;
  for (const file of configFiles) newest = Math.max(newest, statSync(join(root, file)).mtimeMs);
  for (const folder of sourceFolders) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.parentPath.endsWith('mesh-kernel/build')) continue;
      newest = Math.max(newest, statSync(join(entry.parentPath, entry.name)).mtimeMs);
    }
  }
  return newest;
}

function lastBuildMs(): number {
  try {
    return Number(readFileSync(stamp, 'utf8'));
  } catch {
    return 0;
  }
}

function run(command: string, ...args: string[]): void {
  const result = spawnSync(process.execPath, [join(root, 'node_modules', command), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout}${result.stderr}`);
    process.stderr.write(`Building failed at: ${command} ${args.join(' ')}\n`);
    process.exit(1);
  }
}

/** Makes the HTML of mails, with places for their words: each look from left to right and from right to left. */
async function buildMails(): Promise<void> {
  const { default: mjml2html } = await import('mjml');
  const folder = join(root, 'libs/shared/src/infra/mail/templates');
  const target = join(root, 'dist/libs/shared/src/infra/mail/pages');
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(folder).filter((one) => one !== 'layout.mjml')) {
    for (const [direction, start] of [
      ['ltr', 'left'],
      ['rtl', 'right'],
    ] as const) {
      const source = read('layout.mjml')
        .replace('<!-- content -->', () => read(name))
        .replaceAll('{{direction}}', direction)
        .replaceAll('{{start}}', start);
      const { html } = await mjml2html(source, { validationLevel: 'strict' });
      writeFileSync(join(target, name.replace('.mjml', `.${direction}.html`)), html);
    }
  }
}

/** Beside each built file of a web app, so that no request waits for it. */
function compressFiles(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!['.js', '.css', '.wasm', '.svg'].includes(extname(name))) continue;
    const content = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}

function buildKernel(file: string): void {
  run(
    'assemblyscript/bin/asc.js',
    'wasm/mesh-kernel/assembly/index.ts',
    // As fast as with `-O3`, within some per cent, and a tenth smaller: pages download it, too.
    ...['--optimizeLevel', '3', '--shrinkLevel', '1'],
    ...['--outFile', file, '--noAssert', '--enable', 'simd'],
    ...['--runtime', 'stub', '--importMemory', '--initialMemory', '1', '--maximumMemory', '65536'],
    // A kernel gets memory of zeros, so what its data begin with as zeros need not be sent.
    '--zeroFilledMemory',
  );
  // What the compiler's own passes leave takes 4 to 7 % longer, and a sixtieth more room when packed.
  const features = ['simd', 'bulk-memory', 'sign-ext', 'nontrapping-float-to-int', 'mutable-globals'];
  run('binaryen/bin/wasm-opt', file, ...features.map((name) => `--enable-${name}`), '-Os', '-o', file);
}

async function build(): Promise<void> {
  const startedMs = Date.now();
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  mkdirSync(join(root, 'wasm/mesh-kernel/build'), { recursive: true });
  buildKernel(kernelBinary);
  const { projects } = JSON.parse(readFileSync(join(root, 'nest-cli.json'), 'utf8')) as {
    projects: Record<string, unknown>;
  };
  const wanted = Object.keys(projects).filter((project) => !isProduction || deployed.has(project));
  run('@nestjs/cli/bin/nest.js', 'build', ...wanted);
  if (isProduction) {
    const kernel = join(root, 'dist/wasm/mesh-kernel');
    for (const file of readdirSync(kernel)) if (judges.test(file)) rmSync(join(kernel, file));
  }
  for (const app of ['storefront', 'console']) {
    run('vite/bin/vite.js', 'build', '--logLevel', 'warn', '--config', `apps/${app}/vite.config.ts`);
    compressFiles(join(root, 'dist/apps', app));
  }
  await buildMails();
  for (const asset of assets) cpSync(join(root, asset), join(root, 'dist', asset), { recursive: true });
  // Without one, the next start builds the rest.
  if (!isProduction) writeFileSync(stamp, String(startedMs));
  process.stdout.write(`Built in ${((Date.now() - startedMs) / 1000).toFixed(1)} s.\n`);
}

const kernelFile = process.argv
  .find((argument) => argument.startsWith('--kernel='))
  ?.slice('--kernel='.length);
if (kernelFile !== undefined) buildKernel(kernelFile);
else if (!process.argv.includes('--if-stale') || lastBuildMs() < newestSourceMs()) await build();
