import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailLocale } from '@shared/domain/contract/enums.js';
import { runSqlAlone } from '@shared/infra/database/run-sql.js';
import type { RunningSession } from '../endpoint/caller/running-session.js';

interface SessionRow {
  token_hash: string;
  id: string;
  is_remembered: boolean;
  expires_at: string;
  ip_address: string | null;
  user_agent: string | null;
  used_at: string | null;
  wrote_at: string | null;
  created_at: string;
  updated_at: string;
  user_id: string;
  email: string;
  is_email_verified: boolean;
  name: string;
  phone: string | null;
  image: string | null;
  locale: MailLocale;
  user_created_at: string;
  user_updated_at: string;
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

function toSession(row: SessionRow): RunningSession {
  return {
    id: row.id,
    user: {
      id: row.user_id,
      email: row.email,
      isEmailVerified: row.is_email_verified,
      name: row.name,
      phone: row.phone,
      image: row.image,
      locale: row.locale,
      createdAt: new Date(row.user_created_at),
      updatedAt: new Date(row.user_updated_at),
    },
    isRemembered: row.is_remembered,
    expiresAt: new Date(row.expires_at),
    ipAddress: row.ip_address,
    userAgent: row.user_agent,
    usedAt: dateOf(row.used_at),
    wroteAt: dateOf(row.wrote_at),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  };
}

/**
 * The running sessions of tokens, `null` for a token without one. Plain rows by one statement: every request asks.
 *
 * @param hashes SHA-256 of the tokens, hex
 */
export async function findRunning(
  em: EntityManager,
  hashes: readonly string[],
): Promise<(RunningSession | null)[]> {
  const rows = await runSqlAlone<SessionRow>(
    em,
    `select s.token_hash, s.id, s.is_remembered, s.expires_at, s.ip_address, s.user_agent, s.used_at, s.wrote_at, s.created_at,
       s.updated_at, s.user_id, u.email, u.is_email_verified, u.name, u.phone, u.image, u.locale,
       u.created_at as user_created_at, u.updated_at as user_updated_at
     from sessions s join users u on u.id = s.user_id
     where s.token_hash = any($1) and s.expires_at > $2`,
    [hashes, new Date()],
  );
  const found = new Map(rows.map((row) => [row.token_hash, row]));
  return hashes.map((hash) => {
    const row = found.get(hash);
    return row === undefined ? null : toSession(row);
  });
}
