import { defineEntity, p } from '@mikro-orm/core';
import { mailLocales } from '@shared/domain/contract/enums.js';
import { newId } from '../new-id.js';
import { purchaseProperties } from './purchase-properties.js';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** Trimmed and lower-cased; unique. */
    email: p.string().length(255).unique(),
    isEmailVerified: p.boolean().default(false),
    name: p.string().length(100),
    /** Argon2id, PHC string. */
    passwordHash: p.string().length(255),
    phone: p.string().length(20).nullable(),
    image: p.text().nullable(),
    /** The language that its owner chose, for mails, pages and documents. */
    locale: p.enum(mailLocales).default('fr'),
    /** What quotes and orders take unless they say otherwise. */
    ...purchaseProperties,
    /** From then on the row stands only for what the law keeps; its address is no address (`erased-account.ts`). */
    deletedAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

/** An account. */
export class User extends UserSchema.class {}
UserSchema.setClass(User);
