/**
 * Builds everything that runs: the WASM kernel, then each Nest project into `dist/`.
 * Run by Node itself (`node tools/build.ts`), so it imports nothing of the project.
 *
 * `--if-stale` builds only when a source is newer than the last build; `--production` only what a deployment
 * runs: no tests, no benchmarks, no developer's commands.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'dist/.built');
const isProduction = process.argv.includes('--production');
const deployed = new Set(['api', 'worker', 'shared', 'cards', 'meshes', 'web', 'kernel']);
const sourceFolders = ['apps', 'libs', 'wasm', 'tools', 'bench'];
const configFiles = ['package-lock.json', 'tsconfig.json', 'nest-cli.json'];
const kernelBinary = 'wasm/mesh-kernel/build/mesh-kernel.wasm';
/** Files other than code that the built code reads. */
const assets = [
  kernelBinary,
  'libs/shared/src/infra/mail/templates',
  'apps/api/src/developers/openapi.json',
  'apps/api/src/site/content',
  'apps/api/src/site/style',
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

function build(): void {
  const startedMs = Date.now();
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  mkdirSync(join(root, 'wasm/mesh-kernel/build'), { recursive: true });
  run(
    'assemblyscript/bin/asc.js',
    'wasm/mesh-kernel/assembly/index.ts',
    ...['--outFile', kernelBinary, '-O3', '--converge', '--noAssert', '--enable', 'simd'],
    ...['--runtime', 'stub', '--importMemory', '--initialMemory', '1', '--maximumMemory', '65536'],
  );
  const { projects } = JSON.parse(readFileSync(join(root, 'nest-cli.json'), 'utf8')) as {
    projects: Record<string, unknown>;
  };
  const wanted = Object.keys(projects).filter((project) => !isProduction || deployed.has(project));
  run('@nestjs/cli/bin/nest.js', 'build', ...wanted);
  for (const asset of assets) cpSync(join(root, asset), join(root, 'dist', asset), { recursive: true });
  // Without one, the next start builds the rest.
  if (!isProduction) writeFileSync(stamp, String(startedMs));
  process.stdout.write(`Built in ${((Date.now() - startedMs) / 1000).toFixed(1)} s.\n`);
}

if (!process.argv.includes('--if-stale') || lastBuildMs() < newestSourceMs()) build();
