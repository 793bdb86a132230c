import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

/** A statement as it was run. */
export interface Statement {
  text: string;
  ms: number;
  /** Rows that its scans read, those that a filter left out included. */
  rowsRead: number;
  /** Its scan that read most: how, and by which index. */
  scan: string;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** Statements of processes as the server's `auto_explain` logs them. */
export class Statements {
  constructor(
    private readonly database: Client,
    private readonly logFile: string,
  ) {}

  /** Connections that are made from now on can be listened to. */
  async prepare(): Promise<void> {
    await this.database.query(`load 'auto_explain'`);
    await this.set('session_preload_libraries', 'auto_explain');
    await this.set('auto_explain.log_analyze', 'on');
    await this.set('auto_explain.log_timing', 'off');
    await this.set('auto_explain.log_format', 'json');
    await this.reload();
  }

  /** What every connection ran meanwhile, those statements first that read most. */
  async during(act: () => Promise<unknown>): Promise<Statement[]> {
    await this.set('auto_explain.log_min_duration', '0');
    await this.reload();
    const from = await this.logged();
    await act();
    await sleep(200);
    const text = (await this.read(from)).toString();
    await this.set('auto_explain.log_min_duration', '-1');
    await this.reload();
    return statementsIn(text).sort((a, b) => b.rowsRead - a.rowsRead);
  }

  private async set(name: string, value: string): Promise<void> {
    await this.database.query(`alter system set ${name} = '${value}'`);
  }

  private async reload(): Promise<void> {
    await this.database.query('select pg_reload_conf()');
    await sleep(300);
  }

  private async logged(): Promise<number> {
    const log = await open(this.logFile);
    return log
      .stat()
      .then(({ size }) => size)
      .finally(() => log.close());
  }

  private async read(from: number): Promise<Buffer> {
    const log = await open(this.logFile);
    try {
      const { size } = await log.stat();
      const { buffer } = await log.read(Buffer.alloc(size - from), 0, size - from, from);
      return buffer;
    } finally {
      await log.close();
    }
  }
}

/** The statements in a log: a line that tells the time, and the plan in lines that begin with a tab. */
function statementsIn(log: string): Statement[] {
  const entries = log.matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n?)+)/g);
  return [...entries].map(([, ms, json]) => {
    const { 'Query Text': text, Plan: plan } = JSON.parse(json!) as { 'Query Text': string; Plan: PlanNode };
    const scans = nodesOf(plan).filter(
      (node) => node['Relation Name'] !== undefined || node['Index Name'] !== undefined,
    );
    const most = scans.toSorted((a, b) => rowsOf(b) - rowsOf(a))[0];
    const rowsRead = scans.reduce((sum, node) => sum + rowsOf(node), 0);
    return { text, ms: Number(ms), rowsRead, scan: most === undefined ? '' : scanOf(most) };
  });
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

function rowsOf(node: PlanNode): number {
  // The heap scan above a bitmap reads the same rows once more.
  if (node['Node Type'] === 'Bitmap Index Scan') return 0;
  const left = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return Math.round((node['Actual Rows'] + left) * node['Actual Loops']);
}

function scanOf(node: PlanNode): string {
  // The index of a bitmap stands in the node below.
  const isBitmap = node['Node Type'] === 'Bitmap Heap Scan';
  const indexed = isBitmap ? nodesOf(node).find((one) => one['Index Name'] !== undefined) : node;
  return `${node['Node Type']} ${indexed?.['Index Name'] ?? node['Relation Name']}`;
}
