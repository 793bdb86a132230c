import { encode } from 'fast-png';
import { formatSidesMm } from '@shared/cards/card-dimensions.js';
import type { CardBody } from './card-solid.js';

/** A picture, three bytes a pixel, rows from the top. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Seen by a camera that is tipped by this from straight above, so that walls show. */
const tiltRadians = (16 * Math.PI) / 180;

/** Toward the light, from the upper left, so that relief throws shadows. */
const light = unit([-0.44, 0.52, 0.86]);

const background: Rgb = [236, 234, 230];
const ambient = 0.3;
/** Plain light added to dark colours, so that relief shows in black, too. */
const gloss = 34;
/** Of a face that looks straight up, so that brighter ones stay below white. */
const exposure = 0.93;

/** Pixels of the shadow map for each millimetre. */
const shadowPxPerMm = 14;
const shadowBiasMm = 0.1;
const borderMm = 4;
const samples = 2;

type Vector = [number, number, number];
type Rgb = [number, number, number];

/**
 * Draws a card as it lies on a table: colours of its bodies, flat shading, cast shadows, anti-aliased.
 *
 * @param widthPx of the picture; the height follows.
 */
export function drawCard(bodies: readonly CardBody[], widthPx = 1020): Picture {
  const scene = [...bodies.map(toFaces), table(bodies)];
  const shadow = new DepthBuffer(lightView(), sceneBox(scene, lightView()), shadowPxPerMm);
  for (const faces of scene) shadow.draw(faces.positions, faces.triangles);

  const camera = cameraView();
  const box = frameBox(bodies, camera);
  const scale = (widthPx * samples) / (box.maxX - box.minX);
  const view = new DepthBuffer(camera, box, scale, true);
  scene.forEach((faces, index) => view.draw(faces.positions, faces.triangles, index));
  return downsample(view, scene, shadow);
}

/** The picture as a PNG file; the same picture gives the same bytes. */
export function encodePicture({ width, height, data }: Picture): Uint8Array {
  return encode({ width, height, data, channels: 3, depth: 8 }, { zlib: { level: 9 } });
}

interface Faces {
  positions: Float32Array;
  triangles: Uint32Array;
  colour: Rgb;
}

function toFaces({ positions, triangles, colour }: CardBody): Faces {
  const rgb = [1, 3, 5].map((at) => parseInt(colour.hex.slice(at, at + 2), 16)) as Rgb;
  return { positions, triangles, colour: rgb };
}

/** What the card lies on. */
function table(bodies: readonly CardBody[]): Faces {
  const { maxX, maxY } = planBox(bodies);
  const far = 30;
  return {
    positions: Float32Array.from([
      -far,
      -far,
      0,
      maxX + far,
      -far,
      0,
      maxX + far,
      maxY + far,
      0,
      -far,
      maxY + far,
      0,
    ]),
    triangles: Uint32Array.from([0, 1, 2, 0, 2, 3]),
    colour: background,
  };
}

function planBox(bodies: readonly CardBody[]): { maxX: number; maxY: number; maxZ: number } {
  const box = { maxX: formatSidesMm.eu.width, maxY: formatSidesMm.us.height, maxZ: 0 };
  for (const { positions } of bodies) {
    for (let at = 0; at < positions.length; at += 3) {
      box.maxX = Math.max(box.maxX, positions[at]!);
      box.maxY = Math.max(box.maxY, positions[at + 1]!);
      box.maxZ = Math.max(box.maxZ, positions[at + 2]!);
    }
  }
  return box;
}

/** A parallel projection: right, up, and toward the eye. */
interface View {
  right: Vector;
  up: Vector;
  toward: Vector;
}

function cameraView(): View {
  const [sin, cos] = [Math.sin(tiltRadians), Math.cos(tiltRadians)];
  return { right: [1, 0, 0], up: [0, cos, sin], toward: [0, -sin, cos] };
}

function lightView(): View {
  const right = unit(cross([0, 1, 0], light));
  return { right, up: cross(light, right), toward: light };
}

interface ViewBox {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

function sceneBox(scene: readonly Faces[], { right, up }: View): ViewBox {
  const box: ViewBox = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const { positions } of scene) {
    for (let at = 0; at < positions.length; at += 3) {
      const point: Vector = [positions[at]!, positions[at + 1]!, positions[at + 2]!];
      const [x, y] = [dot(right, point), dot(up, point)];
      box.minX = Math.min(box.minX, x);
      box.maxX = Math.max(box.maxX, x);
      box.minY = Math.min(box.minY, y);
      box.maxY = Math.max(box.maxY, y);
    }
  }
  return box;
}

function frameBox(bodies: readonly CardBody[], { right, up }: View): ViewBox {
  const { maxX, maxY, maxZ } = planBox(bodies);
  return {
    minX: -borderMm,
    minY: -borderMm,
    maxX: dot(right, [maxX, 0, 0]) + borderMm,
    maxY: dot(up, [0, maxY, maxZ]) + borderMm,
  };
}

