import { encode } from 'fast-png';
import { formatSidesMm } from '@shared/cards/card-dimensions.js';
import type { CardBody } from './card-solid.js';
import {
  cross,
  DepthBuffer,
  dot,
  minus,
  unit,
  type Vector,
  type View,
  type ViewBox,
} from './depth-buffer.js';

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

function cameraView(): View {
  const [sin, cos] = [Math.sin(tiltRadians), Math.cos(tiltRadians)];
  return { right: [1, 0, 0], up: [0, cos, sin], toward: [0, -sin, cos] };
}

function lightView(): View {
  const right = unit(cross([0, 1, 0], light));
  return { right, up: cross(light, right), toward: light };
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
