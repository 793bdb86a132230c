import type { VNode } from 'preact';

/** A part of a page made from live data; without `html` the page renders its Markdown. */
export interface Block {
  markdown: string;
  html?: VNode;
}

/** A table in Markdown; `r` aligns a column to the right. */
export function markdownTable(align: string, head: string[], rows: string[][]): string {
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  const rule = [...align].map((side) => (side === 'r' ? '---:' : '---'));
  return [head, rule, ...rows].map(line).join('\n');
}
