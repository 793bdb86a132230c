import { defineEntity, p } from '@mikro-orm/core';

const LaneClockSchema = defineEntity({
  name: 'LaneClock',
  tableName: 'lane_clocks',
  properties: {
    queue: p.string().length(20).primary(),
    /** What a lane without waiting work begins at. */
    virtualMs: p.float().columnType('double precision').default(0),
    /** The greatest start tag of the jobs that are done. */
    doneMs: p.float().columnType('double precision').default(0),
    /** The tag of a waiting job that the virtual time stays before, though later ones are done; and since when. */
    heldMs: p.float().columnType('double precision').nullable(),
    heldAt: p.datetime().defaultRaw('now()'),
    /** When a process last looked for lanes in arrears. */
    lookedAt: p.datetime().defaultRaw('now()'),
    /** The tag of the queue's first priority. */
    baseMs: p.float().columnType('double precision').default(0),
    /** Whether waiting jobs have the priorities of this base; false while they are numbered anew. */
    isNumbered: p.boolean().default(true),
  },
});

/** The virtual time of a queue whose jobs are served by owner. */
export class LaneClock extends LaneClockSchema.class {}
LaneClockSchema.setClass(LaneClock);
