import { encode } from 'fast-png';
import type { PartPicture } from './part-picture.js';

/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number];

/** Colours of a part, from darkest to brightest: at tone 0, 128 and 255. */
export type ColourRamp = readonly [Rgb, Rgb, Rgb];

/** Light grey plastic: parts are ordered in any colour. */
export const partPlastic: ColourRamp = [
  [42, 49, 47],
  [157, 167, 163],
  [247, 250, 249],
];

function colourAt([dark, middle, bright]: ColourRamp, tone: number): Rgb {
  const [from, to, share] = tone < 128 ? [dark, middle, tone / 128] : [middle, bright, (tone - 128) / 127];
  const mix = (channel: 0 | 1 | 2) => Math.round(from[channel] + (to[channel] - from[channel]) * share);
  return [mix(0), mix(1), mix(2)];
}

/** Levels of the shadow, and of cover and tone where a pixel is half the part's; the rest of 256 are tones of the part. */
const levels = { shadow: 24, cover: 7, edgeTone: 8 };
const firstEdge = levels.shadow;
const firstTone = firstEdge + levels.cover * levels.edgeTone;
const darkestShadow = 96;

/** Tones of the part: fewer where a restless surface would make the file too large. */
const toneCounts = [112, 64, 32, 16, 8, 4];

/** The most that a picture of 480 by 360 may take. */
export const mostPictureBytes = 40_000;

const at = (place: number, count: number, most: number) => Math.round((place * most) / (count - 1));

/** Transparent entries first, as the format wants it. */
function paletteOf(ramp: ColourRamp, toneCount: number): number[][] {
  const palette: number[][] = [];
  for (let place = 0; place < levels.shadow; place++) {
    palette.push([0, 0, 0, at(place, levels.shadow, darkestShadow)]);
  }
  for (let cover = 1; cover <= levels.cover; cover++) {
    for (let tone = 0; tone < levels.edgeTone; tone++) {
      const colour = colourAt(ramp, at(tone, levels.edgeTone, 255));
      palette.push([...colour, Math.round((cover * 255) / (levels.cover + 1))]);
    }
  }
  for (let tone = 0; tone < toneCount; tone++) {
    palette.push([...colourAt(ramp, at(tone, toneCount, 255)), 255]);
  }
  return palette;
}

function indexesOf({ tones, cover, shadow }: PartPicture, toneCount: number): Uint8Array {
  return tones.map((tone, pixel) => {
    const part = cover[pixel]! / 255;
    if (part === 0) {
      return Math.round((Math.min(shadow[pixel]!, darkestShadow) * (levels.shadow - 1)) / darkestShadow);
    }
    // Over the shadow an edge is darker, and hides more.
    const hides = part + (1 - part) * (shadow[pixel]! / 255);
    const place = Math.round(hides * (levels.cover + 1));
    if (place > levels.cover) return firstTone + Math.round((tone * (toneCount - 1)) / 255);
    const edgeTone = Math.round(((tone * part) / hides / 255) * (levels.edgeTone - 1));
    return firstEdge + (Math.max(1, place) - 1) * levels.edgeTone + edgeTone;
  });
}

/** The picture on a transparent ground, as a PNG of 256 colours; the same picture gives the same bytes. */
export function encodePicture(picture: PartPicture, ramp: ColourRamp): Uint8Array {
  const { width, height } = picture;
  let png: Uint8Array = new Uint8Array();
  for (const toneCount of toneCounts) {
    const data = indexesOf(picture, toneCount);
    const palette = paletteOf(ramp, toneCount);
    png = encode({ width, height, data, channels: 1, depth: 8, palette }, { zlib: { level: 8 } });
    if (png.length <= mostPictureBytes) break;
  }
  return png;
}

/** The picture on white, a third as wide and as high, as papers print it. */
export function encodeThumbnail(picture: PartPicture, ramp: ColourRamp): Uint8Array {
  const width = Math.floor(picture.width / 3);
  const height = Math.floor(picture.height / 3);
  const data = new Uint8Array(width * height * 3);
  const colours = Array.from({ length: 256 }, (_, tone) => colourAt(ramp, tone));
  for (let pixel = 0; pixel < width * height; pixel++) {
    let [red, green, blue] = [0, 0, 0];
    for (let sample = 0; sample < 9; sample++) {
      const row = 3 * Math.floor(pixel / width) + Math.floor(sample / 3);
      const at = row * picture.width + 3 * (pixel % width) + (sample % 3);
      const part = picture.cover[at]! / 255;
      const white = 255 - picture.shadow[at]!;
      const colour = colours[picture.tones[at]!]!;
      red += colour[0] * part + white * (1 - part);
      green += colour[1] * part + white * (1 - part);
      blue += colour[2] * part + white * (1 - part);
    }
    // Steps of four: invisible on paper, and the file is much smaller.
    data[pixel * 3] = Math.min(255, Math.round(red / 36) * 4);
    data[pixel * 3 + 1] = Math.min(255, Math.round(green / 36) * 4);
    data[pixel * 3 + 2] = Math.min(255, Math.round(blue / 36) * 4);
  }
  return encode({ width, height, data, channels: 3, depth: 8 }, { zlib: { level: 9 } });
}
