import { readSettings, type Settings } from '@shared/infra/config/env.js';
import { endProcess } from '@shared/infra/config/process-stop.js';
import { endWithReason } from '@shared/infra/config/start-error.js';
import { openRedis } from '@shared/infra/queue/open-redis.js';
import { within } from '@shared/infra/queue/within.js';
import { createFileStorage } from '@shared/infra/storage/storage-registry.js';

/*
 * Finds out whether the storage and Redis answer, and ends: beside the migrate step, which asks the database, what a pod must
 * find before it may take the place of another one.
 */

const answerMs = 10_000;

async function asked(setting: string, ask: () => Promise<unknown>): Promise<void> {
  try {
    await within(ask(), answerMs);
  } catch (error) {
    throw new Error(`What ${setting} leads to does not answer`, { cause: error });
  }
}

async function reach({ storage, redisUrl }: Pick<Settings, 'storage' | 'redisUrl'>): Promise<void> {
  await asked('S3_ENDPOINT or DATA_DIR', async () => (await createFileStorage(storage)).check());
  if (redisUrl === null) return;
  const redis = openRedis(redisUrl, { maxRetriesPerRequest: 0 });
  // Said by the call.
  redis.on('error', () => undefined);
  await asked('REDIS_URL', () => redis.ping());
}

try {
  await reach(readSettings(process.env, ['databaseUrl']));
  process.stdout.write('Storage and queue answer.\n');
  endProcess(0);
} catch (error) {
  endWithReason(error);
}
