import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { freePortFrom } from '@shared/infra/embedded/free-port.js';

/** A run of what `npm start` executes, and all it has printed. */
interface Run {
  process: ChildProcess;
  output: string;
  /** Its end, and that of its output. */
  exited: Promise<unknown[]>;
}

let dataDir: string;
let squatter: Server;
let current: Run;

function start(env: NodeJS.ProcessEnv = {}): Run {
  const child = spawn(process.execPath, ['dist/tools/start.js'], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: String((squatter.address() as AddressInfo).port),
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const run: Run = { process: child, output: '', exited: once(child, 'close') };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (run.output += chunk.toString()));
  }
  return run;
}

async function untilPrinted(run: Run, pattern: RegExp): Promise<string> {
  for (let waitedMs = 0; waitedMs < 45_000; waitedMs += 50) {
    const match = pattern.exec(run.output);
    if (match) return match[1] ?? '';
    if (run.process.exitCode !== null) break;
    await sleep(50);
  }
  throw new Error(`${String(pattern)} was not printed:\n${run.output}`);
}

const readyAt = /is ready at (\S+)/;

async function isAnswering(baseUrl: string): Promise<boolean> {
  return (await fetch(`${baseUrl}/health/ready`).catch(() => null))?.ok ?? false;
}

async function query(sql: string): Promise<unknown[]> {
  const password = (await readFile(join(dataDir, 'postgres/password'), 'utf8')).trim();
  const lock = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  const port = Number(lock.split('\n')[3]);
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'instant_fdm' });
  await client.connect();
  return client
    .query<Record<string, unknown>>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

describe('npm start', () => {
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'instant-fdm-start-'));
    // Below the ports that others are given by the system, so that the next one stays free.
    const wanted = 20_000 + Math.floor(9_000 * Math.random());
    squatter = createServer().listen(await freePortFrom(wanted, '127.0.0.1'), '127.0.0.1');
    await once(squatter, 'listening');
    current = start();
    await untilPrinted(current, readyAt);
  });

  afterAll(async () => {
    current.process.kill('SIGTERM');
    await current.exited;
    squatter.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('passes over a taken port, and prints the address, the mail folder and the next step', async () => {
    const taken = (squatter.address() as AddressInfo).port;
    expect(current.output).toContain(`Port ${taken} is taken: listening on `);
    expect(current.output).toContain(join(dataDir, 'mail'));
    expect(current.output).toContain('npm run demo');
    expect(await isAnswering(await untilPrinted(current, readyAt))).toBe(true);
  });

  it('refuses to work on the folder of a running one, which is not disturbed', async () => {
    const second = start();
    expect(await second.exited).toEqual([1, null]);
    expect(second.output).toContain('is in use by another npm start');
    expect(await isAnswering(await untilPrinted(current, readyAt))).toBe(true);
  });

  it.each(['API', 'worker'])('starts the %s again after kill -9, until it is ready', async (name) => {
    const pid = Number(await untilPrinted(current, new RegExp(`The ${name} runs as process (\\d+)`)));
    const baseUrl = await untilPrinted(current, readyAt);
    process.kill(pid, 'SIGKILL');
    await untilPrinted(current, new RegExp(`The ${name} ended \\(SIGKILL\\)[^]*The ${name} runs as process`));
    for (let waitedMs = 0; !(await isAnswering(baseUrl)) && waitedMs < 30_000; waitedMs += 100)
      await sleep(100);
    expect(await isAnswering(baseUrl)).toBe(true);
  });

  it('stops everything on SIGTERM, and has its data at the next start', async () => {
    await query('create table kept as select 42 as answer');
    const baseUrl = await untilPrinted(current, readyAt);
    current.process.kill('SIGTERM');
    expect(await current.exited).toEqual([0, null]);
    expect(await isAnswering(baseUrl)).toBe(false);
    await expect(query('select 1')).rejects.toThrow('ENOENT');

    current = start();
    await untilPrinted(current, readyAt);
    expect(await query('select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('takes Ctrl-C, which the terminal and npm both send, for one signal, and ends in order', async () => {
    await untilPrinted(current, readyAt);
    current.process.kill('SIGINT');
    await sleep(50);
    current.process.kill('SIGINT');
    expect(await current.exited).toEqual([0, null]);
    const log = await readFile(join(dataDir, 'postgres/server.log'), 'utf8');
    expect(log.trim().split('\n').at(-1)).toContain('database system is shut down');
    current = start();
    await untilPrinted(current, readyAt);
  });

  it('starts again after kill -9 of the launcher, whose processes have ended by themselves', async () => {
    const baseUrl = await untilPrinted(current, readyAt);
    const ended = once(current.process, 'exit');
    current.process.kill('SIGKILL');
    await ended;
    while (await isAnswering(baseUrl)) await sleep(100);
    current = start();
    expect(await isAnswering(await untilPrinted(current, readyAt))).toBe(true);
  });

  it('is stopped before it begins by wrong settings, all named at once', async () => {
    const wrong = start({ PORT: '70000', RATE_LIMIT_SCALE: '0' });
    expect(await wrong.exited).toEqual([1, null]);
    expect(wrong.output.trim().split('\n')).toEqual([
      '2 settings are wrong:',
      '  PORT must be a whole number from 1 to 65535, not "70000".',
      '  RATE_LIMIT_SCALE must be a number above 0, not "0".',
    ]);
  });
});
