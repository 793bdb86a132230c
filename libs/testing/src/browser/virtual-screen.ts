import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { screenProgram } from '../installed-programs.js';

/**
 * Starts a screen in memory, since Firefox draws in 3D on a screen alone. It ends by itself, ten seconds
 * after the last program on it.
 *
 * @returns its name, as `DISPLAY` takes it
 * @throws Error where there is no Xvfb, and where it says nothing for ten seconds
 */
export async function startVirtualScreen(): Promise<string> {
  if (screenProgram === undefined) throw new Error('There is no Xvfb on the PATH.');
  const drawn = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  // Firefox tries the screen with a program of its own first, which may end before it is on it itself.
  const ended = ['-terminate', '10'];
  const screen = spawn(screenProgram, ['-displayfd', '3', ...drawn, ...ended], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const inTime = { signal: AbortSignal.timeout(10_000) };
  const [number] = (await once(screen.stdio[3] as Readable, 'data', inTime)) as [Buffer];
  screen.unref();
  return `:${number.toString().trim()}`;
}
