/** Code, in fences, where a bar is a bar. */
const fence = /(^```[^]*?^```)/m;

/** A row of a table at the start of a line, with the rows that follow it. */
const table = /(?:^\|.*\|$\n?)+/gm;

const rule = /^(:?)-+(:?)$/;

function cellsOf(row: string): string[] {
  return row
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

function padded(cell: string, width: number, alignment = ''): string {
  const [, left = '', right = ''] = rule.exec(cell) ?? [];
  if (rule.test(cell)) return `${left}${'-'.repeat(width - left.length - right.length)}${right}`;
  const room = ' '.repeat(width - [...cell].length);
  return alignment.endsWith(':') ? room + cell : cell + room;
}

function aligned(text: string): string {
  const rows = text.trimEnd().split('\n').map(cellsOf);
  const widths = (rows[0] ?? []).map((_, place) =>
    Math.max(
      3,
      ...rows.map((cells) => cells[place] ?? '').map((cell) => (rule.test(cell) ? 0 : [...cell].length)),
    ),
  );
  const lines = rows.map((cells) =>
    widths.map((width, place) => padded(cells[place] ?? '', width, rows[1]?.[place])).join(' | '),
  );
  return `${lines.map((line) => `| ${line} |`).join('\n')}${text.endsWith('\n') ? '\n' : ''}`;
}

/** Pads the cells of Markdown tables so that their columns stand under each other, once their facts are in. */
export function alignTables(markdown: string): string {
  return markdown
    .split(fence)
    .map((piece, place) => (place % 2 === 1 ? piece : piece.replace(table, aligned)))
    .join('');
}
