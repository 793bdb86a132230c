import { depthMm, formatSidesMm, thicknessMm } from '@shared/cards/card-dimensions.js';
import { decimal, type LiveData } from '../live-data.js';
import { siteWords } from '../site-words.js';
import { type Block, markdownTable } from './block.js';

/** What sizes a printed card comes in, with the values that the API takes. */
export function cardTable({ locale }: LiveData): Block {
  const { table } = siteWords[locale];
  const mm = (figure: number): string => `${decimal(figure, locale)} mm`;
  const sides = Object.entries(formatSidesMm).map(([format, { width, height }]) => [
    `\`format: ${format}\``,
    `${decimal(width, locale)} × ${mm(height)}`,
  ]);
  const heights = (field: string, values: Record<string, number>): string[][] =>
    Object.entries(values).map(([name, value]) => [`\`${field}: ${name}\``, mm(value)]);
  const rows = [...sides, ...heights('thickness', thicknessMm), ...heights('reliefDepth', depthMm)];
  return { markdown: markdownTable('lr', [table.format, table.size], rows) };
}
