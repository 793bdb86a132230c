import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CardColour, CardDesign } from '@cards/design/card-design.js';
import { thicknessMm } from '@cards/design/card-dimensions.js';
import type { CardOptions } from '@cards/design/card-options.js';
import { black, blue, designOf, fullText, red, white, yellow } from '@testing/cards/card-designs.js';
import { drawCard, encodePicture, type Picture } from './card-picture.js';
import { openCardWorkshop } from '../card-workshop.js';
import { DepthBuffer, topView } from './depth-buffer.js';
import { type CardWorkshop, type MadeCard, makeCard } from '../make-card.js';

/** Of a phone's preview: 4.3 pixels for each millimetre. */
const phoneWidthPx = 400;
const borderMm = 4;
/** The camera is tipped by 8°. */
const foreshortening = Math.cos((8 * Math.PI) / 180);

const gold: CardColour = { sku: 'pla-or', name: 'PLA Gold', hex: '#c9a227' };

function grey(step: number): CardColour {
  const channel = step.toString(16).padStart(2, '0');
  return { sku: `grey-${step}`, name: 'Grey', hex: `#${channel}${channel}${channel}` };
}

let workshop: CardWorkshop;

beforeAll(async () => {
  workshop = await openCardWorkshop();
});

function make(options: Partial<CardOptions>, colours: Partial<CardDesign>): MadeCard {
  const text = {
    ...fullText,
    icons: true,
    textCase: 'asTyped',
    fontFamily: 'poppins',
    divider: 'none',
  } as const;
  return makeCard(designOf({ ...text, mark: 'none', ...options }, colours), workshop, null);
}

/** How far two sets of points differ on average, in steps of a channel, in the channel where they differ most. */
function difference({ data }: Picture, ones: number[], others: number[]): number {
  const mean = (pixels: number[], channel: number) =>
    pixels.reduce((sum, pixel) => sum + data[pixel * 3 + channel]!, 0) / pixels.length;
  const steps = [0, 1, 2].map((channel) => mean(ones, channel) - mean(others, channel));
  return steps.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);
}

function median({ data }: Picture, pixels: number[], channel: number): number {
  const steps = pixels.map((pixel) => data[pixel * 3 + channel]!).sort((a, b) => a - b);
  return steps[steps.length >> 1]!;
}

/** Pixels of the text, and of the plate less than 0.8 mm beside it. */
function textAndGround({ bodies, layout }: MadeCard, picture: Picture): { text: number[]; ground: number[] } {
  const { card } = layout;
  const pxPerMm = picture.width / (card.maxX + 2 * borderMm);
  const plan = new DepthBuffer(topView, card, pxPerMm);
  for (const { positions, triangles } of bodies) plan.draw(positions, triangles);
  const reach = Math.ceil(0.8 * pxPerMm);
  const isText = (x: number, y: number) =>
    Math.abs(plan.depths[y * plan.width + x]! - thicknessMm.standard) > 0.1;
  const found = { text: [] as number[], ground: [] as number[] };
  const border = borderMm * pxPerMm;
  for (let y = reach; y < plan.height - reach; y++) {
    for (let x = reach; x < plan.width - reach; x++) {
      const pixel = Math.round(y * foreshortening + border) * picture.width + Math.round(x + border);
      if (isText(x, y)) found.text.push(pixel);
      else if ([-reach, reach].some((by) => isText(x + by, y) || isText(x, y + by))) found.ground.push(pixel);
    }
  }
  return found;
}

describe('A picture the size of a phone', () => {
  it.each<[string, number, Partial<CardOptions>, Partial<CardDesign>]>([
    ['black on black, embossed', 28, {}, { body: black }],
    ['white on white, embossed', 18, {}, { body: white }],
    ['black in black, engraved', -28, { relief: 'engrave' }, { body: black }],
    ['white in white, engraved', -18, { relief: 'engrave' }, { body: white }],
    [
      'white in black, engraved deep',
      90,
      { relief: 'engrave', reliefDepth: 'deep' },
      { body: black, text: white },
    ],
    ['yellow on white', -100, {}, { body: white, text: yellow }],
  ])('shows text %s', (_, atLeast, options, colours) => {
    const made = make(options, colours);
    const picture = drawCard(made.bodies, phoneWidthPx);
    const { text, ground } = textAndGround(made, picture);
    const steps = difference(picture, text, ground);
    expect(Math.sign(steps)).toBe(Math.sign(atLeast));
    expect(Math.abs(steps)).toBeGreaterThan(Math.abs(atLeast));
  });

  it.each<[string, number, CardColour, CardColour]>([
    ['raised darker by less than the tone', 10, grey(195), grey(220)],
    ['raised darker by as much as the tone', 10, grey(180), grey(220)],
    ['engraved lighter by less than the tone', 10, grey(148), grey(128)],
    ['engraved lighter by as much as the tone', 15, grey(168), grey(128)],
    ['raised a little lighter', 30, grey(40), grey(30)],
  ])('shows text %s', (relief, atLeast, text, body) => {
    const made = make({ relief: relief.startsWith('raised') ? 'emboss' : 'engrave' }, { body, text });
    const picture = drawCard(made.bodies, phoneWidthPx);
    const found = textAndGround(made, picture);
    expect(Math.abs(difference(picture, found.text, found.ground))).toBeGreaterThan(atLeast);
  });

  it.each<[CardOptions['relief'], CardColour, CardColour]>([
    ['emboss', black, white],
    ['emboss', white, black],
    ['emboss', yellow, white],
    ['engrave', gold, black],
    ['engrave', blue, red],
  ])('keeps a colour that tells the relief as it is: %s, %j on %j', (relief, text, body) => {
    const made = make({ relief }, { body, text });
    const picture = drawCard(made.bodies);
    const pixels = textAndGround(made, picture).text;
    expect([0, 1, 2].map((channel) => median(picture, pixels, channel))).toEqual(
      [1, 3, 5].map((at) => parseInt(text.hex.slice(at, at + 2), 16)),
    );
  });
});

describe('A picture', () => {
  it('has the same bytes whenever it is drawn', () => {
    const { bodies } = make({ qr: true }, { body: black, mark: white });
    const [one, two] = [encodePicture(drawCard(bodies)), encodePicture(drawCard(bodies))];
    expect(Buffer.compare(one, two)).toBe(0);
  });

  it.each([400, 430, 560, 930, 1020])('is %i pixels wide when asked, and as high as the card', (widthPx) => {
    const { width, height } = drawCard(make({}, {}).bodies, widthPx);
    const pxPerMm = widthPx / (85 + 2 * borderMm);
    expect(width).toBe(widthPx);
    expect(height / pxPerMm).toBeGreaterThan(55 + borderMm);
    expect(height / pxPerMm).toBeLessThan(55 + 2 * borderMm + 1);
  });
});
