/** The fields of a destination that search uses. */
interface NamedDestination {
  name: string;
  /** Other spellings, in any script. */
  aliases: readonly string[];
}

/** Destinations with their folded spellings, made once by {@link indexDestinations}. */
export type DestinationIndex<T extends NamedDestination> = readonly FoldedDestination<T>[];

interface FoldedDestination<T> {
  destination: T;
  name: string;
  aliases: readonly string[];
  /** The name from its second word on, from its third, …; likewise for each alias. */
  tails: readonly string[];
}

/**
 * A name folded to ignore spelling: no case, accents, hyphens, apostrophes or
 * spaces; in Arabic no vowel signs, tatweel or hamza, one alif, one ya, and a final ta marbuta as ha.
 */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ٱ', 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/[^\p{L}\p{N}]|[ءـ]/gu, '');
}

/**
 * Prepares destinations for {@link searchDestinations}.
 *
 * @param destinations the most important first: equal hits keep this order
 */
export function indexDestinations<T extends NamedDestination>(
  destinations: readonly T[],
): DestinationIndex<T> {
  return destinations.map((destination) => ({
    destination,
    name: foldName(destination.name),
    aliases: destination.aliases.map(foldName),
    tails: [destination.name, ...destination.aliases].flatMap(tailsOf),
  }));
}

/**
 * Destinations that match a typed text: first equal names, then names that begin with it, then other
 * spellings or inner words that do, then names or spellings that contain it. Where none begins with it, those that
 * do but for one typing error follow: a letter too many, too few, another one, or two exchanged.
 */
export function searchDestinations<T extends NamedDestination>(
  index: DestinationIndex<T>,
  typed: string,
  limit: number,
): T[] {
  const text = foldName(typed);
  if (text === '') return [];
  const hits = ranked(index, (entry) => rankOf(entry, text));
  const isTypo = text.length >= shortestTypo && !hits.some(({ rank }) => rank < containing);
  const nearly = isTypo ? ranked(index, (entry) => typoRankOf(entry, text)) : [];
  const found = [...hits, ...nearly].map(({ destination }) => destination);
  return [...new Set(found)].slice(0, limit);
}

function ranked<T>(
  index: readonly FoldedDestination<T>[],
  rank: (entry: FoldedDestination<T>) => number,
): { destination: T; rank: number }[] {
  return index
    .map((entry) => ({ destination: entry.destination, rank: rank(entry) }))
    .filter((hit) => hit.rank < noHit)
    .sort((a, b) => a.rank - b.rank);
}

/** Whether a typed city is this destination, by its name or another spelling. */
export function cityNames(destination: NamedDestination, typed: string): boolean {
  const text = foldName(typed);
  return text !== '' && [destination.name, ...destination.aliases].some((name) => foldName(name) === text);
}

const containing = 3;
const noHit = 4;

/** In letters: of fewer, one is too many to guess. */
const shortestTypo = 4;

function rankOf(entry: FoldedDestination<unknown>, text: string): number {
  const { name, aliases, tails } = entry;
  if (name === text || aliases.includes(text)) return 0;
  if (name.startsWith(text)) return 1;
  if ([...aliases, ...tails].some((spelling) => spelling.startsWith(text))) return 2;
  if ([name, ...aliases].some((spelling) => spelling.includes(text))) return containing;
  return noHit;
}

/** Whole spellings with one typing error before beginnings with one. */
function typoRankOf({ name, aliases, tails }: FoldedDestination<unknown>, text: string): number {
  const spellings = [name, ...aliases];
  if (spellings.some((spelling) => isOneEditAway(spelling, text))) return 0;
  const lengths = [text.length, text.length + 1, text.length - 1];
  const begins = (spelling: string): boolean =>
    lengths.some((length) => isOneEditAway(spelling.slice(0, length), text));
  if (begins(name)) return 1;
  return [...aliases, ...tails].some(begins) ? 2 : noHit;
}

/** Whether two texts differ by at most one letter too many, too few, another one, or two neighbours exchanged. */
export function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
  }
  const [restA, restB] = [a.slice(start, endA), b.slice(start, endB)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restA[1] === restB[0] && restA[0] === restB[1] && restB.length === 2;
}

function tailsOf(name: string): string[] {
  const words = name.split(/[\s'’-]+/u);
  return words.slice(1).map((_, place) => foldName(words.slice(place + 1).join(' ')));
}
