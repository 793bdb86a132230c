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
    meansAcross(from, across, width, height, radiusPx);
    meansDown(across, both, width, height, radiusPx);
  }
  return both;
}

function meansAcross(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  for (let start = 0; start < width * height; start += width) {
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x++) sum += from[start + x]!;
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum += from[start + x + radius]!;
      if (x > radius) sum -= from[start + x - radius - 1]!;
      to[start + x] = sum / (2 * radius + 1);
    }
  }
}

/** All columns at once, as rows lie together in memory. */
function meansDown(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const sums = new Float64Array(width);
  const add = (row: number) => {
    for (let x = 0, at = row * width; x < width; x++, at++) sums[x]! += from[at]!;
  };
  const takeOff = (row: number) => {
    for (let x = 0, at = row * width; x < width; x++, at++) sums[x]! -= from[at]!;
  };
  for (let y = 0; y < Math.min(radius, height); y++) add(y);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) add(y + radius);
    if (y > radius) takeOff(y - radius - 1);
    for (let x = 0, at = y * width; x < width; x++, at++) to[at] = sums[x]! / (2 * radius + 1);
  }
}
