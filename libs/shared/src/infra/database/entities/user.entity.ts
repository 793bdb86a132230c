import { defineEntity, p } from '@mikro-orm/core';
import { locales } from '@shared/domain/contract/enums.js';
import { newId } from '../new-id.js';

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
    /** Language of the mails we send. */
    locale: p.enum(locales).default('fr'),
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
