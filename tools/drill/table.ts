import type { AlarmObservation, Fault, Observation } from './fault.js';

/** The result of one fault's drill. */
export interface Drilled {
  fault: Fault;
  observations: Observation[];
  /** Of its alarm; `null` where it has none, or Prometheus is missing. */
  alarm: AlarmObservation | null;
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

const alarmHead = ['fault', 'alert', 'raised after', 'with it', 'cleared after the mend', 'where to look'];

const secondsOf = (ms: number | null) => (ms === null ? 'NEVER' : `${(ms / 1000).toFixed(0)} s`);

function alarmCells({ fault, alarm }: Drilled): string[][] {
  if (fault.alarm === undefined || alarm === null) return [];
  const { alert, where } = fault.alarm;
  const title = `${fault.alarm.fault} (\`${fault.name}\`)`;
  const { raisedMs, clearedMs, beside } = alarm;
  const alertLinks = (names: string[]) => names.map((name) => `\`${name}\``).join(', ');
  return [
    [
      title,
      alertLinks([alert]),
      secondsOf(raisedMs),
      beside.length === 0 ? 'none' : alertLinks(beside),
      secondsOf(clearedMs),
      where.replaceAll('|', '\\|'),
    ],
  ];
}

const lineOf = (row: string[]) => `| ${row.join(' | ')} |`;

/** How the person on call hears of faults, as Markdown. */
export function alarmTable(drilled: readonly Drilled[]): string {
  return [alarmHead, alarmHead.map(() => '---'), ...drilled.flatMap(alarmCells)].map(lineOf).join('\n');
}

/** The fault table as Markdown: what happened, and what the person on call does. */
export function faultTable(drilled: readonly Drilled[]): string {
  const rows = [head, head.map(() => '---'), ...drilled.flatMap(cells)];
  const observed = rows.map(lineOf);
  const calls = drilled.map(({ fault }) => `| ${fault.title} (\`${fault.name}\`) | ${fault.onCall} |`);
  return [...observed, '', '| fault | what the person on call does |', '| --- | --- |', ...calls].join('\n');
}
