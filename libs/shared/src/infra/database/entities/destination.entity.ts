import { defineEntity, p } from '@mikro-orm/core';

const DestinationSchema = defineEntity({
  name: 'Destination',
  tableName: 'destinations',
  properties: {
    id: p.uuid().primary(),
    code: p.string().length(16).unique(),
    /** Usual French name, accents included. */
    name: p.string().length(100),
    /** Other spellings that the search knows, Arabic among them. */
    aliases: p.array(),
    deliveryDaysMin: p.integer(),
    deliveryDaysMax: p.integer(),
    /** Rank by population: larger cities first. */
    position: p.integer(),
  },
});

/** A city we deliver to. */
export class Destination extends DestinationSchema.class {}
DestinationSchema.setClass(Destination);
