/**
 * Packs the typed client as a package that others can install: `npm run pack:client -- <folder>` builds `libs/client`
 * and writes `instant-fdm-client-<version>.tgz` there. Run by Node itself, so it imports nothing of the project.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'libs/client');

/** @throws {Error} with what the command wrote */
function run(command: string, args: string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  throw new Error(`${[command, ...args].join(' ')}: ${error?.message ?? `${stdout}${stderr}`}`);
}

/** Builds and packs outside of the project, so that nothing is left in the sources. */
function packClient(folder: string): string {
  const staged = mkdtempSync(join(tmpdir(), 'client-package-'));
  try {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const built = ['--project', join(source, 'tsconfig.package.json'), '--outDir', join(staged, 'dist')];
    run(process.execPath, [compiler, ...built], root);
    for (const name of ['package.json', 'README.md']) cpSync(join(source, name), join(staged, name));
    mkdirSync(folder, { recursive: true });
    const packed = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
    return join(folder, run('npm', packed, staged));
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Name the folder for the package: npm run pack:client -- <folder>\n');
  process.exitCode = 1;
} else {
  process.stdout.write(`${packClient(resolve(folder))}\n`);
}
