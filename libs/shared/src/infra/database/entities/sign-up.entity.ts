import { defineEntity, p } from '@mikro-orm/core';
import { mailLocales } from '@shared/domain/contract/enums.js';
import { newId } from '../new-id.js';

const SignUpSchema = defineEntity({
  name: 'SignUp',
  tableName: 'sign_ups',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** Trimmed and lower-cased. No reference to the account: making a sign-up does not look for one. */
    email: p.string().length(255),
    /** SHA-256 of the browser's cookie, hex; the cookie's value itself is not stored. */
    browserHash: p.string().length(64),
    /** Keyed hash of the network that it came from, hex; `null` for one of an earlier release. */
    network: p.string().length(64).nullable(),
    name: p.string().length(100),
    phone: p.string().length(20).nullable(),
    /** Argon2id, PHC string. */
    passwordHash: p.string().length(255),
    locale: p.enum(mailLocales),
    /** Where the browser goes once the address is verified; an allowed address, or none. */
    callbackUrl: p.text().nullable(),
    expiresAt: p.datetime().index(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
  uniques: [{ properties: ['email', 'browserHash'] }],
  indexes: [{ properties: ['network', 'createdAt'] }],
});

/**
 * What one browser typed to sign up. It becomes the account's when a verification link is followed in that browser,
 * and opens nothing once the address is verified.
 */
export class SignUp extends SignUpSchema.class {}
SignUpSchema.setClass(SignUp);
