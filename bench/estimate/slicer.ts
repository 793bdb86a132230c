import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Sliced } from './sliced-parts.js';

const run = promisify(execFile);
const program = 'prusa-slicer';
/** A part that takes longer to slice is left out. */
const mostMs = 240_000;
/** The slicer's summary is at the end of the G-code, before the settings. */
const summaryBytes = 64 * 1024;
const filamentMm2 = (Math.PI * 1.75 ** 2) / 4;
const secondsOf: Readonly<Record<string, number>> = { d: 86_400, h: 3600, m: 60, s: 1 };

/**
 * Writes any format that the slicer reads, scaled, as one binary STL in its coordinates. False where it cannot
 * read the file.
 */
export async function convertToStl(file: string, factor: number, target: string): Promise<boolean> {
  const scaling = factor === 1 ? [] : ['--scale', String(factor)];
  try {
    await run(program, ['--export-stl', ...scaling, '--output', target, file], { timeout: mostMs });
    return true;
  } catch {
    return false;
  }
}

/** Slices an STL in the middle of the bed; undefined where the slicer refuses it or takes too long. */
export async function slice(stl: string, profile: string, gcode: string): Promise<Sliced | undefined> {
  try {
    await run(program, ['--export-gcode', '--load', profile, '--center', '128,128', '--output', gcode, stl], {
      timeout: mostMs,
    });
    return summaryOf(await readEnd(gcode));
  } catch {
    return undefined;
  }
}

/** Plastic and time of the slicer's summary; undefined where it lacks either. */
export function summaryOf(gcodeEnd: string): Sliced | undefined {
  const [, filamentMm] = /filament used \[mm\] = ([\d.]+)/.exec(gcodeEnd) ?? [];
  const [, time = ''] = /estimated printing time \(normal mode\) = (.*)/.exec(gcodeEnd) ?? [];
  const seconds = Array.from(time.matchAll(/(\d+)([dhms])/g)).reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (secondsOf[unit] ?? 0),
    0,
  );
  return filamentMm && seconds ? { mm3: Number(filamentMm) * filamentMm2, seconds } : undefined;
}

async function readEnd(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const start = Math.max(0, size - summaryBytes);
    const { buffer } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
    return buffer.toString('latin1');
  } finally {
    await file.close();
  }
}
