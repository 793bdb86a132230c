/** Some days, both ends included, as `YYYY-MM-DD`. */
export interface Period {
  from: string;
  to: string;
}

/** Today where the operator is, as `YYYY-MM-DD`. */
export function today(): string {
  return dayText(new Date());
}

/** The first and the last day of a month, counted from this one: 0 is this month, -1 the last. */
export function monthDays(offset: number): Period {
  const now = new Date();
  const first = new Date(now.getFullYear(), now.getMonth() + offset, 1);
  const last = new Date(now.getFullYear(), now.getMonth() + offset + 1, 0);
  return { from: dayText(first), to: dayText(last) };
}

function dayText(date: Date): string {
  const two = (figure: number): string => String(figure).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
