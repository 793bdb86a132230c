import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { BasketLine } from './basket.js';
import { LineCard } from './line-card.js';

/** No line is lower, in pixels: in a wide window, and in one where its parts stand below each other. */
const lowest = { wide: 240, narrow: 550 };
const linesAtOnce = 3;

function linesOfWindow(): number {
  const { wide, narrow } = lowest;
  return Math.ceil(innerHeight / (matchMedia('(min-width: 46rem)').matches ? wide : narrow));
}

/** The lines: those that fill the window at once, the others some at a time, so that a full basket holds up no input. */
export function LineList({ lines }: { lines: readonly BasketLine[] }) {
  const drawn = useSignal(linesOfWindow());
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
