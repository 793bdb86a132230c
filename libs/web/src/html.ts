const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is safe to put into a page as it is. */
export class Html {
  constructor(readonly markup: string) {}
}

type Piece = Html | string | number | null | readonly Piece[];

function toMarkup(piece: Piece): string {
  if (piece === null) return '';
  if (piece instanceof Html) return piece.markup;
  if (typeof piece === 'object') return piece.map(toMarkup).join('');
  return String(piece).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A template of markup: whatever is filled in is text, and escaped, unless it is {@link Html} itself. */
export function html(template: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(String.raw({ raw: template }, ...pieces.map(toMarkup)));
}
