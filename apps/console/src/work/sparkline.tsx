const width = 120;
const height = 28;

interface SparklineProps {
  values: readonly number[];
  /** What it shows, for those who do not see it. */
  label: string;
  /** Drawn over the values: what went wrong in the same minutes. */
  faults?: readonly number[];
  /** As wide as its place, for a page about one queue. */
  isWide?: boolean;
}

/** Values over time, the latest at the right, from zero up to the largest. */
export function Sparkline({ values, label, faults = [], isWide = false }: SparklineProps) {
  const most = Math.max(1, ...values, ...faults);
  const step = width / Math.max(1, values.length, faults.length);
  return (
    <svg
      class={isWide ? 'sparkline wide' : 'sparkline'}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path class="base" d={`M0 ${height - 0.5}H${width}`} />
      <path class="values" d={barsOf(values, most, step)} />
      <path class="faults" d={barsOf(faults, most, step)} />
    </svg>
  );
}

function barsOf(values: readonly number[], most: number, step: number): string {
  return values
    .flatMap((value, place) => {
      if (value === 0) return [];
      // What is there at all is seen.
      const size = Math.max(1.5, (value / most) * (height - 2));
      const [x, y] = [place * step, height - size].map((one) => Number(one.toFixed(2)));
      return [`M${x} ${height}V${y}h${Number((step * 0.8).toFixed(2))}V${height}z`];
    })
    .join('');
}
