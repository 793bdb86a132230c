import type { PageLocale } from '@shared/domain/contract/enums.js';
import { languages } from '@shared/words/languages.js';

const narrow = '\u202f';
const noBreak = '\u00a0';

/** Code, in fences or in line, where a space is a space. */
const code = /(```[^]*?```|`[^`\n]*`)/;

function inProse(text: string): string {
  return text
    .replace(/(?<=^|[\p{L}\p{N})\]*%»]) (?=[;!?](?:\s|$|[*)]))/gu, narrow)
    .replace(/(?<=^|[\p{L}\p{N})\]*%»]) (?=:(?:\s|$|[*]))/gu, noBreak)
    .replace(/« /g, `«${noBreak}`)
    .replace(/ »/g, `${noBreak}»`)
    .replace(
      /(?<=\d) (?=(?:%|×|mm|cm³|mm³|cm|g|h|Mo|s|DH|MAD|jours?|minutes?|heures?)(?![\p{L}\p{N}]))/gu,
      noBreak,
    )
    .replace(/(?<=×) (?=\d)/g, noBreak);
}

/** Inserts the no-break spaces of French typography, before `: ; ? ! »` and units, into Markdown. */
export function withFrenchSpaces(markdown: string): string {
  return markdown
    .split(code)
    .map((piece, place) => (place % 2 === 1 ? piece : inProse(piece)))
    .join('');
}

/** The typographic filter for a language's texts. */
export function typesetterOf(locale: PageLocale): (text: string) => string {
  return languages[locale].writing.hasSpacedMarks ? withFrenchSpaces : (text) => text;
}
