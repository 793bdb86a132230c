/** What is nearest to the eye at each sample of a picture, and its tone. */
export class SampleRaster {
  /** Toward the eye, in samples; −Infinity where there is nothing. */
  readonly depths: Float32Array;
  readonly tones: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.depths = new Float32Array(width * height).fill(-Infinity);
    this.tones = new Uint8Array(width * height);
  }

  /**
   * Draws a triangle; rows from the top, z toward the eye, all in samples.
   *
   * An edge is always worked out from its upper end, so that two triangles leave no gap along the one that they share.
   */
  draw(
    x1: number,
    y1: number,
    z1: number,
    x2: number,
    y2: number,
    z2: number,
    x3: number,
    y3: number,
    z3: number,
    tone: number,
  ): void {
    const area = (x2 - x1) * (y3 - y1) - (y2 - y1) * (x3 - x1);
    if (area === 0) return;
    const perColumn = ((z2 - z1) * (y3 - y1) - (z3 - z1) * (y2 - y1)) / area;
    const perRow = ((z3 - z1) * (x2 - x1) - (z2 - z1) * (x3 - x1)) / area;
    // Of a triangle seen edge-on, its plane would lead far off it.
    const nearest = Math.max(z1, z2, z3);
    const farthest = Math.min(z1, z2, z3);
    const origin = z1 - x1 * perColumn - y1 * perRow;
    if (y1 > y2) [x1, y1, x2, y2] = [x2, y2, x1, y1];
    if (y2 > y3) [x2, y2, x3, y3] = [x3, y3, x2, y2];
    if (y1 > y2) [x1, y1, x2, y2] = [x2, y2, x1, y1];
    const { width, depths, tones } = this;
    const foot = Math.min(this.height - 1, Math.floor(y3 - 0.5));
    for (let row = Math.max(0, Math.ceil(y1 - 0.5)); row <= foot; row++) {
      const y = row + 0.5;
      const long = x1 + ((x3 - x1) * (y - y1)) / (y3 - y1);
      const short =
        y < y2 ? x1 + ((x2 - x1) * (y - y1)) / (y2 - y1) : x2 + ((x3 - x2) * (y - y2)) / (y3 - y2 || 1);
      const first = Math.max(0, Math.ceil((long < short ? long : short) - 0.5));
      const last = Math.min(width - 1, Math.floor((long < short ? short : long) - 0.5));
      const start = origin + y * perRow;
      for (let column = first, at = row * width + first; column <= last; column++, at++) {
        let depth = start + (column + 0.5) * perColumn;
        if (depth > nearest) depth = nearest;
        else if (depth < farthest) depth = farthest;
        if (depth <= depths[at]!) continue;
        depths[at] = depth;
        tones[at] = tone;
      }
    }
  }
}
