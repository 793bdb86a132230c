import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import decodeQR from 'qr/decode.js';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import type { KernelResult } from '@kernel/kernel-result.js';
import { type CardDesign, isQrToldByColour, luminance } from '@cards/design/card-design.js';
import { formatSidesMm, minFloorMm, minModuleMm, thicknessMm } from '@cards/design/card-dimensions.js';
import { cardHeights } from '@cards/design/card-heights.js';
import {
  cardArrangements,
  cardCorners,
  cardDividers,
  cardFonts,
  cardFormats,
  cardFrames,
  type CardOptions,
  cardReliefs,
  cardThicknesses,
  fontSizes,
  ownDepths,
  placeableElements,
  reliefDepths,
  textAligns,
  textCases,
  textFields,
  trackings,
} from '@cards/design/card-options.js';
import type { Contour } from '@cards/plane.js';
import { preparedText, setLine } from '@cards/fonts/text-setting.js';
import { black, blue, designOf, ivory, red } from '@testing/cards/card-designs.js';
import { thinnestStroke } from '@testing/cards/stroke-widths.js';
import { fontTraits } from '@cards/fonts/font-traits.js';
import { runKernel } from '@meshes/run-kernel.js';
import { nodeUnpacker } from '@meshes/node-unpacker.js';
import { writeCardPackage } from './solid/card-package.js';
import { drawCard } from './picture/card-picture.js';
import type { CardBody } from './solid/card-solid.js';
import { openCardWorkshop } from './card-workshop.js';
import { outlineTools } from './solid/outline-tools.js';
import { DepthBuffer, topView } from './picture/depth-buffer.js';
import { type CardWorkshop, type MadeCard, makeCard } from './make-card.js';
import { pairwiseRows } from '@testing/cards/pairwise.js';
import { noWeldFaults, weldFaults } from '@testing/cards/welded-body.js';

const kernel = loadMeshKernel();
let workshop: CardWorkshop;

beforeAll(async () => {
  workshop = await openCardWorkshop();
});

/** A ring, so that the logo has a hole. */
const logo: Contour[] = [
  [
    [0, 0],
    [8, 0],
    [8, 6],
    [0, 6],
  ],
  [
    [2, 2],
    [2, 4],
    [6, 4],
    [6, 2],
  ],
];

/** Fits beside a QR code in the widest font at its largest. */
const shortText = {
  name: 'Zoé Ng',
  title: 'PDG',
  company: 'Łoś',
  phone: '0612',
  email: 'z@n.ma',
  website: 'n.ma',
};

/** As most people fill a card in, without a website that a QR code could hold. */
const ordinary = {
  name: 'Amina Bénani',
  title: 'Architecte d’intérieur',
  company: 'Atelier Zellige',
  phone: '+212 612-345678',
  email: 'amina.benani@zellige.example',
};

const make = (design: CardDesign): MadeCard =>
  makeCard(design, workshop, design.options.mark === 'logo' ? logo : null);

function measure(bodies: CardBody[]): Promise<KernelResult> {
  const file = writeCardPackage(bodies);
  const readInto = (target: Uint8Array) => Promise.resolve(target.set(file));
  return runKernel(kernel, { format: '3mf', sizeBytes: file.length, readInto }, {}, nodeUnpacker).then(
    ({ result }) => result,
  );
}

/** What is uppermost at each point of a card: its height, and which body it belongs to. */
function fromAbove({ bodies, layout }: MadeCard, pxPerMm: number): DepthBuffer {
  const buffer = new DepthBuffer(topView, layout.card, pxPerMm, true);
  bodies.forEach(({ positions, triangles }, index) => buffer.draw(positions, triangles, index));
  return buffer;
}

const colourChoices = {
  one: {},
  text: { text: blue },
  mark: { mark: red },
  three: { text: blue, mark: red },
};

const enums = {
  thickness: cardThicknesses,
  format: cardFormats,
  corners: cardCorners,
  arrangement: cardArrangements,
  frame: cardFrames,
  divider: cardDividers,
  icons: [false, true],
  align: textAligns,
  textCase: textCases,
  relief: cardReliefs,
  reliefDepth: reliefDepths,
  textDepth: ownDepths,
  markDepth: ownDepths,
  fontFamily: cardFonts,
  fontSize: fontSizes,
  mark: ['none', 'initials', 'logo'],
  qr: [false, true],
  colours: Object.keys(colourChoices),
};

