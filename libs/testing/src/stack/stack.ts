import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { StorageSettings } from '@shared/infra/config/env.js';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { freePort } from '@shared/infra/embedded/free-port.js';
import { startRedisServer } from './redis-server.js';
import { startS3TestServer } from './s3-server.js';
import type { StackKind } from './stack-kind.js';
import { StackProcess } from './stack-process.js';
import { createDatabase } from './test-database.js';

/** Where a test finds the service under test; survives JSON. */
export interface StackAddress {
  kind: StackKind;
  baseUrl: string;
  databaseUrl: string;
  dataDir: string;
  /** One .eml for each mail sent. */
  mailFolder: string;
}

export interface TestStack extends StackAddress {
  api: StackProcess;
  worker: StackProcess;
  /** Waits until `GET /health/ready` answers 200. */
  untilReady(): Promise<void>;
  /** Starts a further API process on a port of its own, with these settings on top; it ends with the stack. */
  addApi(more?: NodeJS.ProcessEnv): Promise<{ api: StackProcess; baseUrl: string }>;
  /** Starts a further worker process; it ends with the stack. */
  addWorker(): Promise<StackProcess>;
  /** Ends the processes and drops the database and the folder. */
  stop(): Promise<void>;
}

export interface StackOptions {
  kind: StackKind;
  /** Connection string of a database that may create others. */
  adminUrl: string;
  /** A migrated database on that server, which this stack copies; without one it migrates its own. */
  template?: string;
  /** Settings on top of the stack's own; those that name its database are made from its address. */
  env?: NodeJS.ProcessEnv | ((databaseUrl: string) => NodeJS.ProcessEnv);
  /** Settings of the worker alone. */
  workerEnv?: NodeJS.ProcessEnv;
  /** Where the stack's folder is made; the machine's temporary folder by default. */
  parentFolder?: string;
}

const readyDeadlineMs = 180_000;
const run = promisify(execFile);
const built = (path: string): string => join(projectRoot, 'dist', path);

/** The built API and worker as processes of their own, on a fresh database and an empty folder. */
export async function startStack({
  kind,
  adminUrl,
  template,
  env = {},
  workerEnv = {},
  parentFolder = tmpdir(),
}: StackOptions): Promise<TestStack> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const dataDir = await mkdtemp(join(parentFolder, `instant-fdm-${kind}-`));
    undo.push(() => rm(dataDir, { recursive: true, force: true }));
    const database = await createDatabase(adminUrl, template);
    undo.push(() => database.drop());
    const services = kind === 'redis' ? await startServices(dataDir, undo) : {};
    // Last, so that no other server of the stack is given the same one.
    const port = await freePort();
    const baseUrl = `http://127.0.0.1:${port}`;
    const given = typeof env === 'function' ? env(database.url) : env;
    const processEnv = { ...envOf({ dataDir, port, databaseUrl: database.url }), ...services, ...given };
    if (template === undefined) {
      await run(process.execPath, [built('apps/api/src/migrate.js')], { env: processEnv });
    }

    const logs = join(dataDir, 'logs');
    await mkdir(logs);
    const processes: StackProcess[] = [];
    undo.push(() => Promise.all(processes.map((one) => one.kill('SIGTERM'))));
    const processOf = (app: 'api' | 'worker', log: string, more: NodeJS.ProcessEnv = {}) => {
      const started = new StackProcess(
        built(`apps/${app}/src/main.js`),
        { ...processEnv, ...more },
        join(logs, log),
      );
      processes.push(started);
      return started;
    };
    const api = processOf('api', 'api.log');
    const worker = processOf('worker', 'worker.log', workerEnv);
    await Promise.all([api.start(), worker.start()]);
    const untilReady = () => waitUntilReady(baseUrl, [api, worker]);
    await untilReady();
    const mailFolder = join(dataDir, 'mail');
    const address = { kind, baseUrl, databaseUrl: database.url, dataDir, mailFolder };
    const addWorker = async () => {
      const further = processOf('worker', `worker-${processes.length}.log`, workerEnv);
      await further.start();
      return further;
    };
    return {
      ...address,
      api,
      worker,
      untilReady,
      addApi: (more?: NodeJS.ProcessEnv) => furtherApi(processOf, more),
      addWorker,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The settings of every stack. */
function envOf(own: { dataDir: string; port: number; databaseUrl: string }): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(own.port),
    PUBLIC_URL: `http://127.0.0.1:${own.port}`,
    DATA_DIR: own.dataDir,
    DATABASE_URL: own.databaseUrl,
    APP_SECRET: randomBytes(32).toString('base64url'),
    RATE_LIMIT_SCALE: '1000',
    // Specs sign up thousands of customers, and wait for their links.
    MAIL_PER_SECOND: '500',
    // Each stack loads the same modules: compiling them once saves a quarter of the start.
    NODE_COMPILE_CACHE: join(projectRoot, 'node_modules/.cache/node-compile'),
  };
}

async function furtherApi(
  processOf: (app: 'api', log: string, more: NodeJS.ProcessEnv) => StackProcess,
  more: NodeJS.ProcessEnv = {},
): Promise<{ api: StackProcess; baseUrl: string }> {
  const PORT = String(await freePort());
  const baseUrl = `http://127.0.0.1:${PORT}`;
  const api = processOf('api', `api-${PORT}.log`, { ...more, PORT });
  await api.start();
  await waitUntilReady(baseUrl, [api]);
  return { api, baseUrl };
}

async function startServices(dataDir: string, undo: (() => Promise<unknown>)[]): Promise<NodeJS.ProcessEnv> {
  const redis = await startRedisServer();
  undo.push(() => redis.stop());
  const s3 = await startS3TestServer(join(dataDir, 's3'));
  undo.push(() => s3.stop());
  return { REDIS_URL: redis.url, ...s3Env(s3.settings) };
}

/** The settings of a stack whose files are in S3. */
export function s3Env(settings: Extract<StorageSettings, { kind: 's3' }>): NodeJS.ProcessEnv {
  return {
    S3_ENDPOINT: settings.endpoint,
    S3_REGION: settings.region,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY: settings.accessKey,
    S3_SECRET_KEY: settings.secretKey,
    ...(settings.uploadUrl !== null && { S3_UPLOAD_URL: settings.uploadUrl }),
  };
}

async function waitUntilReady(baseUrl: string, processes: StackProcess[]): Promise<void> {
  const deadlineMs = Date.now() + readyDeadlineMs;
  for (;;) {
    const answer = await fetch(`${baseUrl}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > deadlineMs || processes.some((one) => !one.isRunning)) {
      const last = answer ? await answer.text() : 'no answer';
      const logs = await Promise.all(processes.map((one) => one.lastLines(30)));
      throw new Error(`The stack did not become ready (${last}).\n${logs.join('\n---\n')}`);
    }
    await sleep(100);
  }
}
