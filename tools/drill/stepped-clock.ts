/**
 * Loaded before a process of the service (`node --import`): its clock runs apart from the machine's by as many
 * milliseconds as a file says, read again now and then, so that a drill can step it.
 */
import { readFileSync } from 'node:fs';

const file = process.env.DRILL_CLOCK_FILE;
const lookEveryMs = 100;
const RealDate = Date;
const realNow = RealDate.now.bind(RealDate);
let offsetMs = 0;

function look(): void {
  try {
    offsetMs = Number(readFileSync(file!, 'utf8')) || 0;
  } catch {
    offsetMs = 0;
  }
}

if (file !== undefined) {
  look();
  setInterval(look, lookEveryMs).unref();
  const now = (): number => realNow() + offsetMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as object,
    apply: (target) => new target(now()).toString(),
    get: (target, name, receiver) =>
      name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown),
  });
}
