const form = /^MA-(\d{4})-(\d{1,6})$/;

/** The next book of a year: `MA-2026-2` after `MA-2026-1`, with a number that none of the known books has. */
export function nextBookVersion(year: number, known: readonly string[]): string {
  const numbers = known.flatMap((version) => {
    const [, ofYear, number] = form.exec(version) ?? [];
    return Number(ofYear) === year ? [Number(number)] : [];
  });
  return `MA-${year}-${Math.max(0, ...numbers) + 1}`;
}
