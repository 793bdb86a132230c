/**
 * Loaded before a process of the service and its threads (`node --import`): a thread that measures ends at once when
 * it is given a file of as many bytes as a file says, so that a drill can have one that kills its threads.
 */
import { readFileSync } from 'node:fs';
import { isMainThread, parentPort } from 'node:worker_threads';

const file = process.env.DRILL_POISON_FILE;

function poisonBytes(): number {
  try {
    return Number(readFileSync(file!, 'utf8')) || NaN;
  } catch {
    return NaN;
  }
}

type Listen = (event: string, listener: (message: unknown) => void) => unknown;

if (file !== undefined && !isMainThread && parentPort !== null) {
  const port = parentPort as unknown as { on: Listen };
  const listen = port.on.bind(parentPort);
  port.on = (event, listener) =>
    event !== 'message'
      ? listen(event, listener)
      : listen(event, (message) => {
          const { sizeBytes } = message as { sizeBytes?: number };
          if (sizeBytes === poisonBytes()) process.exit(1);
          listener(message);
        });
}
