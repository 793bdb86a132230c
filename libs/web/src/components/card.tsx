import type { ComponentChildren } from 'preact';

/** Things that belong together, apart from the rest. */
export function Card({ isRaised = false, children }: { isRaised?: boolean; children: ComponentChildren }) {
  return <div class={isRaised ? 'card raised' : 'card'}>{children}</div>;
}

/** The one figure that a page is about. */
export function KeyFigure({ label, figure, note }: { label: string; figure: string; note?: string }) {
  return (
    <p class="figure">
      <span>{label}</span>
      <strong>{figure}</strong>
      {note !== undefined && <small>{note}</small>}
    </p>
  );
}
