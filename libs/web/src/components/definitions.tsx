import type { ComponentChildren } from 'preact';

/** What something is called, and what it is. */
export type Definition = readonly [label: ComponentChildren, value: ComponentChildren];

/** Labels with their values: `facts` beside each other, `sums` with the values at the end, as on a bill. */
export function Definitions({
  rows,
  look = 'facts',
  children,
}: {
  rows: readonly Definition[];
  look?: 'facts' | 'sums';
  /** Further rows. */
  children?: ComponentChildren;
}) {
  return (
    <dl class={look}>
      {rows.map(([label, value]) => (
        <div>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {children}
    </dl>
  );
}
