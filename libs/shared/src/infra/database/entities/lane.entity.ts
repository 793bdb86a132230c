import { defineEntity, p, PrimaryKeyProp } from '@mikro-orm/core';

const LaneSchema = defineEntity({
  name: 'Lane',
  tableName: 'lanes',
  properties: {
    queue: p.string().length(20).primary(),
    /** An account, {@link nobody}, or {@link strangers}. */
    owner: p.uuid().primary(),
    /** Whether somebody waits for its jobs. */
    isAwaited: p.boolean().primary(),
    /** Finish tag of its last job. */
    lastMs: p.float().columnType('double precision'),
    /** What its jobs have taken beyond their predictions, over their weights. */
    beyondMs: p.float().columnType('double precision').default(0),
    [PrimaryKeyProp]: {} as unknown as ['queue', 'owner', 'isAwaited'],
  },
  indexes: [{ properties: ['queue', 'lastMs'] }],
});

/** The jobs that one owner adds to a queue. */
export class Lane extends LaneSchema.class {}
LaneSchema.setClass(Lane);

/** The owner of work that no account asked for. */
export const nobody = '00000000-0000-0000-0000-000000000000';

/** The owner of what strangers asked for: the shop's own mails do not wait behind it. */
export const strangers = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
