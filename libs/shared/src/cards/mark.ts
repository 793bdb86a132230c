import { CardFaultError } from './card-findings.js';
import type { CardPart, LayoutAids } from './card-parts.js';
import type { CardOptions } from './card-options.js';
import {
  boxAround,
  type Box,
  centreOf,
  circle,
  type Contour,
  heightOf,
  moved,
  ring,
  widthOf,
} from './plane.js';
import { smallestCapMm } from './font-traits.js';
import { preparedText, setLine } from './text-setting.js';

const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** First letters of the first and last word of a name: `Amina El Fassi` gives `AF`. */
export function initialsOf(name: string): string {
  const words = preparedText(name, 'upper')
    .split(/[\s\-–’'.]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = words[0] ?? preparedText(name, 'upper');
  const last = words.length > 1 ? words.at(-1)! : '';
  return [first, last].map(firstLetter).join('');
}

function firstLetter(word: string): string {
  const [first] = segmenter.segment(word.replace(/^[^\p{L}\p{N}]+(?=.)/u, ''));
  return first?.segment ?? '';
}

/** The mark as a part that fills its box. */
export function fitMark(options: CardOptions, box: Box, aids: LayoutAids): CardPart {
  const contours = options.mark === 'logo' ? logo(aids.logo ?? [], box) : initials(options, box, aids);
  const ink = boxAround(contours) ?? box;
  return { element: 'mark', group: 'mark', contours, box: ink, smallestScale: 0.5 };
}

/** A ring with the initials in it. */
function initials({ name, fontFamily: font }: CardOptions, box: Box, { library }: LayoutAids): Contour[] {
  const side = widthOf(box);
  const [x, y] = centreOf(box);
  const radius = side / 2;
  const lineMm = Math.max(0.8, side * 0.055);
  const text = setLine(initialsOf(name), { font, tracking: 'normal' }, library);
  const circles = ring(circle(x, y, radius, 64), circle(x, y, radius - lineMm, 64));
  if (text.box === null) return circles;
  const room = radius - lineMm - Math.max(0.6, side * 0.07);
  const diagonal = Math.hypot(widthOf(text.box), heightOf(text.box)) / 2;
  const cap = Math.min(side * 0.42, room / diagonal);
  if (cap < smallestCapMm(font) * 0.8) return circles;
  const [textX, textY] = centreOf(text.box);
  return [...circles, ...moved(text.contours, cap, x - textX * cap, y - textY * cap)];
}

function logo(outline: readonly Contour[], box: Box): Contour[] {
  const own = boxAround(outline);
  if (own === null) {
    throw new CardFaultError({
      field: 'logoKey',
      message: 'has no outline when seen from above',
      hint: 'Lay the logo flat on the XY plane and upload it again.',
    });
  }
  const scale = Math.min(widthOf(box) / widthOf(own), heightOf(box) / heightOf(own));
  const [x, y] = centreOf(box);
  const [ownX, ownY] = centreOf(own);
  return moved(outline, scale, x - ownX * scale, y - ownY * scale);
}
