import type { ComponentChildren } from 'preact';

/** A column: figures stand at its end. */
export interface TableColumn {
  label: string;
  isFigure?: boolean;
  /** Its cells name their rows. */
  isRowHead?: boolean;
  /** Left out where the window is narrow. */
  isExtra?: boolean;
}

const lookOf = ({ isFigure, isExtra }: TableColumn): string | undefined =>
  [isFigure && 'end', isExtra && 'extra'].filter(Boolean).join(' ') || undefined;

interface DataTableProps {
  label: string;
  columns: readonly TableColumn[];
  rows: readonly (readonly ComponentChildren[])[];
  /** What each row is about, where rows are typed or clicked in: that stays with its entry when rows come and go. */
  keys?: readonly string[];
}

/** A table that is scrolled where it is wider than the page. */
export function DataTable({ label, columns, rows, keys }: DataTableProps) {
  return (
    <div class="table" tabindex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" class={lookOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={keys?.[row]}>
              {cells.map((cell, place) => {
                const column = columns[place]!;
                return column.isRowHead ? (
                  <th scope="row" class={lookOf(column)}>
                    {cell}
                  </th>
                ) : (
                  <td class={lookOf(column)} translate={column.isFigure ? false : undefined}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
