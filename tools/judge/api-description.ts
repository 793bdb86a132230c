import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '@shared/infra/config/project-root.js';
import type { JudgeTable } from './judge-table.js';

const run = promisify(execFile);

interface Problem {
  code: string;
  path: string[];
  message: string;
}

/** What Spectral's default rules say of the served API description. */
export async function judgeApiDescription(spectral: string, baseUrl: string): Promise<JudgeTable> {
  const rules = join(projectRoot, '.spectral.yaml');
  const args = ['lint', `${baseUrl}/openapi.json`, '--ruleset', rules, '--format', 'json', '--quiet'];
  // It ends with status 1 where it finds something.
  const { stdout } = await run(spectral, args, { maxBuffer: 64 * 1024 * 1024 }).catch((error: unknown) => {
    if (typeof (error as { stdout?: unknown }).stdout !== 'string') throw error;
    return error as { stdout: string };
  });
  const problems = JSON.parse(stdout.trim() || '[]') as Problem[];
  const misses = problems.map(({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`);
  return {
    title: 'The API description',
    method: 'Spectral’s default rules. Bar: no problem.',
    columns: ['problems'],
    verdicts: [{ thing: '/openapi.json', figures: [String(problems.length)], misses }],
  };
}
