import type { Fault } from './fault.js';
import { clockStep } from './faults/clock-step.js';
import { fullDisk } from './faults/full-disk.js';
import { killApi, killPostgres, killWorker } from './faults/kill-process.js';
import { noMail } from './faults/no-mail.js';
import { poisonFile } from './faults/poison-file.js';
import { refusedCallback } from './faults/refused-callback.js';
import { noRedis, noS3, slowDatabase } from './faults/relayed.js';
import { stuckLane } from './faults/stuck-lane.js';

/** Every fault that is drilled, in the order of the table in `docs/operations.md`. */
export const faults: readonly Fault[] = [
  killApi,
  killWorker,
  killPostgres,
  noRedis,
  noS3,
  noMail,
  fullDisk,
  slowDatabase,
  clockStep,
  poisonFile,
  refusedCallback,
  stuckLane,
];
