import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { Client, goodPassword, linkIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { sharedStack } from './stack.js';

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
  exports: Record<string, string | { types: string; default: string }>;
}

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const dependencies = ['openapi-fetch', 'openapi-typescript-helpers'];

/** A folder outside of the project, where nothing but the package is installed. */
let folder: string;
let installed: string;

/** @returns what the command wrote; fails the spec with it. */
function run(command: string, args: string[], cwd = folder): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  return stdout;
}

/** Packs the client and what it depends on, and installs the packages without a network. */
function install(): void {
  const packages = join(folder, 'packages');
  run(process.execPath, ['tools/pack-client.ts', packages], projectRoot);
  for (const name of dependencies) {
    const source = join(projectRoot, 'node_modules', name);
    run('npm', ['pack', source, '--silent', '--ignore-scripts', '--pack-destination', packages]);
  }
  writeFileSync(join(folder, 'package.json'), '{ "name": "stranger", "private": true, "type": "module" }');
  const tarballs = readdirSync(packages).map((name) => join(packages, name));
  const own = ['--cache', join(folder, 'cache'), '--no-audit', '--no-fund'];
  run('npm', ['install', '--offline', '--ignore-scripts', ...own, ...tarballs]);
}

/** The programs of the package's README, in their order: of Node, and of a page. */
function programsOfReadme(): string[] {
  const text = readFileSync(join(installed, 'README.md'), 'utf8');
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, program = '']) => program);
}

/** Compiles as strictly as can be, the package's own declarations too. */
function compile(file: string, ...target: string[]): void {
  const strict = ['--strict', '--noUncheckedIndexedAccess', '--noUnusedLocals', '--ignoreConfig'];
  const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');
  run(process.execPath, [compiler, ...strict, '--target', 'es2022', ...target, file]);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stranger-'));
  installed = join(folder, 'node_modules/instant-fdm-client');
  install();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('The package holds what its exports name, and nothing but code, types and README', () => {
  const { exports, dependencies: needed, version } = readManifest(join(installed, 'package.json'));
  const named = Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : [entry.types, entry.default],
  );
  const held = readdirSync(join(installed, 'dist')).map((name) => `./dist/${name}`);
  expect(held).toEqual(expect.arrayContaining(named));
  expect(readdirSync(installed).sort()).toEqual(['README.md', 'dist', 'package.json']);
  expect(programsOfReadme()).toHaveLength(2);
  expect(readFileSync(join(installed, 'README.md'), 'utf8')).toContain(`instant-fdm-client-${version}.tgz`);
  const project = readManifest(join(projectRoot, 'package.json'));
  expect(needed).toEqual({ 'openapi-fetch': project.dependencies['openapi-fetch'] });
});

it('The README’s program compiles strictly, and buys from a running service', async () => {
  const [program = ''] = programsOfReadme();
  writeFileSync(join(folder, 'buy.ts'), program);
  const types = ['--types', 'node', '--typeRoots', join(projectRoot, 'node_modules/@types')];
  compile('buy.ts', '--module', 'nodenext', '--lib', 'es2022', '--skipLibCheck', ...types);
  writeFileSync(join(folder, 'part.stl'), encodeBinaryStl(box(40, 20, 10)));

  const { baseUrl, mailFolder } = sharedStack();
  const email = `${randomUUID()}@example.com`;
  const buying = spawn(process.execPath, ['buy.js', baseUrl, email, 'part.stl'], { cwd: folder });
  let told = '';
  for (const output of [buying.stdout, buying.stderr]) {
    output.setEncoding('utf8').on('data', (text: string) => (told += text));
  }
  const ended = new Promise((resolve) => buying.on('close', resolve));
  buying.stdin.write(`${goodPassword}\n`);
  const mail = await new Client({ baseUrl, mailFolder }).mailTo(email, /adresse|address/);
  buying.stdin.write(`${linkIn(mail).href}\n`);

  expect([await ended, told]).toEqual([0, expect.stringMatching(/Order: CMD-\d{4}-\d{4,}, 100 MAD\n$/)]);
  expect(told).toMatch(/Price: 100 MAD, tax and delivery included\nQuote: DV-\d{4}-\d{4,}, valid until 20/);
}, 120_000);

it('The README’s page compiles with a browser’s types alone, its declarations checked, and its client answers', () => {
  const [, page = ''] = programsOfReadme();
  mkdirSync(join(folder, 'page'));
  writeFileSync(join(folder, 'page/page.ts'), page);
  const browser = ['--lib', 'es2022,dom,dom.iterable'];
  compile('page/page.ts', '--module', 'esnext', '--moduleResolution', 'bundler', ...browser);
  const { baseUrl } = sharedStack();
  const asking = `
    import { dataOf } from 'instant-fdm-client';
    import { createBrowserClient } from 'instant-fdm-client/browser';
    import { ServiceFailure } from 'instant-fdm-client/failure';
    const client = createBrowserClient(process.argv[1], { headers: { 'Accept-Language': 'fr' } });
    const { materials } = await dataOf(client.GET('/api/materials'));
    const refused = await dataOf(client.GET('/api/orders')).catch((failure) => failure);
    console.log(materials.some(({ id }) => id === 'pla-noir'), refused instanceof ServiceFailure, refused.code);
  `;
  const told = run(process.execPath, ['--input-type=module', '--eval', asking, baseUrl]);
  expect(told).toBe('true true UNAUTHORIZED\n');
});
