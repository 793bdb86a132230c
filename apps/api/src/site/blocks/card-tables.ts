import { depthMm, formatSidesMm, thicknessMm } from '@cards/design/card-dimensions.js';
import { cardFormats, cardThicknesses, reliefDepths } from '@cards/design/card-options.js';
import { decimal, type LiveData } from '../live-data.js';
import { wordsIn } from '@shared/words/words-in.js';
import { type Block, markdownTable } from './block.js';

/** The sizes of a printed card, with the values that the API takes. */
export function cardTable({ locale }: LiveData): Block {
  const { table, card, units } = wordsIn(locale).site;
  const mm = (figure: number): string => units.millimetres({ figure: decimal(figure, locale) });
  const rows = [
    ...cardFormats.map((format) => {
      const { width, height } = formatSidesMm[format];
      const size = `${decimal(width, locale)} × ${mm(height)}`;
      return [card.format[format], `\`format: ${format}\``, size];
    }),
    ...cardThicknesses.map((thickness) => [
      card.thickness[thickness],
      `\`thickness: ${thickness}\``,
      mm(thicknessMm[thickness]),
    ]),
    ...reliefDepths.map((depth) => [
      card.reliefDepth[depth],
      `\`reliefDepth: ${depth}\``,
      mm(depthMm[depth]),
    ]),
  ];
  return { markdown: markdownTable('llr', [table.choice, table.value, table.size], rows) };
}
