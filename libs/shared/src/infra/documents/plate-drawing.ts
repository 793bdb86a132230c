import type { CanvasElement, Content } from 'pdfmake/interfaces.js';
import { bedSideMm } from '@shared/domain/contract/limits.js';
import { broadestPoint, contoursOf, type Point, turnedPoint } from '@shared/domain/making/shadow-contours.js';
import { palette } from './document-style.js';
import type { PlateTicket, TicketPiece } from './shop-paper.js';

/** Of the drawing, points. */
export const drawingSide = 190;
const scale = drawingSide / bedSideMm;
/** Of the numbers; small parts have smaller ones. */
const numberSizes = { most: 9, least: 4 };

/** The plate from above, its back at the top: each copy by its outline, with the number of its row in the table. */
export function plateDrawing({ lines, previewColor }: PlateTicket): Content {
  const bed: CanvasElement = {
    type: 'rect',
    ...{ x: 0, y: 0, w: drawingSide, h: drawingSide, lineColor: palette.quiet, lineWidth: 1 },
  };
  const shapes = lines.flatMap((piece) => copiesOf(piece, previewColor));
  const numbers = lines.flatMap((piece, place) => numbersOf(piece, String(place + 1)));
  return { stack: [{ canvas: [bed, ...shapes] }, ...numbers] };
}

/** The corners of a part's box, where its outline is not known. */
function boxContour({ boxMm: { x, y } }: TicketPiece): Point[] {
  return [
    [0, 0],
    [x, 0],
    [x, y],
    [0, y],
  ];
}

function copiesOf(piece: TicketPiece, color: string): CanvasElement[] {
  const contours = piece.shadow == null ? [boxContour(piece)] : contoursOf(piece.shadow);
  return piece.placements.flatMap((placement) =>
    contours.map((contour): CanvasElement => ({
      type: 'polyline',
      closePath: true,
      points: contour.map((point) => onPaper(inBox(point, piece), piece, placement)),
      // A hole is a line alone: what lies in it stays as it is.
      ...(isOuter(contour) && { color, fillOpacity: 0.25 }),
      lineColor: palette.ink,
      lineWidth: 0.5,
    })),
  );
}

function numbersOf(piece: TicketPiece, text: string): Content[] {
  const { boxMm, shadow, placements } = piece;
  const middle: Point = shadow == null ? [boxMm.x / 2, boxMm.y / 2] : broadestPoint(shadow.rows);
  const room = Math.min(boxMm.x, boxMm.y) * scale * 0.7;
  const fontSize = Math.max(numberSizes.least, Math.min(numberSizes.most, room));
  return placements.map((placement) => {
    const { x, y } = onPaper(inBox(middle, piece), piece, placement);
    // The canvas above has moved the pen to its lower edge; a digit is half as wide as it is high.
    const left = x - (text.length * fontSize) / 3.6;
    const relativePosition = { x: left, y: y - drawingSide - fontSize * 0.68 };
    return { text, fontSize, bold: true, relativePosition };
  });
}

/** Cells at the sides of a part reach beyond its box. */
const inBox = ([x, y]: Point, { boxMm }: TicketPiece): Point => [Math.min(x, boxMm.x), Math.min(y, boxMm.y)];

function onPaper(
  point: Point,
  { boxMm }: TicketPiece,
  { xMm, yMm, turns }: TicketPiece['placements'][number],
): { x: number; y: number } {
  const [x, y] = turnedPoint(point, boxMm, turns);
  return { x: (xMm + x) * scale, y: (bedSideMm - yMm - y) * scale };
}

/** Outer lines run counterclockwise. */
function isOuter(contour: readonly Point[]): boolean {
  const doubled = contour.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = contour[(index + 1) % contour.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return doubled > 0;
}
