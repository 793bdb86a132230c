import type { Schema } from '@client/service-client.js';
import { bedSideMm } from '@shared/domain/contract/limits.js';
import { broadestPoint } from '@shared/domain/making/shadow-contours.js';
import { say } from '../words/language.js';

/** What is drawn of a piece of a plate, planned or proposed. */
type Piece = Pick<Schema<'PlatePiece'>, 'boxMm' | 'lineId' | 'outline' | 'placements'>;
type Placement = Piece['placements'][number];

/** Tints of pieces; lines in turn. */
const tints = 6;

/** A plate from above as it is printed: each copy by its outline, with its piece's place in the list. */
export function PlateDrawing({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <svg
      class="plate-drawing"
      viewBox={`-1 -1 ${bedSideMm + 2} ${bedSideMm + 2}`}
      role="img"
      aria-label={say('plates.drawing', { side: bedSideMm })}
    >
      {/* The bed's front is below. */}
      <g transform={`translate(0, ${bedSideMm}) scale(1, -1)`}>
        <rect class="bed" width={bedSideMm} height={bedSideMm} />
        <path class="bed-lines" d={bedLines()} />
        {pieces.map((piece, place) => (
          <g key={piece.lineId} class={`tint-${place % tints}`}>
            {piece.placements.map((placement) => (
              <Copy
                key={`${placement.xMm} ${placement.yMm}`}
                piece={piece}
                placement={placement}
                place={place}
              />
            ))}
          </g>
        ))}
      </g>
    </svg>
  );
}

function bedLines(): string {
  const lines: string[] = [];
  for (let at = 32; at < bedSideMm; at += 32) lines.push(`M${at} 0V${bedSideMm}M0 ${at}H${bedSideMm}`);
  return lines.join('');
}

function Copy({ piece, placement, place }: { piece: Piece; placement: Placement; place: number }) {
  const { boxMm, outline } = piece;
  const { xMm, yMm, turns } = placement;
  // The corner of the box that comes to lie at the placement's lower left after so many quarter turns.
  const shift = [
    [0, 0],
    [boxMm.y, 0],
    [boxMm.x, boxMm.y],
    [0, boxMm.x],
  ][turns]!;
  const [labelX, labelY] = outline === null ? [boxMm.x / 2, boxMm.y / 2] : broadestPoint(outline);
  return (
    <g transform={`translate(${xMm + shift[0]!}, ${yMm + shift[1]!}) rotate(${turns * 90})`}>
      <path d={outline === null ? `M0 0H${boxMm.x}V${boxMm.y}H0Z` : pathOf(outline)} />
      <text
        transform={`translate(${labelX}, ${labelY}) rotate(${turns * -90}) scale(1, -1)`}
        text-anchor="middle"
        dominant-baseline="central"
      >
        {place + 1}
      </text>
    </g>
  );
}

/** Runs of covered cells, row by row; a little higher than a row, so that no line shows between two. */
function pathOf(rows: readonly (readonly number[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((from, at) => (at % 2 === 0 ? [`M${from} ${y}H${row[at + 1]!}v1.05H${from}Z`] : [])),
    )
    .join('');
}