describe('Every two options together', () => {
  const rows = pairwiseRows(enums).map((row, index) => [index, row] as const);

  it.each(rows)('make a closed card of its size that lies flat (row %i)', async (_, row) => {
    const { colours, ...options } = row;
    const chosen = { ...shortText, ...options } as Partial<CardOptions>;
    const design = designOf(chosen, colourChoices[colours as keyof typeof colourChoices]);
    const made = make(design);
    const result = await measure(made.bodies);
    expect([result.isClosed, result.openEdgeCount, result.nonManifoldEdges]).toEqual([true, 0, 0]);
    expect(made.bodies.map(weldFaults)).toEqual(made.bodies.map(() => noWeldFaults));

    const { width, height } = formatSidesMm[design.options.format];
    const heights = cardHeights(design.options, isQrToldByColour(design));
    const isEmbossed = design.options.relief === 'emboss';
    const used = new Set(made.layout.elements.map(({ group }) => group));
    const highest = isEmbossed ? Math.max(...[...used].map((group) => heights.depthMm[group])) : 0;
    const { minMm, maxMm } = result;
    expect([minMm.x, minMm.y, minMm.z].map(Math.abs)).toEqual([0, 0, 0]);
    expect(maxMm.x).toBeCloseTo(width, 4);
    expect(maxMm.y).toBeCloseTo(height, 4);
    expect(maxMm.z).toBeCloseTo(thicknessMm[design.options.thickness] + highest, 4);
    expect(new Set(made.bodies.map(({ colour }) => colour.sku)).size).toBe(made.bodies.length);
    if (!isEmbossed) expect(lowestSurface(made)).toBeGreaterThan(minFloorMm - 1e-4);
    expect(made.warnings.filter(({ code }) => code === 'elementsOverlap')).toEqual([]);
    for (const { box } of made.layout.elements) {
      expect(Math.min(box.minX, box.minY, width - box.maxX, height - box.maxY)).toBeGreaterThan(1.99);
    }
  });
});

/** Of all points of a card that are seen from above. */
function lowestSurface(made: MadeCard): number {
  const { depths } = fromAbove(made, 5);
  return depths.reduce((lowest, depth) => (depth === -Infinity ? lowest : Math.min(lowest, depth)), Infinity);
}

describe('Each option changes the card', () => {
  const rich = { ...shortText, icons: true, qr: true, thickness: 'thick' } as const;
  const digestOf = (changes: Partial<CardOptions>, colours = {}) =>
    createHash('sha256')
      .update(writeCardPackage(make(designOf({ ...rich, ...changes }, colours)).bodies))
      .digest('hex');

  const options = Object.entries(enums).filter(([name]) => name !== 'colours');
  it.each(options)('%s', (name, values) => {
    const digests = values.map((value) => digestOf({ [name]: value }));
    // A depth of its own may be the whole relief's.
    const isOwnDepth = name === 'textDepth' || name === 'markDepth';
    expect(new Set(digests).size).toBe(isOwnDepth ? values.length - 1 : values.length);
  });

  it.each(textFields)('typography of %s', (field) => {
    const types = [
      {},
      ...cardFonts.filter((font) => font === 'righteous' || font === 'bebas-neue').map((font) => ({ font })),
      { size: 'small' as const },
      ...trackings.slice(1).map((tracking) => ({ tracking })),
    ];
    const digests = types.map((type) => digestOf({ fontSize: 'small', typography: { [field]: type } }));
    // Small is what it is already.
    expect(new Set(digests).size).toBe(types.length - 1);
  });

  it.each(placeableElements)('placement of %s', (element) => {
    const places = [
      { dx: 0, dy: 0, scale: 1 },
      { dx: 0.3, dy: 0, scale: 1 },
      { dx: 0, dy: 0.3, scale: 1 },
      { dx: 0, dy: 0, scale: 1.02 },
    ];
    const digests = places.map((place) => digestOf({ fontSize: 'small', placements: { [element]: place } }));
    expect(new Set(digests).size).toBe(places.length);
  });

  it('colours', () => {
    const digests = [{}, { text: blue }, { mark: red }, { text: blue, mark: red }, { body: red }].map(
      (colours) => digestOf({}, colours),
    );
    expect(new Set(digests).size).toBe(digests.length);
  });

  it('and the same design gives the same bytes', () => {
    expect(digestOf({})).toBe(digestOf({}));
  });
});

