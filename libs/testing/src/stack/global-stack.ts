import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from '@shared/infra/embedded/embedded-postgres.js';
import { type StackKind, startStack, type TestStack } from './stack.js';

/** What the end-to-end projects of one Jest run share: one PostgreSQL server, and one stack each. */
export class GlobalStack {
  private static server: Promise<{ postgres: EmbeddedPostgres; folder: string }> | null = null;
  private static readonly stacks: TestStack[] = [];

  /** Starts the stack of one project and tells the specs, which may run in other processes, of it. */
  static async start(kind: StackKind): Promise<void> {
    this.server ??= startServer();
    const { postgres } = await this.server;
    const adminUrl = postgres.url('postgres');
    const stack = await startStack({ kind, adminUrl });
    this.stacks.push(stack);
    const { baseUrl, databaseUrl, dataDir, mailFolder } = stack;
    process.env.E2E_ADMIN_URL = adminUrl;
    process.env[`E2E_STACK_${kind.toUpperCase()}`] = JSON.stringify({
      kind,
      baseUrl,
      databaseUrl,
      dataDir,
      mailFolder,
    });
  }

  static async stop(): Promise<void> {
    for (const stack of this.stacks.splice(0)) await stack.stop();
    const server = await this.server;
    this.server = null;
    if (!server) return;
    await server.postgres.stop();
    await rm(server.folder, { recursive: true, force: true });
  }
}

async function startServer(): Promise<{ postgres: EmbeddedPostgres; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'instant-fdm-postgres-'));
  return { postgres: await EmbeddedPostgres.start(folder, { isDisposable: true }), folder };
}
