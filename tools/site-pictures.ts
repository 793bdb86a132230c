/**
 * Draws the printed parts that the public pages show, one for each material, into `apps/api/src/site/pictures`:
 * `npm run tool site:pictures`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSolidKernel } from '@cards/solid/solid-kernel.js';
import { type ColourRamp, encodePicture, type Rgb } from '@meshes/picture/encode-picture.js';
import { drawPart } from '@meshes/picture/part-picture.js';
import { polymers, type Polymer } from '@shared/domain/contract/enums.js';
import { pictureSize } from '@shared/domain/contract/limits.js';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { modelOf } from './site-parts.js';

/** A colour of each plastic, as the catalogue shows it or near it. */
const colours: Record<Polymer, Rgb> = {
  pla: [232, 113, 38],
  petg: [40, 116, 190],
  abs: [70, 78, 82],
  asa: [214, 216, 210],
  tpu: [196, 38, 46],
};

/** From the colour in deep shade to where the light shines on it. */
function rampOf(colour: Rgb): ColourRamp {
  const toward = (target: number, share: number) =>
    colour.map((channel) => channel + (target - channel) * share) as unknown as Rgb;
  return [toward(0, 0.8), toward(0, 0.16), toward(255, 0.28)];
}

const solids = await loadSolidKernel();
for (const polymer of polymers) {
  const model = modelOf(polymer, solids);
  const png = encodePicture(
    drawPart(() => [model], pictureSize)!,
    rampOf(colours[polymer]),
  );
  const file = join(projectRoot, `apps/api/src/site/pictures/part-${polymer}.png`);
  writeFileSync(file, png);
  process.stdout.write(`${file.slice(projectRoot.length + 1)}: ${png.length} bytes\n`);
}