describe('A QR code', () => {
  const url = 'https://zellige.example/amina';
  const codes: [string, Partial<CardOptions>, Partial<CardDesign>][] = [
    ['embossed in one colour', { relief: 'emboss' }, { body: ivory }],
    ['engraved in one colour', { relief: 'engrave' }, { body: ivory }],
    ['embossed in one dark colour', { relief: 'emboss' }, { body: black }],
    ['engraved in one dark colour', { relief: 'engrave' }, { body: black }],
    ['embossed dark on light', { relief: 'emboss' }, { body: ivory, mark: black }],
    ['embossed light on dark', { relief: 'emboss' }, { body: black, mark: ivory }],
    ['engraved dark in light', { relief: 'engrave' }, { body: ivory, mark: blue }],
    ['engraved light in dark', { relief: 'engrave' }, { body: blue, mark: ivory }],
    ['on a US card with a frame', { format: 'us', frame: 'double', corners: 'round' }, {}],
    ['beside the mark', { arrangement: 'markLeft', mark: 'initials' }, {}],
    [
      'moved and made larger',
      { name: 'Zoé', mark: 'none', placements: { qr: { dx: -4, dy: 3, scale: 1.3 } } },
      {},
    ],
    ['made as small as it may be', { mark: 'none', placements: { qr: { dx: 0, dy: 0, scale: 0.5 } } }, {}],
  ];

  it.each(codes)('%s is read from above', (_, changes, colours) => {
    const design = designOf({ qr: true, markUrl: url, ...changes }, colours);
    expect(readFromAbove(design)).toBe(url);
  });

  it.each(cardReliefs)('in a colour of its own is read off the picture, aslant and lit: %s', (relief) => {
    const { bodies, warnings } = make(
      designOf({ qr: true, markUrl: url, name: 'Zoé', relief }, { mark: black }),
    );
    const { width, height, data } = drawCard(bodies, 600);
    expect(decodeQR({ width, height, data }, { timeLimit: 5000 })).toBe(url);
    expect(warnings).toEqual([]);
  });

  it('in the colour of the card is made, with a warning', () => {
    const { warnings } = make(designOf({ qr: true, markUrl: url, name: 'Zoé' }));
    expect(warnings.map(({ code, field }) => [code, field])).toEqual([['qrLowContrast', 'markColorId']]);
  });

  it.each([
    ['the website, with its scheme', { website: 'zellige.example' }, 'HTTPS://ZELLIGE.EXAMPLE'],
    [
      'a vCard',
      { name: 'Zoé Ng', phone: '0612', title: 'PDG' },
      'BEGIN:VCARD\nVERSION:3.0\nN:Zoé Ng\nFN:Zoé Ng\nTITLE:PDG\nTEL:0612\nEND:VCARD',
    ],
    [
      'the contacts that leave the text room',
      { ...ordinary, email: 'amina@zellige.ma' },
      'MECARD:N:Amina Bénani;TEL:+212612345678;EMAIL:amina@zellige.ma;;',
    ],
  ])('holds %s without an address of its own', (_, changes, text) => {
    expect(readFromAbove(designOf({ qr: true, ...changes }))).toBe(text);
  });

  const places = cardArrangements.flatMap((arrangement) =>
    cardFormats.flatMap((format) => cardFrames.map((frame) => ({ arrangement, format, frame }))),
  );

  it.each(places)('of contacts stands on an ordinary card: %j', (place) => {
    const design = designOf({ ...ordinary, ...place, qr: true, icons: true }, { mark: black });
    const { layout, warnings } = make(design);
    const across = Math.round((layout.qr!.maxX - layout.qr!.minX) / minModuleMm);
    expect(across).toBeGreaterThanOrEqual(21 + 8);
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'qrShortened', field: 'qr' }));
    expect(readFromAbove(design)).toContain('+212612345678');
  });

  it('that is as small as they come names the text that has no room beside it', () => {
    const design = designOf({
      name: 'W'.repeat(24),
      fontFamily: 'bold',
      qr: true,
      phone: '0612',
      mark: 'none',
    });
    expect(() => make(design)).toThrow(
      expect.objectContaining({
        faults: [expect.objectContaining({ field: 'name', code: 'doesNotFitBesideQr' })],
      }),
    );
    expect(make(designOf({ ...design.options, qr: false })).warnings).not.toEqual([]);
  });

  it('never has smaller modules than phones read off a print', () => {
    const design = designOf({ qr: true, markUrl: url, placements: { qr: { dx: 0, dy: 0, scale: 0.5 } } });
    const { layout, warnings } = make(design);
    expect((layout.qr!.maxX - layout.qr!.minX) / (25 + 8)).toBeCloseTo(minModuleMm, 6);
    expect(warnings.map(({ code }) => code)).toContain('scaleLimited');
  });

  it('that would need smaller ones is refused, with the length that would do', () => {
    const design = designOf({
      qr: true,
      markUrl: `https://zellige.example/${'é'.repeat(96)}`,
      format: 'us',
      frame: 'double',
    });
    expect(() => make(design)).toThrow(
      expect.objectContaining({
        faults: [expect.objectContaining({ field: 'markUrl', code: 'qrTooLong' })],
      }),
    );
  });
});

