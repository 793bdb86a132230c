import type { MailLocale } from '@shared/domain/contract/enums.js';

/** The user behind a session: what every request may need to know. */
export interface SessionUser {
  id: string;
  email: string;
  isEmailVerified: boolean;
  name: string;
  phone: string | null;
  image: string | null;
  locale: MailLocale;
  createdAt: Date;
  updatedAt: Date;
}

/** A session that has not ended. */
export interface RunningSession {
  id: string;
  user: SessionUser;
  isRemembered: boolean;
  expiresAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
  usedAt: Date | null;
  /** When a request last wrote with it; known where there is a replica. */
  wroteAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}
