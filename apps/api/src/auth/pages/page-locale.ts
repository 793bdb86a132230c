import type { PageLocale } from '@shared/domain/contract/enums.js';

/** The paths of this page in each language. */
export function inLanguages(
  path: string,
  query: Record<string, string | null>,
): (locale: PageLocale) => string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  return (locale) => `${path}?${new URLSearchParams([...given, ['lang', locale]]).toString()}`;
}
