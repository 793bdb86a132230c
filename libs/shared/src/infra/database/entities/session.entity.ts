import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../new-id.js';
import { User } from './user.entity.js';

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    /** SHA-256 of the cookie's token, hex; the token itself is not stored. */
    tokenHash: p.string().length(64).unique(),
    /** Asked for with `rememberMe`: seven days, slid daily; otherwise 24 hours, never slid. */
    isRemembered: p.boolean(),
    expiresAt: p.datetime().index(),
    ipAddress: p.string().length(64).nullable(),
    userAgent: p.string().length(255).nullable(),
    /** When a request last came with it, to some minutes; `null` before the second. */
    usedAt: p.datetime().nullable(),
    /** When a request last wrote with it; noted where lists are read from a replica. */
    wroteAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

/** One signed-in browser or client. */
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);
