import type { Html } from '@web/html.js';

/** A part of a page that live data makes up whole; without `html` the page shows what its Markdown says. */
export interface Block {
  markdown: string;
  html?: Html;
}

/** A table in Markdown; `r` sets a column to the right. */
export function markdownTable(align: string, head: string[], rows: string[][]): string {
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  const rule = [...align].map((side) => (side === 'r' ? '---:' : '---'));
  return [head, rule, ...rows].map(line).join('\n');
}
