import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { EmbeddedPostgres } from './embedded-postgres.js';

let folder: string;
const running: EmbeddedPostgres[] = [];

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await EmbeddedPostgres.start(folder);
  running.push(postgres);
  return postgres;
}

async function query(postgres: EmbeddedPostgres, database: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: postgres.url(database) });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const postmasterPid = (): number =>
  Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postgres-'));
});

afterAll(async () => {
  for (const postgres of running) await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  it('starts on a free port of the loopback address and asks for its password', async () => {
    const postgres = await start();
    await postgres.ensureDatabase('shop');
    await postgres.ensureDatabase('shop');
    expect(await query(postgres, 'shop', `select 'Fès' < 'Rabat' as "isSorted"`)).toEqual([
      { isSorted: true },
    ]);
    expect((await stat(join(folder, 'password'))).mode & 0o777).toBe(0o600);
    const wrong = new Client({ connectionString: postgres.url('shop').replace(/:[^:@]+@/, ':wrong@') });
    await expect(wrong.connect()).rejects.toThrow('password authentication failed');
  });

  it('answers by a socket that only its user can reach, or by its port where the path is too long', async () => {
    const [postgres] = running as [EmbeddedPostgres];
    const client = new Client({ connectionString: postgres.socketUrl('shop') });
    await client.connect();
    const { rows } = await client.query(
      'select inet_client_addr() as address, current_database() as database',
    );
    await client.end();
    expect(rows).toEqual([{ address: null, database: 'shop' }]);
    const socket = join(folder, `data/.s.PGSQL.${postgres.port}`);
    expect((await stat(socket)).isSocket()).toBe(true);
    expect((await stat(join(folder, 'data'))).mode & 0o777).toBe(0o700);

    const deep = await EmbeddedPostgres.start(join(folder, 'a'.repeat(90)), { isDisposable: true });
    running.push(deep);
    expect(deep.socketUrl('shop')).toBe(deep.url('shop'));
  });

  it('has the extensions that search and keys need', async () => {
    const [postgres] = running as [EmbeddedPostgres];
    const sql = `select name from pg_available_extensions where name in ('unaccent', 'pg_trgm', 'pgcrypto') order by 1`;
    expect(await query(postgres, 'shop', sql)).toEqual([
      { name: 'pg_trgm' },
      { name: 'pgcrypto' },
      { name: 'unaccent' },
    ]);
  });

  it('refuses a folder that a living owner works with', async () => {
    await expect(EmbeddedPostgres.start(folder)).rejects.toThrow('is in use by another npm start');
  });

  it('keeps its data over a stop, which leaves no lock', async () => {
    const [postgres] = running as [EmbeddedPostgres];
    await query(postgres, 'shop', 'create table part as select 42 as id');
    await postgres.stop();
    await expect(readFile(join(folder, 'data/postmaster.pid'))).rejects.toThrow('ENOENT');
    expect(await query(await start(), 'shop', 'select id from part')).toEqual([{ id: 42 }]);
  });

  it('is started anew after kill -9 of the server', async () => {
    const postgres = running.at(-1) as EmbeddedPostgres;
    await query(postgres, 'shop', 'insert into part values (43)');
    process.kill(postmasterPid(), 'SIGKILL');
    await postgres.ended;
    expect(await query(await start(), 'shop', 'select id from part order by 1')).toEqual([
      { id: 42 },
      { id: 43 },
    ]);
  });

  it('stops the server that a killed owner left running, then starts', async () => {
    const abandoned = running.at(-1) as EmbeddedPostgres;
    const abandonedPid = postmasterPid();
    // What the system does with the connections of a killed process.
    await query(
      abandoned,
      'postgres',
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'`,
    );
    const postgres = await start();
    await abandoned.ended;
    expect(postmasterPid()).not.toBe(abandonedPid);
    expect(await query(postgres, 'shop', 'select count(*)::int as parts from part')).toEqual([{ parts: 2 }]);
  });

  it('passes over a lock whose process number is now a stranger’s', async () => {
    await (running.at(-1) as EmbeddedPostgres).stop();
    const lock = [process.pid, join(folder, 'data'), 1767225600, 5432, '', '127.0.0.1', '1 1', 'ready'];
    await writeFile(join(folder, 'data/postmaster.pid'), lock.join('\n'));
    expect(await query(await start(), 'shop', 'select max(id) as id from part')).toEqual([{ id: 43 }]);
  });
});
