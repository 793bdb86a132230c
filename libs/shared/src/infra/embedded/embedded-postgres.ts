import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { glob, open, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { makeFolder } from '@shared/infra/storage/make-folder.js';
import { freePort } from './free-port.js';
import { keptSecret } from './kept-secret.js';
import { choosePostgresUser, PostgresBinaries, type PostgresUser } from './postgres-binaries.js';
import { LeftoverPostmaster } from './leftover-postmaster.js';

/** The service's database in it. */
export const embeddedDatabase = 'instant_fdm';

/** Held by the launcher's connection, and so released when its process ends. */
const ownerLock = 4_919_002;

/** How long a server that ends at once is restarted. */
const startDeadlineMs = 10_000;
/** SQLSTATE. */
const invalidPassword = '28P01';

const stopDeadlineMs = 15_000;

interface EmbeddedPostgresOptions {
  /** Faster, but loses data in a power cut: for tests. */
  isDisposable?: boolean;
  /** A port to listen on again after a crash; by default any free one. */
  port?: number;
  /** The user that runs the server; by default {@link choosePostgresUser} decides. */
  user?: PostgresUser;
}

/** What the path of a Unix socket may be long, in bytes, on every system. */
const longestSocketPath = 103;

/** An embedded PostgreSQL server, with its data in a folder, on a loopback port and where possible on a Unix socket. */
export class EmbeddedPostgres {
  private constructor(
    readonly port: number,
    private readonly data: string,
    private readonly password: string,
    private readonly server: ChildProcess,
    private readonly owner: Client,
    /** Resolves when the server has ended, stopped or crashed. */
    readonly ended: Promise<void>,
  ) {}

  /**
   * Starts the server; creates its cluster or recovers from a crash if necessary. A server left running by a killed
   * launcher is stopped first, a stale lock is ignored.
   *
   * @param folder holds the cluster, its password and its log.
   * @throws when another running process uses the folder, or the server does not start.
   */
  static async start(folder: string, options: EmbeddedPostgresOptions = {}): Promise<EmbeddedPostgres> {
    const binaries = await PostgresBinaries.load(options.user ?? choosePostgresUser());
    const password = await keptSecret(join(folder, 'password'));
    const data = join(folder, 'data');
    await takeOver(data, password);
    if (!existsSync(join(data, 'PG_VERSION'))) await createCluster(binaries, folder);

    const deadlineMs = Date.now() + startDeadlineMs;
    for (;;) {
      const port = options.port ?? (await freePort());
      const started = await startServer(binaries, folder, port, password, options.isDisposable ?? false);
      if (started)
        return new EmbeddedPostgres(port, data, password, started.server, started.owner, started.ended);
      // The port was taken meanwhile, or the last processes of a killed server still hold its shared memory.
      if (Date.now() > deadlineMs) {
        throw new Error(await whyInLog(folder, 'PostgreSQL does not start'));
      }
      await sleep(300);
    }
  }

  /** The connection string of one database. */
  url(database: string): string {
    return urlOf(this.port, this.password, database);
  }

  /** As {@link url}, by the server's Unix socket, which costs less than the loopback; by the port where it has none. */
  socketUrl(database: string): string {
    return urlOf(this.port, this.password, database, socketFolderOf(this.data, this.port) ?? undefined);
  }

  /** Creates the database unless it is there. */
  async ensureDatabase(database: string): Promise<void> {
    const { rowCount } = await this.owner.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await this.owner.query(`create database ${this.owner.escapeIdentifier(database)}`);
  }

  /** Fast shutdown: open transactions roll back, connections close, and everything is on the disk. */
  async stop(): Promise<void> {
    this.server.kill('SIGINT');
    const timer = setTimeout(() => this.server.kill('SIGQUIT'), stopDeadlineMs);
    await this.ended;
    clearTimeout(timer);
    await this.owner.end().catch(() => undefined);
  }
}

/**
 * The connection string of a running embedded server, for commands beside `npm start`.
 *
 * @param folder as in {@link EmbeddedPostgres.start}
 * @throws when none runs there
 */
export async function runningPostgresUrl(folder: string, database: string): Promise<string> {
  const lock = await readFile(join(folder, 'data/postmaster.pid'), 'utf8').catch(() => '');
  const port = Number(lock.split('\n')[3]);
  if (!(port > 0)) throw new Error(`No embedded PostgreSQL runs on ${folder}: start it, or set DATABASE_URL`);
  return urlOf(port, (await readFile(join(folder, 'password'), 'utf8')).trim(), database);
}

function urlOf(port: number, password: string, database: string, host = '127.0.0.1'): string {
  return `postgres://postgres:${password}@${encodeURIComponent(host)}:${port}/${encodeURIComponent(database)}`;
}

/** Where the server's socket is: beside its data, which only its user and root can enter. */
function socketFolderOf(data: string, port: number): string | null {
  const folder = resolve(data);
  return Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= longestSocketPath ? folder : null;
}

/** Makes sure that no server runs on the cluster and no lock of a dead one is in the way. */
async function takeOver(data: string, password: string): Promise<void> {
  const leftover = await LeftoverPostmaster.find(data);
  if (leftover && (await hasOwner(leftover.port, password))) {
    throw new Error(`${data} is in use by another npm start: stop that one, or choose another DATA_DIR`);
  }
  await leftover?.stop(stopDeadlineMs);
  for await (const lock of glob('{postmaster.pid,.s.PGSQL.*}', { cwd: data })) {
    await rm(join(data, lock), { force: true });
  }
}

/** A server that takes no connections counts as without an owner. */
async function hasOwner(port: number, password: string): Promise<boolean> {
  const client = new Client({ connectionString: urlOf(port, password, 'postgres') });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const lock = 'select pg_try_advisory_lock($1) as "isFree"';
    const { rows } = await client.query<{ isFree: boolean }>(lock, [ownerLock]);
    return rows[0]?.isFree === false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Creates the cluster under a temporary name, so that an incomplete one is never used. */
async function createCluster(binaries: PostgresBinaries, folder: string): Promise<void> {
  const unfinished = join(folder, 'data.unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await makeFolder(unfinished, 0o700);
  await binaries.give(unfinished);
  const passwordFile = join(folder, 'password');
  await binaries.give(passwordFile);
  const log = await open(join(folder, 'server.log'), 'a', 0o600);
  try {
    const initdb = binaries.spawn(
      'initdb',
      [
        ...['-D', unfinished, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
        ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ],
      ['ignore', log.fd, log.fd],
    );
    const [status] = (await once(initdb, 'exit')) as [number | null];
    if (status !== 0) throw new Error(await whyInLog(folder, 'PostgreSQL cannot create its cluster'));
  } finally {
    await log.close();
  }
  await rename(unfinished, join(folder, 'data'));
}

/** One sentence: the last error in the server's log, and the log's path. */
async function whyInLog(folder: string, what: string): Promise<string> {
  const path = join(folder, 'server.log');
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n');
  const complaint = lines.findLast((line) => /(FATAL|PANIC|ERROR|error): |could not/.test(line));
  const why = complaint?.replace(/^.*?(FATAL|PANIC|ERROR|error): +/, '').trim();
  return `${what}${why === undefined ? '' : ` (${why})`}; see ${path}.`;
}

interface StartedServer {
  server: ChildProcess;
  owner: Client;
  ended: Promise<void>;
}

/** Returns null when the server ends before it takes connections. */
async function startServer(
  binaries: PostgresBinaries,
  folder: string,
  port: number,
  password: string,
  isDisposable: boolean,
): Promise<StartedServer | null> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: socketFolderOf(join(folder, 'data'), port) ?? '',
    // Each queue and worker process has a pool of its own.
    max_connections: isDisposable ? 500 : 200,
    // A quarter of PostgreSQL's default, so that the write-ahead log fits on a small disk.
    max_wal_size: '256MB',
    ...(isDisposable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await open(join(folder, 'server.log'), 'a', 0o600);
  const server = binaries.spawn(
    'postgres',
    ['-D', join(folder, 'data'), ...flags],
    ['ignore', log.fd, log.fd],
  );
  await log.close();
  let isOver = false;
  // One that could not be started, for want of memory or processes, has no exit.
  const ended = new Promise<unknown>((resolve) => server.once('exit', resolve).once('error', resolve)).then(
    () => void (isOver = true),
  );
  while (!isOver) {
    const owner = new Client({ connectionString: urlOf(port, password, 'postgres') });
    owner.on('error', () => undefined);
    try {
      await owner.connect();
      await owner.query('select pg_advisory_lock($1)', [ownerLock]);
      return { server, owner, ended };
    } catch (error) {
      await owner.end().catch(() => undefined);
      if ((error as { code?: string }).code === invalidPassword) {
        server.kill('SIGINT');
        throw new Error(`${join(folder, 'password')} is not the password of the cluster beside it`, {
          cause: error,
        });
      }
      await sleep(50);
    }
  }
  return null;
}
