import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../new-id.js';
import { Destination } from './destination.entity.js';
import { User } from './user.entity.js';

const AddressSchema = defineEntity({
  name: 'Address',
  tableName: 'addresses',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    label: p.string().length(50),
    fullName: p.string().length(100),
    phone: p.string().length(20),
    street: p.string().length(200),
    /** The destination's name, however the client spelt it. */
    city: p.string().length(100),
    destination: () => p.manyToOne(Destination),
    postalCode: p.string().length(5).nullable(),
    /** At most one for each user, by a partial unique index. */
    isDefault: p.boolean().default(false),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

/** Where a customer wants orders delivered. Orders copy it. */
export class Address extends AddressSchema.class {}
AddressSchema.setClass(Address);
