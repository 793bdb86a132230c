import {
  type ConnectionOptions,
  createPostgresBackend,
  type QueueOptions,
  setDefaultBackendFactory,
} from 'bullmq';
import type { SettingsWith } from '../config/env.js';
import { redisCluster } from '../config/redis-address.js';
import { openCluster, redisOptions } from './open-redis.js';
import { SharedPool } from './shared-pool.js';

/** Schema of the database that holds BullMQ's tables; the migrate step creates it. */
export const queueSchema = 'bullmq';

/**
 * Commits of the queue do not wait for the disk: what the last moment before a crash of the database added or ended is known
 * by its rows, which do, and is enqueued again, or found settled.
 */
const sessionOptions = `-c search_path=${queueSchema} -c synchronous_commit=off`;

/**
 * Chooses the backend of this process's queues — Redis when `redisUrl` is set, else the database — and
 * returns the options for `BullModule.forRoot`. BullMQ takes its backend from a process-wide default:
 * call this before Nest builds its modules.
 */
export function configureQueueBackend(settings: SettingsWith<'databaseUrl'>): {
  connection: ConnectionOptions;
} {
  if (settings.redisUrl !== null) {
    setDefaultBackendFactory();
    // BullMQ waits for the return of a connection by itself.
    const options = { maxRetriesPerRequest: null };
    const cluster = redisCluster(settings.redisUrl);
    return {
      connection:
        cluster === null
          ? { url: settings.redisUrl, ...redisOptions, ...options }
          : openCluster(cluster, options),
    };
  }
  setDefaultBackendFactory(createPostgresBackend);
  // BullMQ listens, and reads its tables by the schema of its sessions: a pooler by transaction keeps neither.
  const connectionString = settings.databaseDirectUrl ?? settings.databaseUrl;
  const pool = new SharedPool({ connectionString, options: sessionOptions });
  return { connection: pool };
}

/**
 * Where a queue keeps its keys in Redis. All keys of one queue have one hash tag, and so one slot: scripts of BullMQ use
 * several, and a cluster runs a script only where all of its keys are. PostgreSQL ignores it.
 */
export function prefixOf(queue: string): Pick<QueueOptions, 'prefix'> {
  return { prefix: `{${queue}}` };
}
