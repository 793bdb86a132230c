import type { ContentStack } from 'pdfmake/interfaces.js';
import type { FontMeter } from './fonts.js';
import { fontSizes, palette } from './document-style.js';
import { textLines } from './text-lines.js';

/** How a text looks; the default is body text. */
interface TextLook {
  fontSize?: number;
  bold?: boolean;
  color?: string;
  alignment?: 'left' | 'right' | 'center';
  /** For each text: a longer one is clipped. */
  maxLines?: number;
}

/** Sets text of any script inside a width; all text from outside must be set by it. */
export interface DocumentSetter {
  /** A text broken into lines; several texts stand under each other, empty ones are left out. */
  text(texts: string | readonly string[], maxWidth: number, look?: TextLook): ContentStack;
  /** How many lines {@link DocumentSetter.text} makes. */
  lineCount(text: string, maxWidth: number, look?: TextLook): number;
  /** The width of the widest of the texts on one line, in points. */
  widest(texts: readonly string[], look?: TextLook): number;
}

/** A little more than the difference between these sums and pdfmake's. */
const slack = 0.5;

export function documentSetter(meter: FontMeter): DocumentSetter {
  const linesOf = (text: string, maxWidth: number, look: TextLook) => {
    const style = { fontSize: look.fontSize ?? fontSizes.body, bold: look.bold ?? false };
    return textLines(text, style, maxWidth - slack, meter, look.maxLines);
  };
  return {
    text: (texts, maxWidth, { maxLines, ...look } = {}) => {
      const lines = [texts].flat().flatMap((text) => linesOf(text, maxWidth, { ...look, maxLines }));
      return {
        stack: lines.filter((runs) => runs.length > 0).map((runs) => ({ text: runs, noWrap: true })),
        fontSize: fontSizes.body,
        color: palette.ink,
        ...look,
      };
    },
    lineCount: (text, maxWidth, look = {}) => linesOf(text, maxWidth, look).length,
    widest: (texts, { fontSize = fontSizes.body, bold = false } = {}) =>
      Math.max(...texts.map((text) => meter.widthOf(text, 'latin', { fontSize, bold }))) + slack,
  };
}
