import { once } from 'node:events';
import { cp, open, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { EmbeddedPostgres } from '@shared/infra/embedded/embedded-postgres.js';
import { freePort } from '@shared/infra/embedded/free-port.js';
import { choosePostgresUser, PostgresBinaries } from '@shared/infra/embedded/postgres-binaries.js';

const readyDeadlineMs = 60_000;

interface Standby {
  port: number;
  stop: () => Promise<void>;
}

/** A PostgreSQL server of its own with a streaming replica, both in one folder. */
export class ReplicatedPostgres {
  private constructor(
    readonly primary: EmbeddedPostgres,
    private readonly folder: string,
    private readonly standby: Standby,
  ) {}

  static async start(folder: string): Promise<ReplicatedPostgres> {
    const primary = await EmbeddedPostgres.start(join(folder, 'primary'), { isDisposable: true });
    try {
      return new ReplicatedPostgres(primary, folder, await addStandby(primary, folder, 'standby'));
    } catch (error) {
      await primary.stop();
      throw error;
    }
  }

  /** The connection string of a database on the replica. */
  replicaUrl(database: string): string {
    return urlOn(this.standby.port, this.primary, database);
  }

  /** A further replica of the same primary: its connection string, and what ends it. */
  async addReplica(database: string): Promise<{ url: string; stop: () => Promise<void> }> {
    const { port, stop } = await addStandby(this.primary, this.folder, 'further');
    return { url: urlOn(port, this.primary, database), stop };
  }

  stopStandby(): Promise<void> {
    return this.standby.stop();
  }

  /** The replica no longer replays what it receives, until {@link resume}. */
  pause(): Promise<unknown> {
    return this.tell('select pg_wal_replay_pause()');
  }

  resume(): Promise<unknown> {
    return this.tell('select pg_wal_replay_resume()');
  }

  /** Asks the replica. */
  tell<Row extends object>(sql: string, database = 'postgres'): Promise<Row[]> {
    return ask<Row>(this.replicaUrl(database), sql);
  }

  async stop(): Promise<void> {
    await this.stopStandby();
    await this.primary.stop();
  }
}

async function addStandby(primary: EmbeddedPostgres, folder: string, name: string): Promise<Standby> {
  const data = join(folder, name);
  await copyCluster(primary, join(folder, 'primary/data'), data);
  const port = await freePort();
  return { port, stop: await startStandby(primary, data, port) };
}

function urlOn(port: number, primary: EmbeddedPostgres, database: string): string {
  const url = new URL(primary.url(database));
  url.port = String(port);
  return url.href;
}

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client
    .query<Row>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** A base backup by the low-level interface: the embedded build has no `pg_basebackup`. */
async function copyCluster(primary: EmbeddedPostgres, from: string, to: string): Promise<void> {
  const client = new Client({ connectionString: primary.url('postgres') });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', fast => true)`);
    const isLeftOut = (path: string) => /^(postmaster\.pid|\.s\.PGSQL\..*)$/.test(basename(path));
    await cp(from, to, { recursive: true, filter: (path) => !isLeftOut(path) });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(join(to, 'backup_label'), rows[0]!.labelfile);
    await writeFile(join(to, 'standby.signal'), '');
  } finally {
    await client.end();
  }
}

async function startStandby(
  primary: EmbeddedPostgres,
  data: string,
  port: number,
): Promise<() => Promise<void>> {
  const binaries = await PostgresBinaries.load(choosePostgresUser());
  const { hostname, port: primaryPort, username, password } = new URL(primary.url('postgres'));
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    // At least the primary's.
    max_connections: 500,
    primary_conninfo: `host=${hostname} port=${primaryPort} user=${username} password=${password}`,
    fsync: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await open(`${data}.log`, 'a');
  const server = binaries.spawn('postgres', ['-D', data, ...flags], ['ignore', log.fd, log.fd]);
  await log.close();
  const exited = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGINT');
    await exited;
    await rm(data, { recursive: true, force: true });
  };
  const url = urlOn(port, primary, 'postgres');
  for (let waitedMs = 0; server.exitCode === null && waitedMs < readyDeadlineMs; waitedMs += 100) {
    const [row] = await ask<{ is: boolean }>(url, 'select pg_is_in_recovery() as is').catch(() => []);
    if (row?.is) return stop;
    await sleep(100);
  }
  await stop();
  throw new Error('The standby does not start');
}
