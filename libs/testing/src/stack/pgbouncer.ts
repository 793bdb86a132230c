import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '@shared/infra/embedded/free-port.js';
import { programOf } from '../installed-programs.js';

/** Debian's pgbouncer, if it is installed. */
export const pgbouncerProgram = programOf('pgbouncer');

/** PgBouncer refuses to run as root: then it runs as `nobody`. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** A PgBouncer of its own before a PostgreSQL server, with a few connections to share by transaction. */
export class Pgbouncer {
  private constructor(
    private readonly port: number,
    private readonly adminUrl: string,
    readonly stop: () => Promise<void>,
  ) {}

  /**
   * @param adminUrl connection string of the server; its user may see the console
   * @param poolSize connections to each database, whatever the number of clients
   */
  static async start(adminUrl: string, poolSize: number): Promise<Pgbouncer> {
    const port = await freePort();
    const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
    const file = await writeSettings(folder, { adminUrl, port, poolSize });
    const server = spawn(pgbouncerProgram ?? 'pgbouncer', ['--quiet', file], { stdio: 'ignore', ...user });
    const exited = once(server, 'exit');
    const stop = async () => {
      server.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    };
    const pgbouncer = new Pgbouncer(port, adminUrl, stop);
    for (let waitedMs = 0; server.exitCode === null && waitedMs < 30_000; waitedMs += 50) {
      if (await pgbouncer.ask('show version').catch(() => null)) return pgbouncer;
      await sleep(50);
    }
    await stop();
    throw new Error('pgbouncer does not start');
  }

  /** The way to a database of the server through the pooler. */
  through(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    url.port = String(this.port);
    return url.href;
  }

  /** Rows that the pooler's console answers, such as to `show pools`. */
  async ask(command: string): Promise<Record<string, string>[]> {
    const url = new URL(this.through(this.adminUrl));
    url.pathname = 'pgbouncer';
    const client = new Client({ connectionString: url.href });
    client.on('error', () => undefined);
    await client.connect();
    return client
      .query<Record<string, string>>(command)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }
}

async function writeSettings(
  folder: string,
  { adminUrl, port, poolSize }: { adminUrl: string; port: number; poolSize: number },
): Promise<string> {
  const { username, password, hostname, port: serverPort } = new URL(adminUrl);
  const settings = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
admin_users = ${username}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
`,
  );
  await chmod(folder, 0o755);
  return settings;
}
