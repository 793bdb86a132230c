import type { Session } from '@shared/database/entities/session.entity.js';
import type { User } from '@shared/database/entities/user.entity.js';

/** A user as clients see one. */
export interface UserView {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  phone: string | null;
  image: string | null;
  createdAt: Date;
  updatedAt: Date;
}

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

export function userView(user: User): UserView {
  const { id, name, email, phone, image, createdAt, updatedAt } = user;
  return {
    id,
    name,
    email,
    emailVerified: user.isEmailVerified,
    phone: phone ?? null,
    image: image ?? null,
    createdAt,
    updatedAt,
  };
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
