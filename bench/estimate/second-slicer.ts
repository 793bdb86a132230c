import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Sliced } from './sliced-parts.js';

const run = promisify(execFile);
const program = 'CuraEngine';
/** A part that takes longer to slice is left out. */
const mostMs = 240_000;
const mostLogBytes = 64 * 1024 ** 2;
// Built files lie in dist/bench/estimate; profiles are read where they are kept.
const profile = fileURLToPath(new URL('../../../bench/estimate/profiles/cura.ini', import.meta.url));

/** Settings as arguments: the engine has no defaults, so each must be passed, and again for its extruder. */
export function settingArguments(ini: string, withSupports: boolean): string[] {
  const settings = ini
    .split('\n')
    .map((line) => /^(\w+) = (.*)$/.exec(line))
    .flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? ''] as const] : []))
    .map(([key, value]) => `${key}=${key === 'support_enable' ? String(withSupports) : value}`);
  const told = settings.flatMap((setting) => ['-s', setting]);
  return [...told, '-e0', ...told];
}

/** Plastic and time of what the engine logs; undefined where it lacks either. */
export function summaryOfCura(log: string): Sliced | undefined {
  const [, mm3] = /Filament \(mm\^3\): ([\d.]+)/.exec(log) ?? [];
  const [, seconds] = /Print time \(s\): ([\d.]+)/.exec(log) ?? [];
  return Number(mm3) > 0 && Number(seconds) > 0 ? { mm3: Number(mm3), seconds: Number(seconds) } : undefined;
}

/** Slices an STL with CuraEngine; undefined where it refuses it or takes too long. */
export async function sliceWithCura(
  stl: string,
  withSupports: boolean,
  gcode: string,
): Promise<Sliced | undefined> {
  const settings = settingArguments(readFileSync(profile, 'utf8'), withSupports);
  try {
    const { stdout, stderr } = await run(program, ['slice', '-v', ...settings, '-l', stl, '-o', gcode], {
      timeout: mostMs,
      maxBuffer: mostLogBytes,
    });
    return summaryOfCura(stderr + stdout);
  } catch {
    return undefined;
  }
}
