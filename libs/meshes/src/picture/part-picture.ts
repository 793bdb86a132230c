import type { PlacedMesh } from '@kernel/placed-mesh.js';
import { blur } from './blur.js';
import { drawFootprint, drawSamples, type RasterPlace } from './draw-samples.js';
import { extentOf, type PartExtent, shadowFootMm } from './part-camera.js';
import { SampleRaster } from './sample-raster.js';

/** A part as it is seen: a number, 0 to 255, for each pixel of each layer, rows from the top. */
export interface PartPicture {
  width: number;
  height: number;
  /** Brightness of the part. */
  tones: Uint8Array;
  /** How much of the pixel the part covers. */
  cover: Uint8Array;
  /** How dark its shadow makes the ground there. */
  shadow: Uint8Array;
}

export interface PictureSize {
  width: number;
  height: number;
}

/** Of the picture's height, kept free around the part. */
const margin = 0.07;

/** Samples across a pixel, and down: as many as the triangles' cover of the picture allows. */
const sampling = [3, 2, 1] as const;

/** As many samples are drawn: some seconds. */
const mostSamples = 1_000_000_000;

/** So many triangles, one behind another, cover the picture that it would take too long. */
export class PictureTooCostlyError extends Error {
  override readonly name = 'PictureTooCostlyError';
}

/**
 * Draws a part as it stands on the ground, seen from the front, from the right and above, as large as the picture allows.
 * Takes time by the triangles and what they cover, and memory by the size of the picture.
 *
 * @param meshes the part's meshes, read three times
 * @returns null for a part without extent
 * @throws {PictureTooCostlyError}
 */
export function drawPart(meshes: () => Iterable<PlacedMesh>, size: PictureSize): PartPicture | null {
  const extent = extentOf(meshes());
  const place = placeOf(extent, size);
  if (place === null) return null;
  const coveredPx = extent.coveredMm2 * place.perMm * place.perMm;
  const samples = sampling.find((count) => coveredPx * count * count <= mostSamples);
  if (samples === undefined) throw new PictureTooCostlyError('Too many triangles lie behind one another.');
  const { width, height } = size;
  const raster = new SampleRaster(width * samples, height * samples);
  drawSamples(raster, meshes(), {
    perMm: place.perMm * samples,
    originX: place.originX * samples,
    originY: place.originY * samples,
    originZ: place.originZ * samples,
  });
  const seen = average(raster, samples);
  shade(seen, size);
  const { tones, cover } = seen;
  return { width, height, tones, cover, shadow: shadowOf(meshes, place, extent, size) };
}

/** How much of the shadow in front of the part is given room: it fades outward. */
const shadowRoom = 0.4;

/** Where the part stands in the picture: in its middle, as large as fits. */
function placeOf(extent: PartExtent, { width, height }: PictureSize): RasterPlace | null {
  const [left, low, far] = extent.min;
  const [right, top, near] = extent.max;
  const bottom = low - Math.max(0, low - shadowFootMm(extent)) * shadowRoom;
  if (!(right > left && top > low)) return null;
  const border = margin * height;
  const perMm = Math.min((width - 2 * border) / (right - left), (height - 2 * border) / (top - bottom));
  return {
    perMm,
    originX: (width - (left + right) * perMm) / 2,
    originY: (height + (bottom + top) * perMm) / 2,
    originZ: (-(far + near) * perMm) / 2,
  };
}

/** What is seen at each pixel. */
interface Seen {
  tones: Uint8Array;
  cover: Uint8Array;
  /** Of what is seen, in pixels toward the eye; 0 where there is nothing. */
  depths: Float32Array;
}

