import { execFile } from 'node:child_process';
import { createServer, type ServerResponse } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '@shared/infra/config/project-root.js';

const run = promisify(execFile);

/** What the shop's pages are allowed. */
const contentPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'";

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.css': 'text/css',
};

/** A page made of one script of the tests, on a server of its own. */
export interface TestPage {
  url: string;
  /** Where the built files lie. */
  folder: string;
  /** Files for the page, by their path without the leading slash. */
  files: Map<string, Uint8Array>;
  stop: () => Promise<void>;
}

/**
 * Builds a script, with all that it imports, as the storefront is built, and serves a page with it under the shop's content policy.
 *
 * @param entry the script, from the project's root
 */
export async function startTestPage(entry: string): Promise<TestPage> {
  const folder = await mkdtemp(join(tmpdir(), 'instant-fdm-page-'));
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js');
  const config = 'apps/storefront/test/vite.config.ts';
  await run(process.execPath, [vite, 'build', '--logLevel', 'warn', '--config', config], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production', PAGE_ENTRY: entry, PAGE_FOLDER: folder },
  });
  const files = new Map<string, Uint8Array>();
  const page = `<!doctype html><meta charset="utf-8"><title>${entry}</title><script type="module" src="/page.js"></script>`;
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').slice(1));
    response.setHeader('Content-Security-Policy', contentPolicy);
    if (path === '') response.setHeader('Content-Type', 'text/html').end(page);
    else if (path === 'favicon.ico') response.writeHead(204).end();
    else void send(response, files.get(path) ?? join(folder, path), extname(path));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, folder, files, stop };
}

async function send(response: ServerResponse, source: Uint8Array | string, extension: string): Promise<void> {
  try {
    const body = typeof source === 'string' ? await readFile(source) : source;
    response.setHeader('Content-Type', types[extension] ?? 'application/octet-stream').end(body);
  } catch {
    response.writeHead(404).end();
  }
}
