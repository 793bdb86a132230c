import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { Client } from 'pg';
import { embeddedDatabase, runningPostgresUrl } from '@shared/infra/embedded/embedded-postgres.js';
import { freePort } from '@shared/infra/embedded/free-port.js';

export interface ServiceOptions {
  /** Settings on top of the drill's own. */
  env?: NodeJS.ProcessEnv;
  /** Instead of the folder's own. */
  dataDir?: string;
}

const readyDeadlineMs = 90_000;

/** The service as `npm start` runs it, on its own folder, with its processes by name. */
export class DrilledService {
  private output = '';
  private launcher: ChildProcess | null = null;

  private constructor(
    readonly baseUrl: string,
    readonly dataDir: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  static async start(
    folder: string,
    { env, dataDir = folder }: ServiceOptions = {},
  ): Promise<DrilledService> {
    const port = await freePort();
    const service = new DrilledService(`http://127.0.0.1:${port}`, dataDir, {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'warn',
      ...env,
    });
    await service.launch();
    return service;
  }

  get mailFolder(): string {
    return join(this.dataDir, 'mail');
  }

  /** The process of that name that runs now; `PostgreSQL` where it is the embedded one. */
  async pidOf(name: 'API' | 'worker' | 'PostgreSQL'): Promise<number> {
    if (name === 'PostgreSQL') {
      const lock = await readFile(join(this.dataDir, 'postgres/data/postmaster.pid'), 'utf8');
      const [pid = ''] = lock.split('\n');
      // 0 would be this process and all of its own.
      if (pid === '') throw new Error('PostgreSQL has not written its process id yet');
      return Number(pid);
    }
    const started = [...this.output.matchAll(new RegExp(`The ${name} runs as process (\\d+)`, 'g'))];
    return Number(started.at(-1)?.[1]);
  }

  async query<Row>(sql: string): Promise<Row[]> {
    const client = new Client({ connectionString: await this.databaseUrl() });
    await client.connect();
    const { rows } = await client.query(sql).finally(() => client.end());
    return rows as Row[];
  }

  async stop(): Promise<void> {
    const { launcher } = this;
    if (launcher === null || launcher.exitCode !== null) return;
    const exited = once(launcher, 'exit');
    launcher.kill('SIGTERM');
    await exited;
  }

  async isReady(): Promise<boolean> {
    return (await fetch(`${this.baseUrl}/health/ready`).catch(() => null))?.ok ?? false;
  }

  async untilReady(): Promise<void> {
    const giveUpAt = Date.now() + readyDeadlineMs;
    while (!(await this.isReady())) {
      if (this.launcher?.exitCode !== null || Date.now() > giveUpAt) {
        throw new Error(`The drilled service is not ready:\n${this.output}`);
      }
      await sleep(50);
    }
  }

  private async launch(): Promise<void> {
    const launcher = spawn(process.execPath, [join(projectRoot, 'dist/tools/start.js')], {
      env: this.env,
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.launcher = launcher;
    for (const stream of [launcher.stdout, launcher.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
    await this.untilReady();
  }

  private async databaseUrl(): Promise<string> {
    if (this.env.DATABASE_URL !== undefined) return this.env.DATABASE_URL;
    return runningPostgresUrl(join(this.dataDir, 'postgres'), embeddedDatabase);
  }
}
