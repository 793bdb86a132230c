import type { Fault, Observation } from './fault.js';

/** The result of one fault's drill. */
export interface Drilled {
  fault: Fault;
  observations: Observation[];
}

const head = ['fault', 'when', 'what a customer sees', 'works again after', 'lost'];

function cells({ fault, observations }: Drilled): string[][] {
  return observations.map(({ when, seen, recoveredMs, lost }) => [
    fault.title,
    when,
    seen.length === 0 ? 'nothing' : seen.join('; '),
    `${(recoveredMs / 1000).toFixed(1)} s`,
    lost.length === 0 ? 'nothing' : lost.join('; '),
  ]);
}

/** The fault table as Markdown: what happened, and what the person on call does. */
export function faultTable(drilled: readonly Drilled[]): string {
  const rows = [head, head.map(() => '---'), ...drilled.flatMap(cells)];
  const observed = rows.map((row) => `| ${row.join(' | ')} |`);
  const calls = drilled.map(({ fault }) => `| ${fault.title} (\`${fault.name}\`) | ${fault.onCall} |`);
  return [...observed, '', '| fault | what the person on call does |', '| --- | --- |', ...calls].join('\n');
}
