import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Verdict } from './judge-table.js';

const run = promisify(execFile);
const maxOutputBytes = 64 * 1024 * 1024;

interface Message {
  type: string;
  /** `warning` of some that are `info`; the others only remark. */
  subType?: string;
  url: string;
  message: string;
  extract?: string;
}

/** What the Nu HTML checker (vnu) says of pages, by their names. It needs Java, and its `vnu.jar`. */
export async function markupFindings(
  java: string,
  jar: string,
  pages: ReadonlyMap<string, string>,
): Promise<Map<string, string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'instant-fdm-markup-'));
  try {
    const names = [...pages.keys()];
    await mkdir(folder, { recursive: true });
    for (const [index, name] of names.entries()) {
      await writeFile(join(folder, `${index}.html`), pages.get(name)!);
    }
    const args = ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', folder];
    const { stdout } = await run(java, args, { maxBuffer: maxOutputBytes });
    const found = new Map<string, string[]>(names.map((name) => [name, []]));
    const { messages } = JSON.parse(stdout) as { messages: Message[] };
    for (const { type, subType, url, message, extract } of messages) {
      if (type === 'info' && subType !== 'warning') continue;
      const name = names[Number.parseInt(basename(url), 10)]!;
      found.get(name)!.push(`${type}: ${message} ${(extract ?? '').replaceAll(/\s+/g, ' ')}`.trim());
    }
    return found;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A line for all findings that are alike. */
export function markupVerdicts(found: ReadonlyMap<string, readonly string[]>): Verdict[] {
  return [...found].map(([thing, misses]) => ({ thing, figures: [String(misses.length)], misses }));
}
