import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { StackKind } from './stack-kind.js';

/** A database of its own on a server that others share. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** The migrated database of a run, which stacks of that kind copy. */
export function templateOf(kind: StackKind): string {
  return `migrated_${kind}`;
}

/** Where the run's PostgreSQL server takes statements such as `create database`; set by the global set-up. */
export function runAdminUrl(): string {
  const url = process.env.TEST_ADMIN_URL;
  if (url === undefined)
    throw new Error('TEST_ADMIN_URL is unset: run this spec in a project of jest.config.js');
  return url;
}

/**
 * Creates a database with a name of its own.
 *
 * @param adminUrl connection string of a database that may create others.
 * @param template the database to copy; an empty one by default.
 */
export async function createDatabase(adminUrl: string, template = 'template1'): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await ask(adminUrl, `create database ${name} template ${template}`);
  return {
    url: databaseUrl(adminUrl, name),
    drop: () => ask(adminUrl, `drop database ${name} with (force)`),
  };
}

/** Creates an empty database of that name, in place of one that an earlier run has left. */
export async function makeAnew(adminUrl: string, name: string): Promise<void> {
  await ask(adminUrl, `drop database if exists ${name} with (force)`);
  await ask(adminUrl, `create database ${name}`);
}

/** The connection string of another database on the same server. */
export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = name;
  return url.href;
}

async function ask(adminUrl: string, sql: string): Promise<void> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(sql).finally(() => admin.end());
}
