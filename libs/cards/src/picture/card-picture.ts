import { encode } from 'fast-png';
import type { Raster } from './blur.js';
import type { CardBody } from '../solid/card-solid.js';
import { cross, DepthBuffer, dot, minus, unit, type Vector, type View } from './depth-buffer.js';
import { reliefTone } from './relief-tone.js';

/** A picture, three bytes a pixel, rows from the top. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Seen by a camera that is tipped by this from straight above: walls show, and hide little of what is engraved. */
const tiltRadians = (8 * Math.PI) / 180;
const camera: View = {
  right: [1, 0, 0],
  up: [0, Math.cos(tiltRadians), Math.sin(tiltRadians)],
  toward: [0, -Math.sin(tiltRadians), Math.cos(tiltRadians)],
};

/** Along the card, toward the light: from the upper left, as readers expect it. */
const lightward: Vector = unit([-0.64, 0.77, 0]);

const background: Rgb = [226, 224, 220];
/** What the card lies on is not far below its surface: the whole height would drown the relief in shade. */
const tableDepthMm = 0.6;
const borderMm = 4;
/** Across a pixel, and down. */
const samples = 2;

/** Of a colour on a face that looks up; the rest is left for what is brighter. */
const exposure = 0.9;
/** Colours that differ by so much, 0 to 1, tell the relief by themselves: a tone on top would blur or cancel them. */
const toldDifference = 0.06;
/** How much of its height counts, for the shade around it, of a body whose colour differs that much or more. */
const shadeOfTold = { difference: 0.3, share: 0.45 };
/** Light that black plastic throws back, in steps of a channel: without it relief does not show. */
const blackGloss = 60;
/** How much lighter a wall is that faces the light than one that looks up, and how much darker the one behind. */
const wallTone = { lit: 0.12, shaded: 0.5 };
const wallGloss = { lit: 1.8, shaded: 0.7 };

/** Tones follow the colour, so that it keeps its hue; in black, where the eye tells less apart, they are stronger. */
const darkGain = 4.5;
/** Tones are rounded to steps of so many: invisible, and the file is nearly half as large. */
const toneSteps = 3;

/** How much of a colour's brightness, 0 to 1, each channel's steps make. */
const brightness: Rgb = [0.25 / 255, 0.5 / 255, 0.25 / 255];

type Rgb = [number, number, number];

/**
 * Draws a card as it lies on a table: the colours of its bodies, walls lit from one side, what stands out
 * lighter and what lies deep darker than its surroundings. A body whose colour tells it from the plate keeps
 * that colour.
 *
 * @param bodies the plate first.
 * @param widthPx of the picture; the height follows.
 */
export function drawCard(bodies: readonly CardBody[], widthPx = 1020): Picture {
  const [maxX, maxY, maxZ] = extentOf(bodies);
  const box = {
    minX: -borderMm,
    minY: -borderMm,
    maxX: maxX + borderMm,
    maxY: dot(camera.up, [0, maxY, maxZ]) + borderMm,
  };
  const pxPerMm = (widthPx * samples) / (box.maxX - box.minX);
  const view = new DepthBuffer(camera, box, pxPerMm, true);
  bodies.forEach(({ positions, triangles }, index) => view.draw(positions, triangles, index));
  const looks = bodies.map((body) => lookOf(body, bodies[0]!));
  const { colours, heights, lights, told } = average(view, looks, surfaceOf(bodies));
  const tone = reliefTone({ heights, pxPerMm: pxPerMm / samples, lightward });
  // A clamped array rounds, and cuts at black and white.
  const data = new Uint8ClampedArray(colours.length);
  for (let pixel = 0, at = 0; pixel < tone.length; pixel++, at += 3) {
    const steps = toneSteps * Math.round((tone[pixel]! * (1 - told[pixel]!)) / toneSteps);
    const gain = darkGain * darkness(lights[pixel]!);
    for (let channel = at; channel < at + 3; channel++) {
      const colour = colours[channel]!;
      data[channel] = colour + steps * (colour / 255 + gain);
    }
  }
  return { width: heights.width, height: heights.height, data: new Uint8Array(data.buffer) };
}

/** The picture as a PNG file; the same picture gives the same bytes. */
export function encodePicture({ width, height, data }: Picture): Uint8Array {
  return encode({ width, height, data, channels: 3, depth: 8 }, { zlib: { level: 6 } });
}

function extentOf(bodies: readonly CardBody[]): Vector {
  const far: Vector = [0, 0, 0];
  for (const { positions } of bodies) {
    for (let at = 0; at < positions.length; at++) far[at % 3] = Math.max(far[at % 3]!, positions[at]!);
  }
  return far;
}

function normalOf({ positions, triangles }: CardBody, face: number): Vector {
  const corner = (index: number): Vector => {
    const at = triangles[index]! * 3;
    return [positions[at]!, positions[at + 1]!, positions[at + 2]!];
  };
  const a = corner(face);
  return cross(minus(corner(face + 1), a), minus(corner(face + 2), a));
}

