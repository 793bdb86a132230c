import { type ConnectionOptions, createPostgresBackend, setDefaultBackendFactory } from 'bullmq';
import type { SettingsWith } from '../config/env.js';

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
    return { connection: { url: settings.redisUrl, maxRetriesPerRequest: null } };
  }
  setDefaultBackendFactory(createPostgresBackend);
  return {
    // Nest types the connection for Redis alone; the PostgreSQL backend reads it as a pool's options.
    connection: {
      connectionString: settings.databaseUrl,
      schema: queueSchema,
      max: poolSize,
    },
  };
}
