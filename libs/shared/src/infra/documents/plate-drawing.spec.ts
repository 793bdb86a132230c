import { describe, expect, it } from '@jest/globals';
import { bedSideMm } from '@shared/domain/contract/limits.js';
import { drawingSide, plateDrawing } from './plate-drawing.js';
import type { PlateTicket, TicketPiece } from './shop-paper.js';

const scale = drawingSide / bedSideMm;

const piece = (more: Partial<TicketPiece>): TicketPiece => ({
  fileName: 'part.stl',
  orderNumber: 'CMD-2026-0001',
  linePosition: 1,
  finish: 'standard',
  leavesOn: null,
  boxMm: { x: 2.5, y: 2 },
  shadow: null,
  placements: [{ xMm: 0, yMm: 0, turns: 0 }],
  ...more,
});

interface Drawn {
  stack: [{ canvas: { type: string; points?: { x: number; y: number }[]; color?: string }[] }, ...object[]];
}

function draw(lines: TicketPiece[]) {
  const { stack } = plateDrawing({ lines, previewColor: '#112233' } as PlateTicket) as unknown as Drawn;
  const [{ canvas }, ...numbers] = stack;
  // Back to millimetres from the bed's corner.
  const shapes = canvas.slice(1).map(({ points, color }) => ({
    isFilled: color !== undefined,
    points: points!.map(({ x, y }) =>
      [x / scale, bedSideMm - y / scale].map((one) => Math.round(one * 100) / 100),
    ),
  }));
  return { shapes, numbers: numbers as { text: string; relativePosition: { x: number; y: number } }[] };
}

describe('The drawing on a ticket', () => {
  it('shows the outline of each copy as it is turned, not its box', () => {
    const shadow = {
      rows: [
        [0, 3],
        [0, 1],
      ],
    };
    const placements = [
      { xMm: 10, yMm: 20, turns: 0 as const },
      { xMm: 30, yMm: 40, turns: 2 as const },
    ];
    const { shapes } = draw([piece({ shadow, placements })]);
    expect(shapes.map(({ points }) => points)).toEqual([
      [
        [10, 20],
        [12.5, 20],
        [12.5, 21],
        [11, 21],
        [11, 22],
        [10, 22],
      ],
      [
        [32.5, 42],
        [30, 42],
        [30, 41],
        [31.5, 41],
        [31.5, 40],
        [32.5, 40],
      ],
    ]);
  });

  it('shows a box where no outline is known, and a hole as a line', () => {
    const ring = {
      rows: [
        [0, 3],
        [0, 1, 2, 3],
        [0, 3],
      ],
    };
    const { shapes } = draw([piece({}), piece({ shadow: ring, boxMm: { x: 3, y: 3 } })]);
    expect(shapes.map(({ isFilled, points }) => [isFilled, points.length])).toEqual([
      [true, 4],
      [true, 4],
      [false, 4],
    ]);
  });

  it('writes on each copy the number of its row', () => {
    const two = [0, 100].map((xMm) => ({ xMm, yMm: 0, turns: 0 as const }));
    const { numbers } = draw([piece({ placements: two }), piece({ boxMm: { x: 50, y: 50 } })]);
    expect(numbers.map(({ text }) => text)).toEqual(['1', '1', '2']);
    const { x, y } = numbers[2]!.relativePosition;
    expect(Math.abs(x - 25 * scale)).toBeLessThan(5);
    expect(Math.abs(y + 25 * scale)).toBeLessThan(12);
  });
});
