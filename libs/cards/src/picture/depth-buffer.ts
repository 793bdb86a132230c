export type Vector = [number, number, number];

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

/** A parallel projection: right, up, and toward the eye. */
export interface View {
  right: Vector;
  up: Vector;
  toward: Vector;
}

/** What of the projection is seen, in millimetres. */
interface ViewBox {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** Straight from above, as on a drawing. */
export const topView: View = { right: [1, 0, 0], up: [0, 1, 0], toward: [0, 0, 1] };

/** What is nearest at each pixel, and, where asked, which face it is. */
export class DepthBuffer {
  readonly width: number;
  readonly height: number;
  readonly depths: Float32Array;
  /** Object and triangle of each pixel. */
  readonly objects: Uint8Array;
  readonly faces: Int32Array;

  constructor(
    readonly view: View,
    readonly box: ViewBox,
    readonly pxPerMm: number,
    private readonly hasFaces = false,
  ) {
    this.width = evenPixels((box.maxX - box.minX) * pxPerMm);
    this.height = evenPixels((box.maxY - box.minY) * pxPerMm);
    this.depths = new Float32Array(this.width * this.height).fill(-Infinity);
    this.objects = new Uint8Array(hasFaces ? this.depths.length : 0);
    this.faces = new Int32Array(hasFaces ? this.depths.length : 0).fill(-1);
  }

  /** Pixel coordinates, rows from the top, and depth. */
  project(x: number, y: number, z: number): Vector {
    const { right, up, toward } = this.view;
    return [
      (right[0] * x + right[1] * y + right[2] * z - this.box.minX) * this.pxPerMm,
      (this.box.maxY - up[0] * x - up[1] * y - up[2] * z) * this.pxPerMm,
      toward[0] * x + toward[1] * y + toward[2] * z,
    ];
  }

  /** How high over the plane z = 0 a pixel of a depth lies. */
  heightAt(row: number, depth: number): number {
    const { up, toward } = this.view;
    return up[2] * (this.box.maxY - (row + 0.5) / this.pxPerMm) + toward[2] * depth;
  }

  draw(positions: Float32Array, triangles: Uint32Array, object = 0): void {
    const points = new Float32Array(positions.length);
    for (let at = 0; at < positions.length; at += 3) {
      points.set(this.project(positions[at]!, positions[at + 1]!, positions[at + 2]!), at);
    }
    for (let at = 0; at < triangles.length; at += 3) {
      const [a, b, c] = [triangles[at]! * 3, triangles[at + 1]! * 3, triangles[at + 2]! * 3];
      this.fill(points, a, b, c, object, at);
    }
  }

  private fill(points: Float32Array, a: number, b: number, c: number, object: number, face: number): void {
    const [ax, ay, az] = [points[a]!, points[a + 1]!, points[a + 2]!];
    const [bx, by, bz] = [points[b]!, points[b + 1]!, points[b + 2]!];
    const [cx, cy, cz] = [points[c]!, points[c + 1]!, points[c + 2]!];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    // Faces seen from behind have something in front of them: solids are closed.
    if (area >= 0) return;
    const depthPerColumn = ((bz - az) * (cy - ay) - (cz - az) * (by - ay)) / area;
    const depthPerRow = ((cz - az) * (bx - ax) - (bz - az) * (cx - ax)) / area;
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const foot = Math.min(this.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    for (let row = top; row <= foot; row++) {
      const y = row + 0.5;
      // Each edge bounds the row from one side.
      const [ab, bc, ca] = [
        crossing(ax, ay, bx, by, y),
        crossing(bx, by, cx, cy, y),
        crossing(cx, cy, ax, ay, y),
      ];
      const from = Math.max(by > ay ? ab : -Infinity, cy > by ? bc : -Infinity, ay > cy ? ca : -Infinity);
      const to = Math.min(by < ay ? ab : Infinity, cy < by ? bc : Infinity, ay < cy ? ca : Infinity);
      const first = Math.max(0, Math.ceil(from - 0.5));
      const last = Math.min(this.width - 1, Math.floor(to - 0.5));
      let depth = az + (y - ay) * depthPerRow + (first + 0.5 - ax) * depthPerColumn;
      for (let at = row * this.width + first; at <= row * this.width + last; at++, depth += depthPerColumn) {
        if (depth <= this.depths[at]!) continue;
        this.depths[at] = depth;
        if (this.hasFaces) {
          this.objects[at] = object;
          this.faces[at] = face;
        }
      }
    }
  }
}

/** Even, so that four samples make a pixel; what is over by a rounding error takes no pixel of its own. */
function evenPixels(size: number): number {
  return 2 * Math.ceil(size / 2 - 1e-6);
}

/** Where the line through two points of different height crosses a row. */
function crossing(x1: number, y1: number, x2: number, y2: number, y: number): number {
  return x1 + ((y - y1) * (x2 - x1)) / (y2 - y1);
}
