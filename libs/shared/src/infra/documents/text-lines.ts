import { type Cluster, cleanText, clustersOf, type TextRun, visualRuns } from './bidi-text.js';
import type { FontMeter } from './fonts.js';

/** How a text is set. */
interface TextStyle {
  /** In points. */
  fontSize: number;
  bold: boolean;
}

/** Where a line may break: after these, best first. The last lets it break anywhere. */
const breaks: readonly RegExp[] = [/ $/, /[-_./,;:@)\]]$/, /$/];

function splitAfter(clusters: readonly Cluster[], end: RegExp): Cluster[][] {
  const pieces: Cluster[][] = [];
  let piece: Cluster[] = [];
  for (const cluster of clusters) {
    piece.push(cluster);
    if (!end.test(cluster.text)) continue;
    pieces.push(piece);
    piece = [];
  }
  return piece.length > 0 ? [...pieces, piece] : pieces;
}

function trimmed(line: readonly Cluster[]): readonly Cluster[] {
  const isSpace = (cluster: Cluster): boolean => cluster.text === ' ';
  const start = line.findIndex((cluster) => !isSpace(cluster));
  return start < 0 ? [] : line.slice(start, line.findLastIndex((cluster) => !isSpace(cluster)) + 1);
}

/** Fills lines of one width, one piece after the other. */
class LineFiller {
  private readonly lines: Cluster[][] = [[]];

  constructor(
    private readonly hasRoom: (line: readonly Cluster[]) => boolean,
    private readonly maxLines: number,
  ) {}

  add(piece: Cluster[], level = 0): void {
    // Lines that will be cut off need no measuring.
    if (this.lines.length > this.maxLines) return;
    const line = this.lines.at(-1)!;
    if (this.hasRoom([...line, ...piece])) {
      line.push(...piece);
      return;
    }
    const finer = breaks[level];
    if (this.hasRoom(piece) || finer === undefined) {
      if (line.length > 0) this.lines.push([]);
      this.lines.at(-1)!.push(...piece);
      return;
    }
    for (const part of splitAfter(piece, finer)) this.add(part, level + 1);
  }

  /** Keeps the first lines; where more were filled, the last of them ends with `ellipsis`. */
  clip(ellipsis: Pick<Cluster, 'text' | 'family'>): void {
    const { maxLines } = this;
    if (this.lines.length <= maxLines) return;
    this.lines.length = maxLines;
    const line = this.lines[maxLines - 1]!;
    const level = line.at(-1)?.level ?? 0;
    while (line.length > 0 && (line.at(-1)!.text === ' ' || !this.hasRoom([...line, { ...ellipsis, level }])))
      line.pop();
    line.push({ ...ellipsis, level });
  }

  /** The lines in reading order, each as runs from left to right. */
  runs(): TextRun[][] {
    return this.lines.map((line) => visualRuns(trimmed(line)));
  }
}

/**
 * Breaks a text of any script into lines of at most `maxWidth` points, each in the order in which it is
 * seen. Words stay whole where they can; a word wider than a line breaks after a dash, underscore, dot or
 * slash, else anywhere. Text beyond `maxLines` is cut off and ends with an ellipsis.
 */
export function textLines(
  text: string,
  style: TextStyle,
  maxWidth: number,
  meter: FontMeter,
  maxLines = Infinity,
): TextRun[][] {
  const widths = new Map<string, number>();
  const widthOf = ({ text: run, font }: TextRun): number => {
    const key = `${font} ${run}`;
    const width = widths.get(key) ?? meter.widthOf(run, font, style);
    widths.set(key, width);
    return width;
  };
  const hasRoom = (line: readonly Cluster[]): boolean =>
    visualRuns(trimmed(line)).reduce((sum, run) => sum + widthOf(run), 0) <= maxWidth;
  const filler = new LineFiller(hasRoom, maxLines);
  filler.add(clustersOf(cleanText(text), (cluster) => meter.familyOf(cluster)));
  filler.clip({ text: '…', family: meter.familyOf('…') ?? 'latin' });
  return filler.runs();
}
