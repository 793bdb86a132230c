import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { OperatorRole } from '@shared/domain/accounts/operator-roles.js';
import { addCommandAudit } from '@shared/infra/database/audit-log.js';
import { OneTimeLink } from '@shared/infra/database/entities/one-time-link.entity.js';
import { Operator } from '@shared/infra/database/entities/operator.entity.js';
import { Session } from '@shared/infra/database/entities/session.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';

/** What the command `add` is told. */
interface Appointment {
  email: string;
  role: OperatorRole;
  /** Sets a new password, and opens the account if there is none. */
  withPassword: boolean;
}

/** A line for each operator. */
export async function listOperators(em: EntityManager, settingsEmails: readonly string[]): Promise<string> {
  const rows = await em.find(Operator, {}, { populate: ['user'], orderBy: { createdAt: 'asc' } });
  const lines = [
    ...settingsEmails.map((email) => `${email}  admin (OPERATOR_EMAILS)`),
    ...rows.map(({ user, role }) => `${user.email}  ${role}`),
  ];
  return lines.length === 0 ? 'There is no operator.\n' : `${lines.join('\n')}\n`;
}

/** @throws when there is no such account and none is to be opened. */
export async function appointByCommand(em: EntityManager, appointment: Appointment): Promise<string> {
  const { email, role, withPassword } = appointment;
  // Meets the rule of passwords by its tail, whatever the bytes are.
  const password = withPassword ? `${randomBytes(12).toString('base64url')}-Aa1` : null;
  const passwordHash = password === null ? null : await hash(password);
  await em.transactional(async (tx) => {
    const user = await accountFor(tx, email, passwordHash);
    const row = await tx.findOne(Operator, { user: user.id });
    const before = { role: row?.role ?? null };
    if (row === null) tx.create(Operator, { user, role });
    else row.role = role;
    const after = { role, isPasswordNew: withPassword };
    addCommandAudit(tx, { action: 'operator.appoint', subjectId: user.id, before, after });
  });
  const lines = [`${email} has the role ${role}.`];
  if (password !== null) lines.push(`Password: ${password}`, 'Change it after signing in.');
  return `${lines.join('\n')}\n`;
}

/** @throws when the account has no role. */
export async function dismissByCommand(em: EntityManager, email: string): Promise<string> {
  await em.transactional(async (tx) => {
    const row = await tx.findOne(Operator, { user: { email } });
    if (row === null) throw new Error(`${email} has no role in the database (OPERATOR_EMAILS is a setting).`);
    const states = { before: { role: row.role }, after: { role: null } };
    addCommandAudit(tx, { action: 'operator.dismiss', subjectId: row.user.id, ...states });
    tx.remove(row);
  });
  return `${email} is no operator any more.\n`;
}

/** The account, verified and with the password if one is given; all its sessions and links end then. */
async function accountFor(em: EntityManager, email: string, passwordHash: string | null): Promise<User> {
  const found = await em.findOne(User, { email, deletedAt: null });
  if (passwordHash === null) {
    if (found !== null) return found;
    throw new Error(`There is no account of ${email}: sign up first, or add --password to open one.`);
  }
  if (found === null) {
    return em.create(User, { email, name: email.split('@')[0]!, passwordHash, isEmailVerified: true });
  }
  Object.assign(found, { passwordHash, isEmailVerified: true });
  await em.nativeDelete(Session, { user: found.id });
  await em.nativeDelete(OneTimeLink, { user: found.id });
  return found;
}