function average({ width, depths, tones }: SampleRaster, samples: number): Seen {
  const columns = width / samples;
  const rows = depths.length / width / samples;
  const seen: Seen = {
    tones: new Uint8Array(columns * rows),
    cover: new Uint8Array(columns * rows),
    depths: new Float32Array(columns * rows),
  };
  for (let y = 0, pixel = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++, pixel++) {
      let count = 0;
      let tone = 0;
      let depth = 0;
      for (let row = 0; row < samples; row++) {
        const first = (y * samples + row) * width + x * samples;
        for (let at = first; at < first + samples; at++) {
          if (depths[at] === -Infinity) continue;
          count++;
          tone += tones[at]!;
          depth += depths[at]!;
        }
      }
      if (count === 0) continue;
      seen.tones[pixel] = Math.round(tone / count);
      seen.depths[pixel] = depth / count / samples;
      seen.cover[pixel] = Math.round((255 * count) / (samples * samples));
    }
  }
  return seen;
}

/** What lies deeper than its surroundings gets less light: near ones, as in corners and holes, and wide ones. */
const hollows = [
  { radiusPx: 3, depthPx: 6, strength: 0.22 },
  { radiusPx: 12, depthPx: 30, strength: 0.3 },
] as const;

/** Steps of depth from pixel to pixel, beyond what a slope makes, behind which the part goes on: a soft line. */
const outline = { fromPx: 3, toPx: 10, strength: 0.55, radiusPx: 1 };

/** Darkens hollows, and what lies along an edge. */
function shade(seen: Seen, { width, height }: PictureSize): void {
  const { tones, cover, depths } = seen;
  const inside = new Float32Array(cover).map((value) => (value > 0 ? 1 : 0));
  const light = new Float32Array(tones.length).fill(1);
  for (const { radiusPx, depthPx, strength } of hollows) {
    const around = blur(depths, width, height, radiusPx);
    const weight = blur(inside, width, height, radiusPx);
    for (let pixel = 0; pixel < light.length; pixel++) {
      if (inside[pixel] === 0) continue;
      const deep = (around[pixel]! / weight[pixel]! - depths[pixel]!) / depthPx;
      // The mean of what is cut off by an outline leans inward: where little is around, little is told by it.
      if (deep > 0) light[pixel]! *= 1 - strength * Math.min(1, deep) * weight[pixel]!;
    }
  }
  const line = blur(edgesOf(depths, inside, width), width, height, outline.radiusPx);
  for (let pixel = 0; pixel < light.length; pixel++) {
    tones[pixel] = Math.round(tones[pixel]! * light[pixel]! * (1 - outline.strength * line[pixel]!));
  }
}

/** How much each pixel lies behind what is beside it, 0 to 1. */
function edgesOf(depths: Float32Array, inside: Float32Array, width: number): Float32Array {
  const edges = new Float32Array(depths.length);
  for (let pixel = width + 1; pixel < depths.length - width - 1; pixel++) {
    if (inside[pixel] === 0) continue;
    let step = 0;
    for (const by of [1, width]) {
      if (inside[pixel - by] === 0 || inside[pixel + by] === 0) continue;
      const bend = depths[pixel - by]! + depths[pixel + by]! - 2 * depths[pixel]!;
      if (bend > step) step = bend;
    }
    const share = (step - outline.fromPx) / (outline.toPx - outline.fromPx);
    edges[pixel] = Math.max(0, Math.min(1, share));
  }
  return edges;
}

/** The shadow on the ground: dark where the part stands, and fading with its height over the ground. */
const ground = { darkest: 88, fadesPx: 34, radiusPx: 6, borderPx: 14 };

function shadowOf(
  meshes: () => Iterable<PlacedMesh>,
  place: RasterPlace,
  { groundMm }: PartExtent,
  { width, height }: PictureSize,
): Uint8Array {
  const footprint = new SampleRaster(width, height);
  drawFootprint(footprint, meshes(), place, groundMm);
  const dark = footprint.depths.map((depth) =>
    depth === -Infinity ? 0 : ground.darkest / (1 + (depth * depth) / (ground.fadesPx * ground.fadesPx)),
  );
  const shadow = blur(dark, width, height, ground.radiusPx).map((value, pixel) => {
    const x = pixel % width;
    const y = (pixel - x) / width;
    const inward = Math.min(x, y, width - 1 - x, height - 1 - y) / ground.borderPx;
    return Math.round(value * Math.min(1, inward));
  });
  return new Uint8Array(shadow);
}
