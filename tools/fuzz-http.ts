/**
 * Sends damaged requests of every operation to its own service: `npm run tool fuzz:http [-- --requests=50000
 * --seed=1 --only=case]`. Seed and number identify a case, which can be repeated alone. Ends with status 1 when an answer
 * was not as the API description says, was our fault, or held up the event loop for more than 50 ms.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { errorStatuses } from '../apps/api/src/http/error-status.js';
import { operatorEmail, runFuzz } from '@testing/fuzz/http/run-fuzz.js';
import { freePort } from '@shared/infra/embedded/free-port.js';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The whole service on its embedded defaults, in a folder that goes with it. */
async function startService(dataDir: string): Promise<{ baseUrl: string; stop: () => Promise<void> }> {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'error',
    OPERATOR_EMAILS: operatorEmail,
  };
  const child = spawn(process.execPath, [join(projectRoot, 'dist/tools/start.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const baseUrl = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /is ready at (\S+)/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    void ended.then(() => reject(new Error(`The service did not start:\n${output}`)));
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return { baseUrl, stop };
}

const dataDir = await mkdtemp(join(tmpdir(), 'instant-fdm-fuzz-'));
const service = await startService(dataDir);
const startMs = performance.now();
try {
  const result = await runFuzz(
    { baseUrl: service.baseUrl, mailFolder: join(dataDir, 'mail') },
    {
      requests: Number(values.requests),
      seed: Number(values.seed),
      statuses: errorStatuses,
      ...(values.only !== undefined && { only: Number(values.only) }),
      report: say,
    },
  );
  const seconds = (performance.now() - startMs) / 1000;
  say(`${result.sent} requests, seed ${values.seed}: ${JSON.stringify(result.byStatus)}`);
  say(
    `${result.findings.length} findings; longest delay of the event loop ${result.longestDelayMs.toFixed(0)} ms; ${seconds.toFixed(0)} s`,
  );
  if (result.findings.length > 0) process.exitCode = 1;
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await service.stop();
  await rm(dataDir, { recursive: true, force: true });
}
