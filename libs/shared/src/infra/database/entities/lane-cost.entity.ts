import { defineEntity, p, PrimaryKeyProp } from '@mikro-orm/core';

const LaneCostSchema = defineEntity({
  name: 'LaneCost',
  tableName: 'lane_costs',
  properties: {
    job: p.string().length(40).primary(),
    sizeClass: p.string().length(20).primary(),
    /** Time that its last jobs held their slots over the time predicted from their sizes. */
    factor: p.float().columnType('double precision'),
    [PrimaryKeyProp]: {} as unknown as ['job', 'sizeClass'],
  },
});

/** What is known of the time that jobs of a size class take. */
export class LaneCost extends LaneCostSchema.class {}
LaneCostSchema.setClass(LaneCost);
