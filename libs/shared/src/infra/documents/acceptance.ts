import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Words } from '@shared/words/words-in.js';
import type { DocumentContent } from './document-content.js';
import { type Density, fontSizes, page, palette } from './document-style.js';

const cellPadding = 6;

/** Room for date, name, signature and stamp, by which a buyer accepts a quote on paper; none on one that has ended. */
export function acceptance(
  content: DocumentContent,
  { acceptance: words }: Words['document'],
  { signingHeight, blockGap }: Density,
): Content[] {
  if (content.kind !== 'quote' || content.hasEnded) return [];
  const labels = [words.date, words.name, words.signature, words.stamp];
  const [date, ...others] = [0.16, 0.28, 0.28].map(
    (share) => (page.innerWidth - 2 * cellPadding * labels.length) * share,
  );
  const cells = labels.map((text): TableCell => ({
    text,
    fontSize: fontSizes.small,
    color: palette.quiet,
    noWrap: true,
  }));
  return [
    { text: words.title.toUpperCase(), style: 'caption', margin: [0, blockGap, 0, 3] },
    {
      table: {
        widths: [date!, ...others, '*'],
        heights: [signingHeight],
        body: [cells],
        dontBreakRows: true,
      },
      layout: {
        hLineWidth: () => 0.6,
        vLineWidth: () => 0.6,
        hLineColor: () => palette.rule,
        vLineColor: () => palette.rule,
        paddingLeft: () => cellPadding,
        paddingRight: () => cellPadding,
        paddingTop: () => 3,
        paddingBottom: () => 3,
      },
    },
  ];
}