/** Reads the code as a camera over the card would: by colour, or, in one colour, deeper being darker. */
function readFromAbove(design: CardDesign): string {
  const made = make(design);
  const buffer = fromAbove(made, 8);
  const plateMm = thicknessMm[design.options.thickness];
  const middle = plateMm + (design.options.relief === 'emboss' ? 0.2 : -0.2);
  const isOneColour = design.mark.sku === design.body.sku;
  const data = new Uint8Array(buffer.width * buffer.height * 4).fill(255);
  buffer.depths.forEach((depth, at) => {
    const shade = isOneColour
      ? depth > middle
        ? 200
        : 70
      : luminance(made.bodies[buffer.objects[at]!]!.colour.hex) > 0.4
        ? 220
        : 40;
    data.fill(shade, at * 4, at * 4 + 3);
  });
  return decodeQR({ width: buffer.width, height: buffer.height, data });
}

describe('A logo', () => {
  const warningsOf = (outline: Contour[]) =>
    makeCard(designOf({ mark: 'logo' }), workshop, outline).warnings.map(({ code, field }) => [code, field]);

  it('with strokes finer than the nozzle is made, with a warning', () => {
    const hairline: Contour[] = [
      [
        [0, 0],
        [10, 0],
        [10, 0.2],
        [0, 0.2],
      ],
      [
        [0, 0],
        [0.2, 0],
        [0.2, 10],
        [0, 10],
      ],
    ];
    expect(warningsOf(hairline)).toEqual([['thinStrokes', 'logoKey']]);
    expect(warningsOf(logo)).toEqual([]);
  });
});

describe('Fonts', () => {
  it.each(cardFonts)('%s sets the letters of Europe, lent ones included', (font) => {
    const letters = Array.from({ length: 0x180 - 0xa1 }, (_, index) => String.fromCodePoint(0xa1 + index));
    const text = preparedText(`${letters.join('')}ȘșȚțẞАБВГДЖабвгджΑΒΓΔΩαβγδω`, 'asTyped');
    expect(setLine(text, { font, tracking: 'normal' }, workshop.library).missing).toEqual([]);
  });

  it.each(cardFonts.filter((font) => !['block', 'bold', 'dot'].includes(font)))(
    '%s has strokes as thin as its table says',
    (font) => {
      const measured = thinnestStroke(outlineTools(workshop.kernel), workshop.library, font);
      expect(Math.abs(measured - fontTraits[font].strokeCaps)).toBeLessThan(0.011);
    },
  );
});
