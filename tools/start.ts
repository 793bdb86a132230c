import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readProcessSettings, readSettings, type Settings } from '@shared/infra/config/env.js';
import { ignoreOutputErrors } from '@shared/infra/config/log-stream.js';
import { endProcess, sameSignalMs } from '@shared/infra/config/process-stop.js';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { migrate } from '@shared/infra/database/migrate.js';
import { dataFoldersOf, prepareDataFolder } from '@shared/infra/storage/data-folder.js';
import { makeFolder } from '@shared/infra/storage/make-folder.js';
import { Ballast } from './start/ballast.js';
import { BoundedLogs } from './start/bounded-logs.js';
import { SupervisedChild } from './start/child-processes.js';
import { embeddedDatabase, EmbeddedPostgres } from '@shared/infra/embedded/embedded-postgres.js';
import { freePortFrom } from '@shared/infra/embedded/free-port.js';
import { keptSecret } from '@shared/infra/embedded/kept-secret.js';
import { describeStartError } from '@shared/infra/config/start-error.js';

const readyDeadlineMs = 90_000;

/** Waits between starts of a database that does not come up, a full disk being the usual cause. */
const databasePausesMs = [1_000, 2_000, 5_000, 10_000];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The whole service on one machine: PostgreSQL unless one is given, the migrate step, API and worker. */
class Launcher {
  private postgres: Promise<EmbeddedPostgres> | null = null;
  private readonly children: SupervisedChild[] = [];
  private logs: BoundedLogs | null = null;
  private ballast: Ballast | null = null;
  private isStopping = false;
  private reportFailure: (error: Error) => void = () => undefined;

  /** Rejects when something that must run cannot be kept running. */
  readonly failed = new Promise<never>((_resolve, reject) => {
    this.reportFailure = reject;
  });

  constructor() {
    this.failed.catch(() => undefined);
  }

  async start(given: NodeJS.ProcessEnv): Promise<void> {
    const env = await this.completeEnv(given);
    const settings = readProcessSettings(env);
    await this.unlessStopping(() => migrate(settings));
    await this.unlessStopping(() => {
      for (const name of ['API', 'worker']) this.startChild(name, env, settings.dataDir);
      return Promise.resolve();
    });
    await this.unlessStopping(() => this.untilReady(settings));
    await this.unlessStopping(() => Promise.resolve(announce(settings)));
  }

  /**
   * The API first, whose calls in flight need the worker, then the worker, then the database that both work with.
   * Of processes that have not been started nothing is waited for.
   */
  async stop(): Promise<void> {
    if (this.isStopping) return;
    this.isStopping = true;
    for (const child of this.children) await child.stop();
    const postgres = await this.postgres?.catch(() => null);
    await postgres?.stop();
    await this.ballast?.stop();
    await this.logs?.stop();
  }

  killChildren(): void {
    for (const child of this.children) child.kill();
  }

  /** The given environment, completed by the embedded defaults. */
  private async completeEnv(given: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
    const settings = readSettings(given);
    const own = ['logs', ...(settings.databaseUrl === null ? ['postgres'] : [])];
    const folders = [...dataFoldersOf(settings), ...own.map((name) => join(settings.dataDir, name))];
    await prepareDataFolder(settings.dataDir, { folders });
    await this.keepLogsBounded(settings.dataDir);
    const port = await freePortFrom(settings.port, settings.host);
    if (port !== settings.port) say(`Port ${settings.port} is taken: listening on ${port} instead.`);
    return {
      ...(settings.workerPort === null && (await workerPortFor(settings, port))),
      // Nobody else knows the embedded database: the API process that starts here is the only one.
      ...(settings.databaseUrl === null && { RATE_COUNTERS: 'process' }),
      ...given,
      PORT: String(port),
      DATA_DIR: settings.dataDir,
      DATABASE_URL: settings.databaseUrl ?? (await this.startEmbedded(settings)),
      APP_SECRET: settings.appSecret ?? (await keptSecret(join(settings.dataDir, 'app-secret'))),
    };
  }

  private async startEmbedded(settings: Settings): Promise<string> {
    const url = await this.startPostgres(settings);
    this.ballast = new Ballast(join(settings.dataDir, 'postgres', 'ballast'), say);
    await this.ballast.start();
    return url;
  }

  private async startPostgres(settings: Settings, port?: number): Promise<string> {
    const folder = join(settings.dataDir, 'postgres');
    this.postgres = EmbeddedPostgres.start(folder, { port });
    const postgres = await this.postgres;
    await postgres.ensureDatabase(embeddedDatabase).catch(async (error: unknown) => {
      await postgres.stop();
      throw error;
    });
    // On the same port and socket: the processes have its address and connect again by themselves.
    void postgres.ended.then(() => this.restartPostgres(settings, postgres.port));
    return postgres.socketUrl(embeddedDatabase);
  }

