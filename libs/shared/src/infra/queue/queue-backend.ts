import {
  type ConnectionOptions,
  createPostgresBackend,
  type QueueOptions,
  setDefaultBackendFactory,
} from 'bullmq';
import type { SettingsWith } from '../config/env.js';
import { redisCluster } from '../config/redis-address.js';
import type { QueueName } from './jobs.js';
import { openCluster } from './open-redis.js';

/** Schema of the database that holds BullMQ's tables; the migrate step creates it. */
export const queueSchema = 'bullmq';

/** Connections each queue, worker or event listener may hold on PostgreSQL. */
const poolSize = 5;

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
      connection: cluster === null ? { url: settings.redisUrl, ...options } : openCluster(cluster, options),
    };
  }
  setDefaultBackendFactory(createPostgresBackend);
  return {
    // Nest types the connection for Redis alone; the PostgreSQL backend reads it as a pool's options.
    connection: {
      // BullMQ listens, and sets the schema of its sessions: a pooler by transaction keeps neither.
      connectionString: settings.databaseDirectUrl ?? settings.databaseUrl,
      schema: queueSchema,
      max: poolSize,
    },
  };
}

/**
 * Where a queue keeps its keys in Redis. All keys of one queue have one hash tag, and so one slot: scripts of BullMQ use
 * several, and a cluster runs a script only where all of its keys are. PostgreSQL ignores it.
 */
export function placeOf(queue: QueueName): Pick<QueueOptions, 'prefix'> {
  return { prefix: `{${queue}}` };
}