/** How a body is drawn. */
interface Look {
  /** Colour of each face in its light, three numbers a face. */
  shades: Float32Array;
  /** Its colour tells it from the plate: it is drawn in that colour, without tone of its own. */
  isTold: boolean;
  /** How much of its height makes tone around it. */
  heightShare: number;
}

function lookOf(body: CardBody, plate: CardBody): Look {
  const [own, around] = [rgbOf(body), rgbOf(plate)];
  const gloss = glossOf(around);
  // Gloss makes a dark plate lighter than it is.
  const drawn = around.map((channel) => channel * exposure + gloss) as Rgb;
  const difference = Math.min(differenceOf(own, around), differenceOf(own, drawn));
  const isTold = difference >= toldDifference;
  return {
    shades: isTold ? shadeFaces(body, own, 1, 0) : shadeFaces(body, own, exposure, glossOf(own)),
    isTold,
    heightShare: isTold ? shadeOfTold.share * Math.min(1, difference / shadeOfTold.difference) : 1,
  };
}

/** Of two colours, 0 to 1, each channel counting as in brightness. */
function differenceOf(one: Rgb, other: Rgb): number {
  return dot(minus(one, other).map(Math.abs) as Rgb, brightness);
}

function glossOf(own: Rgb): number {
  return blackGloss * darkness(dot(own, brightness));
}

function rgbOf({ colour: { hex } }: CardBody): Rgb {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}

/** @param upward share of the colour on a face that looks up. */
function shadeFaces(body: CardBody, own: Rgb, upward: number, gloss: number): Float32Array {
  const shades = new Float32Array(body.triangles.length);
  for (let face = 0; face < shades.length; face += 3) {
    const facing = dot(unit(normalOf(body, face)), lightward);
    const side = facing > 0 ? 'lit' : 'shaded';
    const tone = upward + wallTone[side] * facing;
    const shine = gloss * (1 + wallGloss[side] * facing);
    own.forEach((channel, index) => (shades[face + index] = channel * tone + shine));
  }
  return shades;
}

/** 1 for black; next to nothing for colours. */
function darkness(light: number): number {
  return (1 - light) ** 4;
}

/** Height of the plate's surface: the one on which most of what looks up lies. */
function surfaceOf(bodies: readonly CardBody[]): number {
  const areas = new Map<number, number>();
  for (const body of bodies) {
    for (let face = 0; face < body.triangles.length; face += 3) {
      const [x, y, z] = normalOf(body, face);
      if (z <= 0 || Math.hypot(x, y) > z / 100) continue;
      const height = Math.round(body.positions[body.triangles[face]! * 3 + 2]! * 1000) / 1000;
      areas.set(height, (areas.get(height) ?? 0) + z);
    }
  }
  return [...areas].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}

interface Averages {
  /** Three numbers a pixel. */
  colours: Float32Array;
  /** In millimetres over the plate's surface. */
  heights: Raster;
  /** Share of each pixel that takes no tone. */
  told: Float32Array;
  /** Brightness of the colours, 0 to 1. */
  lights: Float32Array;
}

/** What is seen at each pixel, of four samples. */
function average(view: DepthBuffer, looks: readonly Look[], surfaceMm: number): Averages {
  const [width, height] = [view.width / samples, view.height / samples];
  const colours = new Float32Array(width * height * 3);
  const heights = new Float32Array(width * height);
  const lights = new Float32Array(width * height);
  const told = new Float32Array(width * height);
  const { faces, objects, depths } = view;
  const addSample = (pixel: number, row: number, at: number, weight: number): void => {
    const face = faces[at]!;
    const look = looks[objects[at]!]!;
    const shade = face < 0 ? background : look.shades;
    for (let channel = 0; channel < 3; channel++) {
      const amount = shade[Math.max(0, face) + channel]! * weight;
      colours[pixel * 3 + channel]! += amount;
      lights[pixel]! += amount * brightness[channel]!;
    }
    const over =
      face < 0 ? -tableDepthMm : Math.max(-tableDepthMm, view.heightAt(row, depths[at]!) - surfaceMm);
    heights[pixel]! += over * weight * (face < 0 ? 1 : look.heightShare);
    if (face >= 0 && look.isTold) told[pixel]! += weight;
  };
  const isOneFace = (at: number, other: number): boolean =>
    faces[at] === faces[other] && objects[at] === objects[other];
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      const above = y * samples * view.width + x * samples;
      const below = above + view.width;
      // As most pixels do, it lies within one face.
      if (isOneFace(above, above + 1) && isOneFace(above, below) && isOneFace(above, below + 1)) {
        addSample(pixel, y * samples, above, 1);
        continue;
      }
      addSample(pixel, y * samples, above, 0.25);
      addSample(pixel, y * samples, above + 1, 0.25);
      addSample(pixel, y * samples + 1, below, 0.25);
      addSample(pixel, y * samples + 1, below + 1, 0.25);
    }
  }
  return { colours, heights: { values: heights, width, height }, lights, told };
}
