import type { Fault } from '../fault.js';
import { SmallDisk } from '@testing/stack/small-disk.js';
import { whileItLasts } from '../moments.js';

/** One drill of one process: what `prepare` has mounted is what `run` fills. */
let disk: SmallDisk | null = null;

/** A file system of its own that is really full, with data, logs, mails and the embedded database on it. */
export const fullDisk: Fault = {
  name: 'full-disk',
  title: 'The disk is full',
  onCall:
    'Make room: old logs (`logs/*.log.1` to `.4`) first, then old mails (`mail/*.eml`). No restart. The launcher has let go of the room it kept for the database (postgres/ballast) and takes it again. If PostgreSQL had to stop, it is started again by itself.',
  missing: () => (process.getuid?.() === 0 ? null : 'it needs root, to mount a small file system'),
  prepare: async () => {
    const mounted = await SmallDisk.mount('size=400m');
    if (mounted === null) throw new Error('A small file system cannot be mounted here.');
    disk = mounted;
    return { dataDir: mounted.folder, undo: () => mounted.unmount() };
  },
  alarm: {
    fault: 'The disk is full',
    alert: 'DiskFull',
    where: '`disk_bytes`; `/health/ready` and the home page of `/ops`',
    begin: () => disk!.fill(),
    end: () => disk!.makeRoom(),
  },
  run: async (_service, shop) => [
    await whileItLasts(shop, 'for 10 s', {
      begin: () => disk!.fill(),
      end: () => disk!.makeRoom(),
      lastsMs: 10_000,
    }),
  ],
};
