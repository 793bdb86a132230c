import { readFileSync } from 'node:fs';

/** Rows of a CSV file with a header; fields may be quoted. */
export function readTable(path: string): Map<string, string>[] {
  const [header = '', ...lines] = readFileSync(path, 'utf8').split(/\r?\n/).filter(Boolean);
  const names = fieldsOf(header);
  return lines.map((line) => {
    const fields = fieldsOf(line);
    return new Map(names.map((name, i) => [name, fields[i] ?? '']));
  });
}

function fieldsOf(line: string): string[] {
  return Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, bare]) =>
    quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
  );
}
