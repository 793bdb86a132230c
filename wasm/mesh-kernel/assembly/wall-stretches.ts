import { reserve } from './arena';
import { columnsX, columnsY } from './columns';
import { ENTERS, crossingCount, flagsAt, heightAt, readColumn } from './crossings';
import { LINE_WIDTH_MM, THINNEST_MM, markThinWalls, meetsThinWall } from './thin-walls';

/** The thin stretches of the lines that meet thin walls, to be looked up: begin and end, f32, ascending in each line. */
const STRETCH_BYTES: usize = 8;
let stretches: usize = 0;
/** For each line, where its stretches end, as a number. */
let ends: usize = 0;

/** Lists the thin stretches of the grid at hand, in memory that stays. */
export function listStretches(): bool {
  const lines = columnsX * columnsY;
  if (!markThinWalls()) return false;
  stretches = reserve(<u64>(crossingCount / 2 + 1) * STRETCH_BYTES);
  ends = reserve((<u64>lines + 1) << 2);
  if (stretches == 0 || ends == 0) return false;
  let next: u32 = 0;
  store<u32>(ends, 0);
  for (let line = 0; line < lines; line++) {
    if (meetsThinWall(line)) next = readStretches(line, next);
    store<u32>(ends + (<usize>(line + 1) << 2), next);
  }
  return true;
}

function readStretches(line: i32, next: u32): u32 {
  const count = readColumn(line);
  let winding = 0;
  let start: f32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    const height = heightAt(i);
    if (flagsAt(i) & ENTERS) {
      if (winding++ == 0) start = height;
    } else if (--winding == 0 && height - start < LINE_WIDTH_MM && height - start > THINNEST_MM) {
      const at = stretches + <usize>next * STRETCH_BYTES;
      next++;
      store<f32>(at, start);
      store<f32>(at, height, 4);
    }
  }
  return next;
}

/** How wide the thin stretch is that begins or ends at a height of a line, give or take a tolerance; 0 if none does. */
export function stretchAt(line: i32, height: f32, tolerance: f32): f32 {
  let low = load<u32>(ends + (<usize>line << 2));
  const end = load<u32>(ends + (<usize>line << 2), 4);
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (load<f32>(stretches + <usize>middle * STRETCH_BYTES, 4) < height - tolerance) low = middle + 1;
    else high = middle;
  }
  if (low == end) return 0;
  const from = load<f32>(stretches + <usize>low * STRETCH_BYTES);
  const to = load<f32>(stretches + <usize>low * STRETCH_BYTES, 4);
  return min(abs(from - height), abs(to - height)) <= tolerance ? to - from : 0;
}
