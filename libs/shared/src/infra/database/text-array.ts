/**
 * Ids as the parameter of `unnest(?::text[])`. Not as JSON: of an array the planner knows how many there are, so that it does
 * not compare thousands of ids with each of thousands of rows.
 */
export function textArray(ids: readonly string[]): string {
  return `{${ids.map((id) => JSON.stringify(id)).join(',')}}`;
}
