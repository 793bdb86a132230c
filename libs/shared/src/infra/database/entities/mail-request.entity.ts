import { defineEntity, p } from '@mikro-orm/core';
import { mailRequestKinds } from '@shared/domain/accounts/address-proof.js';
import { mailLocales } from '@shared/domain/contract/enums.js';
import { newId } from '../new-id.js';
import { User } from './user.entity.js';

const MailRequestSchema = defineEntity({
  name: 'MailRequest',
  tableName: 'mail_requests',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** As it was typed, trimmed and lower-cased; most likely, but not surely, of an account. */
    email: p.string().length(255),
    kind: p.enum(mailRequestKinds),
    /** The account that wants to move to the address: of `changeEmail`. */
    user: () => p.manyToOne(User).nullable().deleteRule('cascade'),
    /** Language of the request; a verified account's own takes precedence. */
    locale: p.enum(mailLocales),
    callbackUrl: p.text().nullable(),
    /** Names the network that asked; `null` where an account did. */
    network: p.string().length(64).nullable(),
    createdAt: p
      .datetime()
      .onCreate(() => new Date())
      .index(),
  },
});

/**
 * A request for an account mail. The API stores one for every request, and the worker checks whether there is an
 * account: a request takes as long with one as without. The row is deleted once it is handled.
 */
export class MailRequest extends MailRequestSchema.class {}
MailRequestSchema.setClass(MailRequest);
