import { defineEntity, p } from '@mikro-orm/core';
import { contactStatuses, contactSubjects, mailLocales } from '@shared/domain/contract/enums.js';
import { newId } from '../new-id.js';
import { User } from './user.entity.js';

const ContactMessageSchema = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    name: p.string().length(100),
    /** Of whoever wrote: an account may have it, or none. */
    email: p.string().length(255).index(),
    /** The account that had proved this address then: it may have another since. */
    user: () => p.manyToOne(User).nullable().deleteRule('set null').index(),
    phone: p.string().length(20).nullable(),
    subject: p.enum(contactSubjects),
    message: p.text(),
    /** In which the answer is framed. */
    locale: p.enum(mailLocales),
    status: p.enum(contactStatuses).default('open'),
    /** The last answer; each is a mail. */
    answer: p.text().nullable(),
    answeredAt: p.datetime().nullable(),
    answeredBy: p.string().length(255).nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
  indexes: [{ properties: ['status', 'id'] }, { properties: ['updatedAt'] }],
});

/** A message of the contact form, until it is answered or closed, and a while after. */
export class ContactMessage extends ContactMessageSchema.class {}
ContactMessageSchema.setClass(ContactMessage);
