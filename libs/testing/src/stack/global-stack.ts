import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@shared/infra/config/env.js';
import { migrate } from '@shared/infra/database/migrate.js';
import { EmbeddedPostgres } from '@shared/infra/embedded/embedded-postgres.js';
import type { StackKind } from './stack-kind.js';
import { startStack, type TestStack } from './stack.js';
import { databaseUrl, makeAnew, templateOf } from './test-database.js';

type Postgres = Pick<EmbeddedPostgres, 'url' | 'ensureDatabase' | 'stop'>;

/** What the projects of one Jest run share: one PostgreSQL server, and one stack for each end-to-end project. */
export class GlobalStack {
  private static server: Promise<Postgres> | null = null;
  private static readonly templates = new Map<StackKind, Promise<void>>();
  private static readonly stacks: TestStack[] = [];

  /** Starts the server, with a migrated database to copy, and tells the specs, which may run in other processes. */
  static async startServer(kind: StackKind = 'postgres'): Promise<string> {
    this.server ??= startServer();
    const postgres = await this.server;
    if (!this.templates.has(kind)) this.templates.set(kind, makeTemplate(postgres, kind));
    await this.templates.get(kind);
    return (process.env.TEST_ADMIN_URL = postgres.url('postgres'));
  }

  /** Starts the stack of a project, once for those of one kind, and tells the specs of it. */
  static async start(kind: StackKind): Promise<void> {
    if (this.stacks.some((stack) => stack.kind === kind)) return;
    const adminUrl = await this.startServer(kind);
    const stack = await startStack({ kind, adminUrl, template: templateOf(kind) });
    this.stacks.push(stack);
    const { baseUrl, databaseUrl, dataDir, mailFolder } = stack;
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
    this.templates.clear();
    await server?.stop();
  }
}

/** A server of its own; or, where `TEST_POSTGRES_URL` names a superuser's database of another, that one. */
async function startServer(): Promise<Postgres> {
  const other = process.env.TEST_POSTGRES_URL;
  if (other !== undefined) return otherServer(other);
  const folder = await mkdtemp(join(tmpdir(), 'instant-fdm-postgres-'));
  const postgres = await EmbeddedPostgres.start(folder, { isDisposable: true });
  return {
    url: (database) => postgres.url(database),
    ensureDatabase: (database) => postgres.ensureDatabase(database),
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function otherServer(adminUrl: string): Postgres {
  return {
    url: (database) => databaseUrl(adminUrl, database),
    ensureDatabase: (database) => makeAnew(adminUrl, database),
    stop: () => Promise.resolve(),
  };
}

/** Queues that live in Redis have no tables. */
async function makeTemplate(postgres: Postgres, kind: StackKind): Promise<void> {
  const name = templateOf(kind);
  await postgres.ensureDatabase(name);
  const settings = readSettings({ DATABASE_URL: postgres.url(name) }, ['databaseUrl']);
  await migrate({ ...settings, redisUrl: kind === 'redis' ? 'redis://unused' : null });
}
