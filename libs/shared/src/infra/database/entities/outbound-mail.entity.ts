import { defineEntity, p } from '@mikro-orm/core';
import { locales } from '@shared/domain/contract/enums.js';
import { newId } from '../new-id.js';
import { RenderedDocument } from './rendered-document.entity.js';

/** `pending` rows are the outbox: those left by a crash are enqueued again. */
export const mailStatuses = ['pending', 'sent', 'failed'] as const;

const OutboundMailSchema = defineEntity({
  name: 'OutboundMail',
  tableName: 'outbound_mails',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** Key of the mail registry. */
    template: p.string().length(60),
    locale: p.enum(locales),
    recipient: p.string().length(255),
    /** Its attachment: the mail waits until that is rendered. */
    document: () => p.manyToOne(RenderedDocument).nullable().deleteRule('set null'),
    /** Plain facts for the template; links are built when the mail is sent, so no token is stored. */
    data: p.json<Record<string, string | number | null>>(),
    status: p.enum(mailStatuses).default('pending'),
    createdAt: p.datetime().onCreate(() => new Date()),
    sentAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['status', 'createdAt'] }, { properties: ['recipient', 'createdAt'] }],
});

/** A mail to send, or one that was sent. */
export class OutboundMail extends OutboundMailSchema.class {}
OutboundMailSchema.setClass(OutboundMail);
