import { Fault, Slot, resultBytes } from '../layout';

/** The result block; see `layout.ts`. */
export const results: usize = memory.data(resultBytes, 16);

/** Notes why the file cannot be measured; the first fault stands. Returns false, for `return fail(…)`. */
export function fail(fault: Fault, detail: f64 = 0): bool {
  if (load<f64>(results) == 0) {
    setResult(Slot.Fault, <f64>fault);
    setResult(Slot.FaultDetail, detail);
  }
  return false;
}

export function setResult(slot: Slot, value: f64): void {
  store<f64>(results + ((<usize>slot) << 3), value);
}

export function addResult(slot: Slot, value: f64): void {
  const at = results + ((<usize>slot) << 3);
  store<f64>(at, load<f64>(at) + value);
}

export function result(slot: Slot): f64 {
  return load<f64>(results + ((<usize>slot) << 3));
}
