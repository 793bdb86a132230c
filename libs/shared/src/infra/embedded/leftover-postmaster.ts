import { execFileSync } from 'node:child_process';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server that still runs on a cluster, though its launcher may have ended. */
export class LeftoverPostmaster {
  private constructor(
    private readonly pid: number,
    private readonly folder: string,
    readonly port: number,
  ) {}

  /**
   * Reads the cluster's lock file, and trusts it only if that process is a server of this cluster:
   * after a crash the pid may be another program's, or a zombie's.
   */
  static async find(data: string): Promise<LeftoverPostmaster | null> {
    const lock = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
    const [pid = '', folder = '', , port = ''] = lock.split('\n');
    if (!/^\d+$/.test(pid) || folder === '') return null;
    const isOfThisCluster = (await realpath(folder).catch(() => '')) === (await realpath(data));
    const leftover = new LeftoverPostmaster(Number(pid), folder, Number(port));
    return isOfThisCluster && (await leftover.isRunning()) ? leftover : null;
  }

  /** Fast shutdown, and a hard one after the deadline. */
  async stop(deadlineMs: number): Promise<void> {
    const endMs = Date.now() + deadlineMs;
    signal(this.pid, 'SIGINT');
    while (await this.isRunning()) {
      if (Date.now() > endMs) signal(this.pid, 'SIGKILL');
      await sleep(50);
    }
  }

  private async isRunning(): Promise<boolean> {
    if (!signal(this.pid, 0)) return false;
    const file = `/proc/${this.pid}/cmdline`;
    const commandLine = await readFile(file, 'utf8').catch(() => commandLineFromPs(this.pid));
    return commandLine.includes('postgres') && commandLine.includes(this.folder);
  }
}

/** False when there is no such process. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** For systems without /proc. */
function commandLineFromPs(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
