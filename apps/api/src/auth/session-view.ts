import type { Session } from '@shared/infra/database/entities/session.entity.js';

/** A session as clients see one: without its secret. */
export interface SessionView {
  id: string;
  userId: string;
  expiresAt: Date;
  createdAt: Date;
  updatedAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
}

type ViewedSession = Pick<Session, 'id' | 'expiresAt' | 'createdAt' | 'updatedAt'> & {
  user: { id: string };
  ipAddress?: string | null;
  userAgent?: string | null;
};

export function sessionView(session: ViewedSession): SessionView {
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

/** A session in the list of an account's sessions. */
export interface ListedSessionView extends SessionView {
  /** The `id` again: it names the session, and authenticates nothing. */
  token: string;
  /** When it was last used, to a quarter of an hour. */
  lastUsedAt: Date;
  /** It is the caller's own. */
  isCurrent: boolean;
}

export function listedSessionView(session: Session, currentId: string): ListedSessionView {
  const { id, usedAt, createdAt } = session;
  return {
    ...sessionView(session),
    token: id,
    lastUsedAt: usedAt ?? createdAt,
    isCurrent: id === currentId,
  };
}
