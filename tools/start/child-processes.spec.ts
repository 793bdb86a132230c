import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { SupervisedChild } from './child-processes.js';

let folder: string;
let child: SupervisedChild | undefined;

async function writeScript(name: string, lines: string[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, lines.join('\n'));
  return path;
}

/** A script that notes its process id in a file, and lives. */
const writeLiving = (name: string, pids: string): Promise<string> =>
  writeScript(name, [
    `import { appendFileSync } from 'node:fs';`,
    `appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n');`,
    `setInterval(() => {}, 1000);`,
  ]);

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await isTrue()); waited += 20) {
    if (waited > 30_000) throw new Error('It did not happen within thirty seconds');
    await sleep(20);
  }
}

/** Whole lines: a file that was just made is empty, which is no line, and no process id. */
const linesOf = async (path: string): Promise<string[]> =>
  existsSync(path) ? (await readFile(path, 'utf8')).split('\n').slice(0, -1) : [];

function supervise(script: string, log: (line: string) => void = () => undefined): SupervisedChild {
  child = new SupervisedChild(
    { name: 'worker', script, env: process.env, logFile: join(folder, 'logs/worker.log'), log },
    10,
  );
  child.start();
  return child;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'children-'));
});

afterEach(() => child?.kill());
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a supervised process', () => {
  it('is started again when it dies by kill -9', async () => {
    const pids = join(folder, 'pids');
    const script = await writeLiving('lives.mjs', pids);
    const logged: string[] = [];
    supervise(script, (line) => logged.push(line));
    await until(async () => (await linesOf(pids)).length === 1);
    process.kill(Number((await linesOf(pids))[0]), 'SIGKILL');
    await until(async () => (await linesOf(pids)).length === 2);
    const [first, second] = await linesOf(pids);
    expect(logged).toEqual([
      `The worker runs as process ${first}.`,
      'The worker ended (SIGKILL); starting it again in 0.01 s.',
      `The worker runs as process ${second}.`,
    ]);
  });

  it('is started again when it could not be started', async () => {
    const pids = join(folder, 'late-pids');
    const script = await writeLiving('starts-late.mjs', pids);
    const logged: string[] = [];
    const { execPath } = process;
    process.execPath = join(folder, 'no-node');
    supervise(script, (line) => logged.push(line));
    await until(() => logged.length > 0);
    process.execPath = execPath;
    await until(async () => (await linesOf(pids)).length === 1);
    expect(logged[0]).toMatch(/^The worker ended \(spawn .+ ENOENT\); starting it again in 0\.01 s\.$/);
    expect(logged.at(-1)).toBe(`The worker runs as process ${(await linesOf(pids))[0]}.`);
  });

  it('that dies at once every time is given up, with the reason', async () => {
    const starts = join(folder, 'starts');
    const script = await writeScript('dies.mjs', [
      `import { appendFileSync } from 'node:fs';`,
      `appendFileSync(${JSON.stringify(starts)}, 'x\\n');`,
      `process.exit(7);`,
    ]);
    await expect(supervise(script).failed).rejects.toThrow('The worker ended 6 times in a row (exit code 7)');
    expect(await linesOf(starts)).toHaveLength(6);
  });

  it('ends by its own means when it is stopped, and stays so', async () => {
    const log = join(folder, 'stopped');
    const script = await writeScript('stops.mjs', [
      `import { appendFileSync } from 'node:fs';`,
      `const log = (line) => appendFileSync(${JSON.stringify(log)}, line + '\\n');`,
      `process.on('SIGTERM', () => { log('finished its work'); process.exit(0); });`,
      `setInterval(() => {}, 1000);`,
      `log('started');`,
    ]);
    const stopping = supervise(script);
    await until(() => existsSync(log));
    await stopping.stop();
    await sleep(100);
    expect(await linesOf(log)).toEqual(['started', 'finished its work']);
  });
});

describe('a supervised process that has run steadily once', () => {
  it('is started again for as long as it dies', async () => {
    const starts = join(folder, 'patient-starts');
    const script = await writeScript('patient.mjs', [
      `import { appendFileSync, readFileSync } from 'node:fs';`,
      `appendFileSync(${JSON.stringify(starts)}, 'x\\n');`,
      `const isFirst = readFileSync(${JSON.stringify(starts)}, 'utf8').length === 2;`,
      `setTimeout(() => process.exit(3), isFirst ? 300 : 0);`,
    ]);
    const patient = new SupervisedChild(
      { name: 'worker', script, env: process.env, logFile: join(folder, 'logs/p.log'), log: () => undefined },
      1,
      200,
    );
    child = patient;
    let hasFailed = false;
    patient.failed.catch(() => (hasFailed = true));
    patient.start();
    await until(async () => (await linesOf(starts)).length >= 9);
    expect(hasFailed).toBe(false);
  });
});

describe('a process whose launcher is killed', () => {
  it.each([
    ['at work', 0],
    ['that was still starting', 1000],
  ])('closes what it holds and ends, %s', async (_when, startsForMs) => {
    const log = join(folder, `orphan-${startsForMs}`);
    const helper = new URL('../../libs/shared/src/infra/config/process-stop.ts', import.meta.url).href;
    const script = await writeScript('orphan.mjs', [
      `import { appendFileSync } from 'node:fs';`,
      `import { stopInOrder } from ${JSON.stringify(helper)};`,
      `const log = (line) => appendFileSync(${JSON.stringify(log)}, line + '\\n');`,
      `process.on('exit', (code) => log('exit ' + code));`,
      `setInterval(() => {}, 1000);`,
      `setTimeout(() => stopInOrder(async () => log('closed'), 5000), ${startsForMs});`,
      `setTimeout(() => log('started'), Math.min(100, ${startsForMs}));`,
    ]);
    const launcherScript = await writeScript('launcher.mjs', [
      `import { fork } from 'node:child_process';`,
      `fork(${JSON.stringify(script)}, { detached: true });`,
    ]);
    const launcher = spawn(process.execPath, [launcherScript], { stdio: 'ignore' });
    await until(() => existsSync(log));
    launcher.kill('SIGKILL');
    await once(launcher, 'exit');
    await until(async () => (await linesOf(log)).length === 3);
    expect(await linesOf(log)).toEqual(['started', 'closed', 'exit 0']);
  });
});
