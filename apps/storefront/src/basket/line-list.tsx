import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { BasketLine } from './basket.js';
import { LineCard } from './line-card.js';

/** No line is lower, in pixels. */
const lowestLine = 240;
const linesAtOnce = 3;

/** The lines: those that fill the window at once, the others some at a time, so that a full basket holds up no input. */
export function LineList({ lines }: { lines: readonly BasketLine[] }) {
  const drawn = useSignal(Math.ceil(innerHeight / lowestLine));
  const isWhole = drawn.value >= lines.length;
  // Runs once the lines before are on the screen.
  useEffect(() => {
    if (!isWhole) drawn.value += linesAtOnce;
  }, [drawn.value, isWhole]);
  return (
    <ol>
      {lines.slice(0, drawn.value).map((line, place) => (
        <LineCard key={line.id} line={line} isFirst={place === 0} isLast={place === lines.length - 1} />
      ))}
    </ol>
  );
}
