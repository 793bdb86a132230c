import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { freePort } from '@shared/infra/embedded/free-port.js';
import { StackProcess } from '@testing/stack/stack-process.js';

/** The peer that runs beside the service. */
export interface BareApp {
  baseUrl: string;
  stop(): Promise<void>;
}

const deadlineMs = 20_000;

/** Starts `bare-app.ts` on a database; `folder` takes its log. */
export async function startBareApp(databaseUrl: string, folder: string): Promise<BareApp> {
  const PORT = String(await freePort());
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, PORT };
  const script = join(projectRoot, 'dist/bench/service/bare-app.js');
  const started = new StackProcess(script, env, join(folder, 'bare.log'));
  await started.start();
  const baseUrl = `http://127.0.0.1:${PORT}`;
  const giveUpAt = Date.now() + deadlineMs;
  while ((await fetch(`${baseUrl}/bare`).catch(() => null))?.ok !== true) {
    if (Date.now() > giveUpAt) throw new Error(await started.lastLines(20));
    await sleep(100);
  }
  return { baseUrl, stop: async () => void (await started.kill('SIGTERM')) };
}
