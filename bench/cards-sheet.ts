/**
 * Draws the contact sheets of `docs/cards.md` (every font, arrangement, frame and option of a card, as a customer
 * sees it, under its name) and the card that the site shows. Run by `npm run tool cards:sheet`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { pageLocales } from '@shared/domain/contract/enums.js';
import {
  cardArrangements,
  cardCorners,
  cardDividers,
  cardFonts,
  cardFrames,
  type CardOptions,
  cardReliefs,
  fontSizes,
  ownFonts,
  textAligns,
  textCases,
} from '@cards/design/card-options.js';
import type { CardDesign } from '@cards/design/card-design.js';
import { drawCard, encodePicture, type Picture } from '@cards/picture/card-picture.js';
import { openCardWorkshop } from '@cards/card-workshop.js';
import { makeCard } from '@cards/make-card.js';
import {
  arabicText,
  black,
  blue,
  designOf,
  fullText,
  ivory,
  red,
  tifinaghText,
  white,
  yellow,
} from '@testing/cards/card-designs.js';
import { drawExample, exampleFile } from '@testing/cards/example-card.js';
import { drawLabel } from './cards/label-picture.js';

const gapPx = 6;

const workshop = await openCardWorkshop();

/** A star with five points, in place of a customer's logo. */
function star(): [number, number][][] {
  const point = (index: number): [number, number] => {
    const radius = index % 2 === 0 ? 10 : 4.2;
    const angle = Math.PI / 2 + (index * Math.PI) / 5;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  return [Array.from({ length: 10 }, (_, index) => point(index))];
}

/** What a cell says, and shows. */
type Cell = [label: string, design: CardDesign];

/** Puts a picture into another. */
function place({ width, height, data }: Picture, into: Picture, left: number, top: number): void {
  for (let row = 0; row < height; row++) {
    const line = data.subarray(row * width * 3, (row + 1) * width * 3);
    into.data.set(line, ((top + row) * into.width + left) * 3);
  }
}

function save(file: string, picture: Picture, content: string): void {
  const bytes = encodePicture(picture);
  writeFileSync(file, bytes);
  process.stdout.write(`${file}: ${content}, ${Math.round(bytes.length / 1024)} KB\n`);
}

function sheet(name: string, cells: readonly Cell[], { columns = 3, widthPx = 430 } = {}): void {
  const pictures = cells.map(([label, design]) => ({
    label: drawLabel(label, workshop, widthPx),
    card: drawCard(makeCard(design, workshop, star()).bodies, widthPx),
  }));
  const cellHeight = Math.max(...pictures.map(({ label, card }) => label.height + card.height));
  const width = columns * widthPx + (columns - 1) * gapPx;
  const rows = Math.ceil(pictures.length / columns);
  const height = rows * cellHeight + (rows - 1) * gapPx;
  const whole: Picture = { width, height, data: new Uint8Array(width * height * 3).fill(255) };
  pictures.forEach(({ label, card }, index) => {
    const left = (index % columns) * (widthPx + gapPx);
    const top = Math.floor(index / columns) * (cellHeight + gapPx);
    place(label, whole, left, top);
    place(card, whole, left, top + label.height);
  });
  save(join(projectRoot, `docs/cards-${name}.png`), whole, `${cells.length} cards`);
}

type ShownOption =
  | 'fontFamily'
  | 'arrangement'
  | 'align'
  | 'frame'
  | 'corners'
  | 'divider'
  | 'fontSize'
  | 'relief'
  | 'textCase';

/** A cell for each choice of an option, under its name. */
function eachOf<Name extends ShownOption>(
  option: Name,
  choices: readonly CardOptions[Name][],
  rest: { also?: string; options?: Partial<CardOptions>; colours?: Partial<CardDesign> },
): Cell[] {
  const also = rest.also === undefined ? '' : `, ${rest.also}`;
  return choices.map((choice) => [
    `${option} ${choice}${also}`,
    designOf({ ...fullText, ...rest.options, [option]: choice }, rest.colours),
  ]);
}

sheet(
  'fonts',
  eachOf('fontFamily', cardFonts, { options: { textCase: 'asTyped' }, colours: { text: blue } }),
);

sheet('arrangements', [
  ...eachOf('arrangement', cardArrangements, { also: 'icons', options: { icons: true } }),
  ...eachOf('arrangement', cardArrangements, {
    also: 'QR code, as typed',
    options: { icons: true, qr: true, textCase: 'asTyped' },
  }),
  ...eachOf('align', textAligns, {
    also: 'stacked, a logo in red',
    options: { icons: true, arrangement: 'stacked', mark: 'logo' },
    colours: { mark: red },
  }),
  ...eachOf('arrangement', cardArrangements, {
    also: 'engraved, ivory in black',
    options: { icons: true, qr: true, mark: 'none', relief: 'engrave', fontFamily: 'poppins' },
    colours: { body: black, text: ivory, mark: ivory },
  }),
  ...eachOf('arrangement', cardArrangements, {
    also: 'US format, QR code',
    options: { format: 'us', qr: true, fontFamily: 'barlow-condensed' },
    colours: { body: blue },
  }),
]);

sheet('options', [
  ...eachOf('frame', cardFrames.slice(1), { options: { corners: 'soft', fontFamily: 'montserrat' } }),
  ...eachOf('corners', cardCorners, {
    also: 'frame corners',
    options: { frame: 'corners', fontFamily: 'righteous' },
  }),
  ...eachOf('corners', cardCorners, {
    also: 'frame line',
    options: { icons: true, frame: 'line', qr: true, fontFamily: 'bold' },
  }),
  ...eachOf('divider', cardDividers.slice(0, 3), { options: { align: 'center', mark: 'none' } }),
  ...eachOf('fontSize', fontSizes, { options: { fontFamily: 'roboto-slab' } }),
  ...eachOf('relief', cardReliefs, {
    also: 'one colour',
    options: { frame: 'double', corners: 'round' },
    colours: { body: red },
  }),
  [
    'a name alone',
    designOf({ name: 'Élodie Œuvrard', mark: 'none', fontFamily: 'righteous' }, { text: blue }),
  ],
  ...eachOf('textCase', textCases, {
    also: 'text and mark in colour',
    options: { fontFamily: 'bold' },
    colours: { text: blue, mark: red },
  }),
  [
    'typography by line, a mark moved and scaled',
    designOf({
      ...fullText,
      fontFamily: 'space-grotesk',
      typography: {
        name: { font: 'bebas-neue', size: 'large', tracking: 'wide' },
        title: { tracking: 'wider' },
      },
      placements: { mark: { dx: -30, dy: -14, scale: 1.6 } },
    }),
  ],
]);

const hardColours: [string, Partial<CardDesign>][] = [
  ['black on black', { body: black }],
  ['white on white', { body: white }],
  ['white on black', { body: black, text: white, mark: white }],
  ['yellow on white', { body: white, text: yellow, mark: yellow }],
];
sheet(
  'colours',
  hardColours.flatMap(([label, colours]) =>
    cardReliefs.map((relief): Cell => {
      const options = { ...fullText, relief, icons: true, qr: true, textCase: 'asTyped' } as const;
      return [`${label}, relief ${relief}`, designOf({ ...options, fontFamily: 'poppins' }, colours)];
    }),
  ),
  { columns: 2, widthPx: 560 },
);

const rightToLeft = { align: 'right', icons: true } as const;
const vowelled = { name: 'مُحَمَّدٌ الإِدْرِيسِيّ', title: 'أُسْتَاذٌ بِجَامِعَةِ فَاس' };
sheet('scripts', [
  ['Arabic, align right', designOf({ ...arabicText, ...rightToLeft }, { text: blue })],
  [
    'Arabic beside Latin, QR code, US format',
    designOf(
      {
        ...arabicText,
        ...rightToLeft,
        title: 'Architecte',
        format: 'us',
        qr: true,
        markUrl: 'zellige.example',
      },
      { mark: black },
    ),
  ],
  [
    'vowels, a number among Arabic words',
    designOf(
      { ...vowelled, company: 'ڭلميم، أڭادير، پاريس', phone: 'الهاتف: 0612 34 56 78', align: 'right' },
      { text: black },
    ),
  ],
  [
    'Arabic engraved, frame, stacked',
    designOf(
      { ...arabicText, align: 'center', relief: 'engrave', frame: 'line', arrangement: 'stacked' },
      { body: black, text: ivory, mark: ivory },
    ),
  ],
  ['Tifinagh', designOf({ ...tifinaghText, icons: true, fontFamily: 'montserrat' }, { text: black })],
  [
    'Tifinagh, Arabic and Latin, dot',
    designOf(
      { ...fullText, title: tifinaghText.company, company: arabicText.company, fontFamily: 'dot' },
      { text: red },
    ),
  ],
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
const specimen = { mark: 'none', divider: 'none', arrangement: 'markLeft', textCase: 'asTyped' } as const;
sheet(
  'letters',
  [alphabet, small].flatMap((text) =>
    eachOf('fontFamily', ownFonts, { options: { ...specimen, ...text }, colours: { text: black } }),
  ),
  { widthPx: 560 },
);

for (const locale of pageLocales) {
  save(exampleFile(locale), drawExample(locale, workshop), "the site's card");
}
