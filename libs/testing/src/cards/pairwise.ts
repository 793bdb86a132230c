/** Choices by name: every value that each may take. */
export type Choices = Record<string, readonly unknown[]>;

/** One value of each choice. */
export type Row = Record<string, unknown>;

/**
 * Rows in which every two values of different choices meet at least once. Greedy and deterministic: each row
 * starts from a pair that is still missing and takes, choice by choice, the value that adds most.
 */
export function pairwiseRows(choices: Choices): Row[] {
  const names = Object.keys(choices).sort((a, b) => choices[b]!.length - choices[a]!.length);
  const missing = new Set<string>();
  names.forEach((first, index) => {
    for (const second of names.slice(index + 1)) {
      choices[first]!.forEach((_, i) =>
        choices[second]!.forEach((__, j) => missing.add(pair(first, i, second, j))),
      );
    }
  });
  const rows: Row[] = [];
  while (missing.size > 0) {
    const taken = startOf(missing);
    for (const name of names) {
      if (taken.has(name)) continue;
      const gains = choices[name]!.map(
        (_, value) => [...pairsOf(taken, name, value, names)].filter((one) => missing.has(one)).length,
      );
      taken.set(name, gains.indexOf(Math.max(...gains)));
    }
    for (const name of names)
      for (const one of pairsOf(taken, name, taken.get(name)!, names)) missing.delete(one);
    rows.push(Object.fromEntries(names.map((name) => [name, choices[name]![taken.get(name)!]])));
  }
  return rows;
}

function pair(first: string, i: number, second: string, j: number): string {
  return `${first}=${i}&${second}=${j}`;
}

function startOf(missing: Set<string>): Map<string, number> {
  const [first = ''] = missing;
  return new Map(
    first
      .split('&')
      .map((half) => half.split('='))
      .map(([name, value]) => [name!, Number(value)]),
  );
}

function* pairsOf(
  taken: Map<string, number>,
  name: string,
  value: number,
  names: readonly string[],
): Generator<string> {
  const place = names.indexOf(name);
  for (const [other, theirs] of taken) {
    if (other === name) continue;
    yield names.indexOf(other) < place ? pair(other, theirs, name, value) : pair(name, value, other, theirs);
  }
}
