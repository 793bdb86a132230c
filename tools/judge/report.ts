import type { JudgeTable, Verdict } from './judge-table.js';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function verdictRow({ thing, figures, misses }: Verdict): string {
  return row([cell(thing), ...figures, misses.length === 0 ? 'yes' : '**no**']);
}

function missLines(verdicts: readonly Verdict[]): string[] {
  const missed = verdicts.filter(({ misses }) => misses.length > 0);
  if (missed.length === 0) return [];
  return ['', ...missed.map(({ thing, misses }) => `- ${cell(thing)}: ${misses.map(cell).join('; ')}`)];
}

function section({ title, method, columns, verdicts }: JudgeTable): string[] {
  const heads = ['', ...columns, 'bar met'];
  return [
    `## ${title}`,
    '',
    method,
    '',
    row(heads),
    row(heads.map(() => '---')),
    ...verdicts.map(verdictRow),
    ...missLines(verdicts),
    '',
  ];
}

/** The judges' page in Markdown. */
export function reportOf(facts: readonly string[], tables: readonly JudgeTable[]): string {
  const head = [
    '# What the judges say',
    '',
    'Written by `npm run judge`, which starts the built service on embedded defaults, fills an account through the API, and',
    'fails when a bar is missed.',
    '',
    ...facts.map((fact) => `- ${fact}`),
    '',
  ];
  return `${[...head, ...tables.flatMap(section)].join('\n').trimEnd()}\n`;
}

/** How many bars are missed. */
export function countMisses(tables: readonly JudgeTable[]): number {
  return tables.flatMap(({ verdicts }) => verdicts).filter(({ misses }) => misses.length > 0).length;
}
