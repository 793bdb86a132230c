/**
 * The mean around each pixel, nearer ones counting more; what lies outside the picture counts as nothing.
 *
 * @param radiusPx of each of two passes
 */
export function blur(
  values: Float32Array,
  width: number,
  height: number,
  radiusPx: number,
): Float32Array<ArrayBuffer> {
  const across = new Float32Array(values.length);
  const both = new Float32Array(values.length);
  for (const from of [values, both]) {
    for (let y = 0; y < height; y++) meanLine(from, across, y * width, 1, width, radiusPx);
    for (let x = 0; x < width; x++) meanLine(across, both, x, width, height, radiusPx);
  }
  return both;
}

function meanLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  let sum = 0;
  for (let index = 0; index < Math.min(radius, count); index++) sum += from[start + index * step]!;
  for (let index = 0; index < count; index++) {
    if (index + radius < count) sum += from[start + (index + radius) * step]!;
    if (index > radius) sum -= from[start + (index - radius - 1) * step]!;
    to[start + index * step] = sum / (2 * radius + 1);
  }
}
