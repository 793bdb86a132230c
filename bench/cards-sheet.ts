/**
 * Draws the contact sheets of `docs/cards.md`: every font, arrangement, frame and option of a card, as a
 * customer sees it. Run by `npm run cards:sheet`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@shared/config/project-root.js';
import {
  cardArrangements,
  cardCorners,
  cardDividers,
  cardFonts,
  cardFrames,
  cardReliefs,
  fontSizes,
  ownFonts,
  textAligns,
  textCases,
} from '@shared/cards/card-options.js';
import type { CardDesign } from '@shared/cards/card-design.js';
import { drawCard, encodePicture, type Picture } from '../apps/worker/src/cards/card-picture.js';
import { openCardWorkshop } from '../apps/worker/src/cards/card-workshop.js';
import { makeCard } from '../apps/worker/src/cards/make-card.js';
import { black, blue, designOf, fullText, ivory, red } from './cards/card-designs.js';

const columns = 3;
const gapPx = 6;

const workshop = await openCardWorkshop();

function picture(design: CardDesign, widthPx: number): Picture {
  return drawCard(makeCard(design, workshop, star()).bodies, widthPx);
}

/** A star with five points, in place of a customer's logo. */
function star(): [number, number][][] {
  const point = (index: number): [number, number] => {
    const radius = index % 2 === 0 ? 10 : 4.2;
    const angle = Math.PI / 2 + (index * Math.PI) / 5;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  return [Array.from({ length: 10 }, (_, index) => point(index))];
}

function sheet(name: string, designs: readonly CardDesign[], widthPx = 430): void {
  const pictures = designs.map((design) => picture(design, widthPx));
  const cellHeight = Math.max(...pictures.map(({ height }) => height));
  const width = columns * widthPx + (columns - 1) * gapPx;
  const rows = Math.ceil(pictures.length / columns);
  const height = rows * cellHeight + (rows - 1) * gapPx;
  const data = new Uint8Array(width * height * 3).fill(255);
  pictures.forEach((one, index) => {
    const left = (index % columns) * (widthPx + gapPx);
    const top = Math.floor(index / columns) * (cellHeight + gapPx);
    for (let row = 0; row < one.height; row++) {
      const line = one.data.subarray(row * one.width * 3, (row + 1) * one.width * 3);
      data.set(line.subarray(0, widthPx * 3), ((top + row) * width + left) * 3);
    }
  });
  const file = join(projectRoot, `docs/cards-${name}.png`);
  const bytes = encodePicture({ width, height, data });
  writeFileSync(file, bytes);
  process.stdout.write(`${file}: ${pictures.length} cards, ${Math.round(bytes.length / 1024)} KB\n`);
}

const whole = { ...fullText, icons: true } as const;

sheet(
  'fonts',
  cardFonts.map((fontFamily) => designOf({ ...fullText, fontFamily, textCase: 'asTyped' }, { text: blue })),
);

sheet('arrangements', [
  ...cardArrangements.map((arrangement) => designOf({ ...whole, arrangement })),
  ...cardArrangements.map((arrangement) =>
    designOf({ ...whole, arrangement, qr: true, textCase: 'asTyped' }),
  ),
  ...textAligns.map((align) =>
    designOf({ ...whole, arrangement: 'stacked', align, mark: 'logo' }, { mark: red }),
  ),
  ...cardArrangements.map((arrangement) =>
    designOf(
      { ...whole, arrangement, qr: true, mark: 'none', relief: 'engrave', fontFamily: 'poppins' },
      { body: black, text: ivory, mark: ivory },
    ),
  ),
  ...cardArrangements.map((arrangement) =>
    designOf(
      { ...fullText, arrangement, format: 'us', qr: true, fontFamily: 'barlow-condensed' },
      { body: blue },
    ),
  ),
]);

sheet('options', [
  ...cardFrames
    .slice(1)
    .map((frame) => designOf({ ...fullText, frame, corners: 'soft', fontFamily: 'montserrat' })),
  ...cardCorners.map((corners) =>
    designOf({ ...fullText, corners, frame: 'corners', fontFamily: 'righteous' }),
  ),
  ...cardCorners.map((corners) =>
    designOf({ ...whole, corners, frame: 'line', qr: true, fontFamily: 'bold' }),
  ),
  ...cardDividers
    .slice(0, 3)
    .map((divider) => designOf({ ...fullText, divider, align: 'center', mark: 'none' })),
  ...fontSizes.map((fontSize) => designOf({ ...fullText, fontSize, fontFamily: 'roboto-slab' })),
  ...cardReliefs.map((relief) =>
    designOf({ ...fullText, relief, frame: 'double', corners: 'round' }, { body: red }),
  ),
  designOf({ name: 'Élodie Œuvrard', mark: 'none', fontFamily: 'righteous' }, { text: blue }),
  ...textCases.map((textCase) =>
    designOf({ ...fullText, textCase, fontFamily: 'bold' }, { text: blue, mark: red }),
  ),
  designOf({
    ...fullText,
    fontFamily: 'space-grotesk',
    typography: {
      name: { font: 'bebas-neue', size: 'large', tracking: 'wide' },
      title: { tracking: 'wider' },
    },
    placements: { mark: { dx: -30, dy: -14, scale: 1.6 } },
  }),
]);

const alphabet = {
  name: 'ABCDEFGHIJKLM',
  title: 'NOPQRSTUVWXYZÆŒØĐŁÞ',
  company: '0123456789 &@#%€$£',
  phone: 'ÀÂÄÇÉÈÊËÎÏÔÙÛÜŸ ÑÃÕÅ',
  email: 'ĄĆČĎĘĚĞĪİŁŃŇŐŘŚŞŠȚŮŰŻŽ',
  website: '.,:;!?¡¿\'"’“”«»()[]–_/|~°•§+=*',
};
const small = {
  name: 'abcdefghijklm',
  title: 'nopqrstuvwxyzæœøđłþß',
  company: 'Où naît l’été ? Là !',
  phone: 'àâäçéèêëîïôùûüÿñãõå',
  email: 'benani@zellige.example',
  website: 'ąćčďęěğīłńňőřśşšțůűżž',
};
const specimen = { mark: 'none', divider: 'none', arrangement: 'markLeft' } as const;
sheet(
  'letters',
  [alphabet, small].flatMap((text) =>
    ownFonts.map((fontFamily) =>
      designOf({ ...specimen, ...text, fontFamily, textCase: 'asTyped' }, { text: black }),
    ),
  ),
  560,
);
