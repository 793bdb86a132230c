import type { ComponentChildren } from 'preact';
import { type Definition, Definitions } from './definitions.js';

/** The parts of a price and their sum. */
export function Receipt({
  title,
  caption,
  rows,
  total: [label, amount],
  note,
}: {
  title?: string;
  caption?: ComponentChildren;
  rows: readonly Definition[];
  total: Definition;
  /** Below the label of the sum. */
  note?: string;
}) {
  return (
    <figure class="card receipt">
      {title !== undefined && (
        <figcaption>
          <strong>{title}</strong> {caption}
        </figcaption>
      )}
      <Definitions rows={rows} look="sums">
        <div class="sum">
          <dt>
            {label}
            {note !== undefined && <small>{note}</small>}
          </dt>
          <dd>{amount}</dd>
        </div>
      </Definitions>
    </figure>
  );
}
