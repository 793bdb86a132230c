/** The fields of a destination that search uses. */
export interface NamedDestination {
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
 * spellings or inner words that do, then names or spellings that contain it.
 */
export function searchDestinations<T extends NamedDestination>(
  index: DestinationIndex<T>,
  typed: string,
  limit: number,
): T[] {
  const text = foldName(typed);
  if (text === '') return [];
  return index
    .map((entry) => ({ destination: entry.destination, rank: rankOf(entry, text) }))
    .filter(({ rank }) => rank < noHit)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ destination }) => destination);
}

/** Whether a typed city is this destination, by its name or another spelling. */
export function cityNames(destination: NamedDestination, typed: string): boolean {
  const text = foldName(typed);
  return text !== '' && [destination.name, ...destination.aliases].some((name) => foldName(name) === text);
}

const noHit = 4;

function rankOf(entry: FoldedDestination<unknown>, text: string): number {
  const { name, aliases, tails } = entry;
  if (name === text || aliases.includes(text)) return 0;
  if (name.startsWith(text)) return 1;
  if ([...aliases, ...tails].some((spelling) => spelling.startsWith(text))) return 2;
  if ([name, ...aliases].some((spelling) => spelling.includes(text))) return 3;
  return noHit;
}

function tailsOf(name: string): string[] {
  const words = name.split(/[\s'’-]+/u);
  return words.slice(1).map((_, place) => foldName(words.slice(place + 1).join(' ')));
}
