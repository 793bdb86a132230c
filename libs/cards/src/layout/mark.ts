import { CardFaultError } from '../design/card-findings.js';
import type { PlacedElement, LayoutAids } from './card-elements.js';
import type { CardOptions } from '../design/card-options.js';
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
} from '../plane.js';
import { minStrokeMm } from '../design/card-dimensions.js';
import { hasArabic, withoutArticle, withoutVowels } from '../fonts/arabic-script.js';
import { type CapitalRules, capitalRulesOf, preparedText, setLine } from '../fonts/text-setting.js';

const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/**
 * First letters of the first and last word of a name: `Amina El Fassi` gives `AF`, `Élodie Lefèvre-Çetin` `ÉL`. A
 * single word is split at its hyphens: `Jean-Luc` gives `JL`. Arabic ones do not join: `أمينة الفاسي` gives `أ` and `ف`.
 */
export function initialsOf(name: string, rules: CapitalRules = 'fr'): string {
  const tidy = withoutVowels(preparedText(name, 'asTyped'));
  const wordsAt = (separator: RegExp): string[] =>
    tidy.split(separator).filter((word) => letterOrDigit.test(word));
  const spaced = wordsAt(/[\s.]+/u);
  const words = spaced.length > 1 ? spaced : wordsAt(/[\s.\p{Pd}]+/u);
  const first = words[0] ?? tidy;
  const last = words.length > 1 ? withoutArticle(words.at(-1)!) : '';
  const initials = [first, last].map((word) => initialOf(word, rules));
  return initials.join(hasArabic(initials[0]!) && hasArabic(initials[1]!) ? nonJoiner : '');
}

const nonJoiner = '\u200c';

const letterOrDigit = /[\p{L}\p{N}]/u;

/** One capital: `ŉ` and `ß` are two signs in capitals, `ʼN` and `SS`, of which the letter counts once. */
function initialOf(word: string, rules: CapitalRules): string {
  const letter = firstGrapheme(word.replace(/^[^\p{L}\p{N}]+(?=.)/u, ''));
  return firstGrapheme(preparedText(letter, 'upper', rules).replace(/^\p{Lm}+(?=.)/u, ''));
}

function firstGrapheme(text: string): string {
  const [first] = segmenter.segment(text);
  return first?.segment ?? '';
}

/** The mark as an element that fills its box. */
export function fitMark(options: CardOptions, box: Box, aids: LayoutAids): PlacedElement {
  const { contours, strokeMm } =
    options.mark === 'logo'
      ? { contours: logo(aids.logo ?? [], box), strokeMm: undefined }
      : initials(options, box, aids);
  const ink = boxAround(contours) ?? box;
  const smallestScale = Math.max(0.5, strokeMm === undefined ? 0 : Math.min(1, minStrokeMm / strokeMm));
  return { element: 'mark', group: 'mark', contours, box: ink, smallestScale, strokeMm };
}

/** A ring with the initials in it; without the ring where they would be too fine for the nozzle. */
function initials(
  options: CardOptions,
  box: Box,
  { library }: LayoutAids,
): { contours: Contour[]; strokeMm?: number } {
  const { name, fontFamily: font } = options;
  const side = widthOf(box);
  const [x, y] = centreOf(box);
  const radius = side / 2;
  const lineMm = Math.max(0.8, side * 0.055);
  const circles = ring(circle(x, y, radius, 64), circle(x, y, radius - lineMm, 64));
  const text = setLine(initialsOf(name, capitalRulesOf(options)), { font, tracking: 'normal' }, library);
  if (text.box === null) return { contours: circles };
  const { strokeCaps } = text;
  const room = radius - lineMm - Math.max(0.6, side * 0.07);
  const diagonal = Math.hypot(widthOf(text.box), heightOf(text.box)) / 2;
  const ringedCap = Math.min(side * 0.42, room / diagonal);
  const hasRing = ringedCap * strokeCaps >= minStrokeMm;
  const cap = hasRing ? ringedCap : Math.min(side / widthOf(text.box), side / heightOf(text.box));
  const [textX, textY] = centreOf(text.box);
  const letters = moved(text.contours, cap, x - textX * cap, y - textY * cap);
  return { contours: hasRing ? [...circles, ...letters] : letters, strokeMm: cap * strokeCaps };
}

function logo(outline: readonly Contour[], box: Box): Contour[] {
  const own = boxAround(outline);
  if (own === null) {
    throw new CardFaultError({ field: 'logoKey', code: 'logoWithoutOutline' });
  }
  const scale = Math.min(widthOf(box) / widthOf(own), heightOf(box) / heightOf(own));
  const [x, y] = centreOf(box);
  const [ownX, ownY] = centreOf(own);
  return moved(outline, scale, x - ownX * scale, y - ownY * scale);
}