/** What is nearest at each pixel, and, where asked, which face it is. */
class DepthBuffer {
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
    this.width = Math.ceil(((box.maxX - box.minX) * pxPerMm) / samples) * samples;
    this.height = Math.ceil(((box.maxY - box.minY) * pxPerMm) / samples) * samples;
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

  /** Where a pixel of a depth lies in space. */
  unproject(column: number, row: number, depth: number): Vector {
    const { right, up, toward } = this.view;
    const a = (column + 0.5) / this.pxPerMm + this.box.minX;
    const b = this.box.maxY - (row + 0.5) / this.pxPerMm;
    return [0, 1, 2].map((axis) => right[axis]! * a + up[axis]! * b + toward[axis]! * depth) as Vector;
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
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const foot = Math.min(this.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    for (let row = top; row <= foot; row++) {
      const y = row + 0.5;
      let from = -Infinity;
      let to = Infinity;
      // Each edge bounds the row from one side.
      const bound = (x1: number, y1: number, x2: number, y2: number): void => {
        if (y1 === y2) {
          if ((x2 - x1) * (y - y1) > 0) to = -Infinity;
          return;
        }
        const x = x1 + ((y - y1) * (x2 - x1)) / (y2 - y1);
        if (y2 > y1) from = Math.max(from, x);
        else to = Math.min(to, x);
      };
      bound(ax, ay, bx, by);
      bound(bx, by, cx, cy);
      bound(cx, cy, ax, ay);
      const first = Math.max(0, Math.ceil(from - 0.5));
      const last = Math.min(this.width - 1, Math.floor(to - 0.5));
      for (let column = first; column <= last; column++) {
        const x = column + 0.5;
        const u = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area;
        const v = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area;
        const depth = u * az + v * bz + (1 - u - v) * cz;
        const at = row * this.width + column;
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

/** Shades every sample and averages those of a pixel. */
function downsample(view: DepthBuffer, scene: readonly Faces[], shadow: DepthBuffer): Picture {
  const [width, height] = [view.width / samples, view.height / samples];
  const data = new Uint8Array(width * height * 3);
  const brightness = scene.map(faceBrightness);
  const sum: Rgb = [0, 0, 0];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      sum.fill(0);
      for (let sample = 0; sample < samples * samples; sample++) {
        const x = column * samples + (sample % samples);
        const y = row * samples + Math.floor(sample / samples);
        addSample(sum, { view, scene, shadow, brightness }, x, y);
      }
      const at = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = Math.min(255, sum[channel]! / samples ** 2);
    }
  }
  return { width, height, data };
}

interface Lighting {
  view: DepthBuffer;
  scene: readonly Faces[];
  shadow: DepthBuffer;
  brightness: readonly Float32Array[];
}

function addSample(sum: Rgb, { view, scene, shadow, brightness }: Lighting, x: number, y: number): void {
  const at = y * view.width + x;
  const object = view.objects[at]!;
  const face = view.faces[at]!;
  const isHit = face >= 0;
  const { colour } = isHit ? scene[object]! : { colour: background };
  const isTable = object === scene.length - 1;
  let lit = isHit ? brightness[object]![face / 3]! : light[2];
  if (isHit && lit > 0) {
    const [px, py, pz] = view.unproject(x, y, view.depths[at]!);
    lit *= sunlight(shadow, px, py, pz);
  }
  const strength = ambient + (1 - ambient) * (lit / light[2]);
  for (let channel = 0; channel < 3; channel++) {
    const own = colour[channel]!;
    const shine = isTable ? 0 : gloss * (1 - own / 255) * (lit / light[2]);
    sum[channel]! += (own * strength + shine) * exposure;
  }
}

/** How much of the light reaches a point: 0 to 1, softened over four pixels of the shadow map. */
function sunlight(shadow: DepthBuffer, x: number, y: number, z: number): number {
  const [column, row, depth] = shadow.project(x, y, z);
  let open = 0;
  for (let dy = -0.5; dy <= 0.5; dy += 1) {
    for (let dx = -0.5; dx <= 0.5; dx += 1) {
      const at = Math.floor(row + dy) * shadow.width + Math.floor(column + dx);
      if ((shadow.depths[at] ?? -Infinity) <= depth + shadowBiasMm) open += 0.25;
    }
  }
  return open;
}

/** Cosine between each face and the light. */
function faceBrightness({ positions, triangles }: Faces): Float32Array {
  const brightness = new Float32Array(triangles.length / 3);
  const corner = (index: number): Vector => {
    const at = triangles[index]! * 3;
    return [positions[at]!, positions[at + 1]!, positions[at + 2]!];
  };
  for (let face = 0; face < brightness.length; face++) {
    const [a, b, c] = [corner(face * 3), corner(face * 3 + 1), corner(face * 3 + 2)];
    const normal = unit(cross(minus(b, a), minus(c, a)));
    brightness[face] = Math.max(0, dot(normal, light));
  }
  return brightness;
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}