  /** Retries without limit: it succeeds once the disk has room again; until then the API answers 503. */
  private async restartPostgres(settings: Settings, port: number): Promise<void> {
    for (let failures = 0; !this.isStopping; failures += 1) {
      if (failures === 0) say('PostgreSQL ended; starting it again.');
      try {
        await this.startPostgres(settings, port);
        if (failures > 0) say('PostgreSQL runs again.');
        return;
      } catch (error) {
        if (failures === 0) say(`${describeStartError(error)} Trying again.`);
      }
      await sleep(databasePausesMs[Math.min(failures, databasePausesMs.length - 1)]);
    }
  }

  private async keepLogsBounded(dataDir: string): Promise<void> {
    const folder = join(dataDir, 'logs');
    await makeFolder(folder, 0o700);
    const files = [
      join(folder, 'api.log'),
      join(folder, 'worker.log'),
      join(dataDir, 'postgres', 'server.log'),
    ];
    this.logs = new BoundedLogs(files);
    this.logs.start();
  }

  private startChild(name: string, env: NodeJS.ProcessEnv, dataDir: string): void {
    const script = join(projectRoot, 'dist/apps', name.toLowerCase(), 'src/main.js');
    const logFile = join(dataDir, 'logs', `${name.toLowerCase()}.log`);
    const child = new SupervisedChild({ name, script, env, logFile, log: say });
    child.failed.catch(this.reportFailure);
    this.children.push(child);
    child.start();
  }

  private async untilReady({ host, port }: Settings): Promise<void> {
    const address = addressOf(host);
    const deadlineMs = Date.now() + readyDeadlineMs;
    while (!this.isStopping) {
      const answer = await fetch(`http://${address}:${port}/health/ready`).catch(() => null);
      if (answer?.ok) return;
      if (Date.now() > deadlineMs) {
        const last = answer ? await answer.text() : 'no answer';
        throw new Error(`The service was not ready after ${readyDeadlineMs / 1000} s: ${last}`);
      }
      await sleep(200);
    }
  }

  private async unlessStopping(step: () => Promise<unknown>): Promise<void> {
    if (!this.isStopping) await step();
  }
}

/** A port for the worker's figures, which the API's then include. */
async function workerPortFor({ host }: Settings, apiPort: number): Promise<NodeJS.ProcessEnv> {
  const port = await freePortFrom(apiPort + 1, host);
  return { WORKER_PORT: String(port), WORKER_METRICS_URL: `http://${addressOf(host)}:${port}/metrics` };
}

/** An address that reaches what listens on `host`. */
function addressOf(host: string): string {
  return { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? host;
}

function announce({ publicUrl, mail, port, dataDir }: Settings): void {
  const moved = [
    dataDir === resolve('var') ? '' : `DATA_DIR=${dataDir} `,
    port === 3000 ? '' : `PORT=${port} `,
  ].join('');
  say(
    [
      '',
      `  instant-fdm is ready at ${publicUrl}`,
      '',
      `  Shop      ${publicUrl}/fr`,
      `  Console   ${publicUrl}/ops   (${moved}npm run operator -- add you@example.com admin --password opens it)`,
      `  Mail      ${mail.smtpUrl ? 'sent by SMTP_URL' : mail.folder}`,
      `  Logs      ${join(dataDir, 'logs')}`,
      `  Data      ${dataDir}`,
      `  Next      ${moved}npm run demo   (in another terminal: signs up, uploads parts, prices and orders them)`,
      '  Stop      Ctrl-C',
      '',
    ].join('\n'),
  );
}

ignoreOutputErrors();
const launcher = new Launcher();
let firstSignalMs: number | null = null;

async function end(exitCode: number): Promise<void> {
  await launcher.stop();
  endProcess(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (firstSignalMs === null) {
      firstSignalMs = performance.now();
      say('Stopping. A second signal stops at once.');
      void end(0);
    } else if (performance.now() - firstSignalMs > sameSignalMs) {
      // PostgreSQL is stopped all the same: that takes a moment, and keeps the next start short.
      launcher.killChildren();
    }
  });
}

try {
  await Promise.race([launcher.start(process.env), launcher.failed]);
  await launcher.failed;
} catch (error) {
  if (firstSignalMs === null) {
    process.stderr.write(`${describeStartError(error)}\n`);
    await end(1);
  }
}
