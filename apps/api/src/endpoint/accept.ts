/** One range of an Accept header. */
interface MediaRange {
  type: string;
  quality: number;
}

function readRange(text: string): MediaRange {
  const [type = '', ...parameters] = text.split(';').map((piece) => piece.trim().toLowerCase());
  const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
  const quality = weight === undefined ? 1 : Number(weight);
  return { type, quality: quality >= 0 && quality <= 1 ? quality : 0 };
}

/** 2 for the type itself, 1 for `text/*`, 0 for any type, -1 for another. */
function closeness(range: string, offer: string): number {
  if (range === offer) return 2;
  if (range === `${offer.split('/')[0]}/*`) return 1;
  return range === '*/*' ? 0 : -1;
}

interface Wish {
  offer: string;
  quality: number;
  closeness: number;
  place: number;
}

function wishFor(offer: string, ranges: MediaRange[]): Wish {
  const wish = { offer, quality: 0, closeness: -1, place: 0 };
  for (const [place, { type, quality }] of ranges.entries()) {
    const found = closeness(type, offer);
    if (found > wish.closeness) Object.assign(wish, { quality, closeness: found, place });
  }
  return wish;
}

/**
 * Which of our media types an Accept header prefers: the highest q-value, then the one named more closely,
 * then the one named first, then ours that stands first. Parameters other than `q` are no difference to us.
 *
 * @returns null when none is acceptable; the first when there is no header
 */
export function preferredType<T extends string>(accept: string | undefined, offers: readonly T[]): T | null {
  if (accept === undefined || accept.trim() === '') return offers[0] ?? null;
  const ranges = accept.split(',').map(readRange);
  const wishes = offers.map((offer) => wishFor(offer, ranges)).filter(({ quality }) => quality > 0);
  wishes.sort((a, b) => b.quality - a.quality || b.closeness - a.closeness || a.place - b.place);
  return (wishes[0]?.offer as T | undefined) ?? null;
}

/** Whether an Accept header names HTML, as browsers do, and wants nothing else of ours more. */
export function asksForPage(accept: string | undefined): boolean {
  const names = accept?.split(',').some((range) => readRange(range).type === 'text/html') ?? false;
  return names && preferredType(accept, ['text/html', 'application/json']) === 'text/html';
}
