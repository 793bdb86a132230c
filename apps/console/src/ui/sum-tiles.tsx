import { KeyFigure } from '@web/components/card.js';

/** Figures beside each other. */
export function SumTiles({ tiles }: { tiles: readonly { label: string; figure: string; note?: string }[] }) {
  return (
    <div class="tiles">
      {tiles.map((tile) => (
        <KeyFigure key={tile.label} {...tile} />
      ))}
    </div>
  );
}
