import type { Picture } from '@cards/picture/card-picture.js';
import { DepthBuffer, topView } from '@cards/picture/depth-buffer.js';
import type { CardWorkshop } from '@cards/make-card.js';
import { freeing } from '@cards/solid/solid-kernel.js';
import { setLine } from '@cards/fonts/text-setting.js';

const heightPx = 26;
const capsPx = 11;
const baseLinePx = 19;
const indentPx = 6;
const paper = 255;
const ink = 40;
/** Across a pixel, and down. */
const samples = 4;

/** A line of text in one of the cards' own fonts, dark on white. */
export function drawLabel(text: string, { kernel, library }: CardWorkshop, width: number): Picture {
  const { contours } = setLine(text, { font: 'poppins', tracking: 'normal' }, library);
  // In units of a capital's height, as the letters are.
  const box = {
    minX: -indentPx / capsPx,
    maxX: (width - indentPx) / capsPx,
    minY: (baseLinePx - heightPx) / capsPx,
    maxY: baseLinePx / capsPx,
  };
  const letters = new DepthBuffer(topView, box, capsPx * samples);
  freeing((keep) => {
    const solid = keep(keep(kernel.CrossSection.ofPolygons(contours, 'NonZero')).extrude(1));
    const { vertProperties, triVerts } = solid.getMesh();
    letters.draw(vertProperties, triVerts);
  });
  const data = new Uint8Array(width * heightPx * 3).fill(paper);
  for (let pixel = 0; pixel < width * heightPx; pixel++) {
    const left = (pixel % width) * samples;
    const top = Math.floor(pixel / width) * samples;
    let covered = 0;
    for (let sample = 0; sample < samples ** 2; sample++) {
      const at = (top + Math.floor(sample / samples)) * letters.width + left + (sample % samples);
      if (letters.depths[at]! > -Infinity) covered++;
    }
    data.fill(paper - ((paper - ink) * covered) / samples ** 2, pixel * 3, pixel * 3 + 3);
  }
  return { width, height: heightPx, data };
}
