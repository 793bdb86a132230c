import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../new-id.js';
import { User } from './user.entity.js';

/** What a mailed link may do. */
export const linkPurposes = ['verifyEmail', 'resetPassword'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** What a sign-up with an address that nobody has verified yet asked for. */
export interface AccountClaims {
  name: string;
  phone: string | null;
  passwordHash: string;
}

const OneTimeLinkSchema = defineEntity({
  name: 'OneTimeLink',
  tableName: 'one_time_links',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    purpose: p.enum(linkPurposes),
    /** Where the browser goes afterwards; an allowed address, or none. */
    callbackUrl: p.text().nullable(),
    /** Taken over by the account when the link is used: whoever reads the mail decides whose sign-up counts. */
    claims: p.json<AccountClaims>().nullable(),
    expiresAt: p.datetime().index(),
    usedAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** A link that works once. Its token is signed from this row's id (see `link-token.ts`), never stored. */
export class OneTimeLink extends OneTimeLinkSchema.class {}
OneTimeLinkSchema.setClass(OneTimeLink);
