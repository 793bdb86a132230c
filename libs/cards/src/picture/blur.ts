/** A number for each pixel, rows from the top. */
export interface Raster {
  values: Float32Array;
  width: number;
  height: number;
}

/** The mean around each pixel, nearer ones counting more; what lies outside is as the edge. */
export function blur({ values, width, height }: Raster, reachPx: number): Float32Array {
  const radius = Math.max(1, Math.round(reachPx / 2));
  const across = new Float32Array(values.length);
  const both = new Float32Array(values.length);
  const pass = (from: Float32Array, to: Float32Array): void => {
    for (let y = 0; y < height; y++) {
      meanLine(from, across, { start: y * width, step: 1, count: width }, radius);
    }
    for (let x = 0; x < width; x++) meanLine(across, to, { start: x, step: width, count: height }, radius);
  };
  pass(values, both);
  pass(both, both);
  return both;
}

/** A row or a column. */
interface Line {
  start: number;
  step: number;
  count: number;
}

function meanLine(from: Float32Array, to: Float32Array, { start, step, count }: Line, radius: number): void {
  const last = start + (count - 1) * step;
  const reach = radius * step;
  let sum = 0;
  for (let at = start - reach; at <= start + reach; at += step)
    sum += from[Math.min(last, Math.max(start, at))]!;
  for (let at = start; at <= last; at += step) {
    to[at] = sum / (2 * radius + 1);
    sum += from[Math.min(last, at + reach + step)]! - from[Math.max(start, at - reach)]!;
  }
}
