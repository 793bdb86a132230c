import type { Session } from '@shared/infra/database/entities/session.entity.js';

/** A session as clients see one: without its token. */
export interface SessionView {
  id: string;
  userId: string;
  expiresAt: Date;
  createdAt: Date;
  updatedAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
}

export function sessionView(session: Session): SessionView {
  const { id, expiresAt, createdAt, updatedAt, ipAddress, userAgent } = session;
  return {
    id,
    userId: session.user.id,
    expiresAt,
    createdAt,
    updatedAt,
    ipAddress: ipAddress ?? null,
    userAgent: userAgent ?? null,
  };
}
