import { defineEntity, p } from '@mikro-orm/core';
import { mailLocales } from '@shared/domain/contract/enums.js';
import type { MailFacts } from '../../mail/mail-facts.js';
import { newId } from '../new-id.js';
import { RenderedDocument } from './rendered-document.entity.js';
import { User } from './user.entity.js';

/** `pending` rows are the outbox: those left by a crash are enqueued again. */
const mailStatuses = ['pending', 'sent', 'failed'] as const;

const OutboundMailSchema = defineEntity({
  name: 'OutboundMail',
  tableName: 'outbound_mails',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** Key of the mail registry. */
    template: p.string().length(60),
    locale: p.enum(mailLocales),
    recipient: p.string().length(255),
    /** The account whose mail it is, also after its address has changed. */
    user: () => p.manyToOne(User).nullable().deleteRule('set null').index(),
    /** Its attachment: the mail waits until that is rendered. */
    document: () => p.manyToOne(RenderedDocument).nullable().deleteRule('set null'),
    /** Plain facts for the template; links are built when the mail is sent, so no token is stored. */
    data: p.json<MailFacts>(),
    status: p.enum(mailStatuses).default('pending'),
    createdAt: p
      .datetime()
      .onCreate(() => new Date())
      .index(),
    sentAt: p.datetime().nullable(),
    /** When the mail server first answered that it does not take this mail, or not now. */
    refusedSince: p.datetime().nullable(),
  },
  indexes: [{ properties: ['status', 'createdAt'] }, { properties: ['recipient', 'createdAt'] }],
});

/** A mail to send, or one that was sent. */
export class OutboundMail extends OutboundMailSchema.class {}
OutboundMailSchema.setClass(OutboundMail);
