import { defineEntity, p } from '@mikro-orm/core';
import { linkPurposes } from '@shared/domain/accounts/address-proof.js';
import { newId } from '../new-id.js';
import { User } from './user.entity.js';

const OneTimeLinkSchema = defineEntity({
  name: 'OneTimeLink',
  tableName: 'one_time_links',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    purpose: p.enum(linkPurposes),
    /** The address that the link makes the account's: of `changeEmail` and `keepEmail`. */
    email: p.string().length(255).nullable(),
    /** Where the browser goes afterwards; an allowed address, or none. */
    callbackUrl: p.text().nullable(),
    expiresAt: p.datetime().index(),
    usedAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** A link that works once. Its token is signed from this row's id (see `link-token.ts`), never stored. */
export class OneTimeLink extends OneTimeLinkSchema.class {}
OneTimeLinkSchema.setClass(OneTimeLink);
