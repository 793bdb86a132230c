import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { includesRole, type OperatorRole } from '@shared/domain/accounts/operator-roles.js';
import type { MailLocale } from '@shared/domain/contract/enums.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { Settings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { Operator } from '@shared/infra/database/entities/operator.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { lockNamed } from '@shared/infra/database/lock-named.js';
import { runSqlAlone } from '@shared/infra/database/run-sql.js';
import { told } from '@shared/words/say.js';

/** Somebody who may enter the operators' area. */
export interface OperatorView {
  /** Of the account. */
  id: string;
  name: string;
  email: string;
  /** viewer reads, operator makes and answers, admin decides prices and who is an operator. */
  role: OperatorRole;
  /** Named in `OPERATOR_EMAILS`: its role cannot be changed here. */
  isFromSettings: boolean;
}

/** Who the caller is, and what they may do. */
export interface CallingOperator extends Omit<OperatorView, 'isFromSettings'> {
  /** The language of the account. */
  locale: MailLocale;
}

const runningSql = `select s.id from sessions s join users u on u.id = s.user_id
  where s.id = any($1::uuid[]) and s.expires_at > now()
    and (u.email = any($2::text[]) or exists (select from operators o where o.user_id = u.id))`;

/** Who may enter the operators' area, and as what. */
@Injectable()
export class OperatorsService {
  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The role of an account; `null` if it has none. */
  async roleOf(
    { id, email }: Pick<User, 'id' | 'email'>,
    em: EntityManager = this.em,
  ): Promise<OperatorRole | null> {
    if (this.settings.operatorEmails.includes(email)) return 'admin';
    const row = await em.findOne(Operator, { user: id });
    return row?.role ?? null;
  }

  /** @throws {ServiceError} INSUFFICIENT_PERMISSIONS for an account without the role, or no account. */
  async assertRole(
    user: Pick<User, 'id' | 'email'> | null,
    needed: OperatorRole,
    em: EntityManager = this.em,
  ): Promise<void> {
    const role = user === null ? null : await this.roleOf(user, em);
    if (includesRole(role, needed)) return;
    const hint =
      role === null ? told('api.hints.operators') : told('api.hints.operatorRole', { held: role, needed });
    throw new ServiceError('INSUFFICIENT_PERMISSIONS', { details: { hint } });
  }

  /** Which of these sessions run, and are an operator's. */
  async runningOf(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await runSqlAlone<{ id: string }>(this.em, runningSql, [
      sessionIds,
      this.settings.operatorEmails,
    ]);
    return new Set(rows.map(({ id }) => id));
  }

  /** An operator by the id of the account. */
  async get(id: string): Promise<CallingOperator> {
    const user = await this.em.findOneOrFail(User, id);
    const role = (await this.roleOf(user)) ?? 'viewer';
    return { id, name: user.name, email: user.email, role, locale: user.locale };
  }

  /** By name; those of the settings that have an account come first. */
  async list(): Promise<OperatorView[]> {
    const named = await this.em.find(
      User,
      { email: { $in: this.settings.operatorEmails } },
      { orderBy: { name: 'asc' } },
    );
    const rows = await this.em.find(
      Operator,
      { user: { $nin: named.map(({ id }) => id) } },
      { populate: ['user'], orderBy: { user: { name: 'asc' } } },
    );
    return [
      ...named.map((user) => viewOf(user, 'admin', true)),
      ...rows.map(({ user, role }) => viewOf(user, role, false)),
    ];
  }

  /**
   * Gives an account a role, another one if it has one.
   *
   * @throws {ServiceError} USER_NOT_FOUND; INVALID_INPUT for the caller's own role; INSUFFICIENT_PERMISSIONS for a caller
   * who is no admin any more.
   */
  async appoint(callerId: string, email: string, role: OperatorRole): Promise<OperatorView> {
    return this.em.fork().transactional(async (em) => {
      await this.takeTurn(em, callerId);
      const user = await em.findOne(User, { email, deletedAt: null });
      if (user === null) throw new ServiceError('USER_NOT_FOUND');
      assertOther(callerId, user.id);
      const row = await em.findOne(Operator, { user: user.id });
      const before = { role: row?.role ?? null };
      if (row === null) em.create(Operator, { user, role });
      else row.role = role;
      if (before.role !== role) {
        await addAudit(em, callerId, {
          action: 'operator.appoint',
          subjectId: user.id,
          before,
          after: { role },
        });
      }
      const isFromSettings = this.settings.operatorEmails.includes(email);
      return viewOf(user, isFromSettings ? 'admin' : role, isFromSettings);
    });
  }

  /**
   * Takes an account's role away; its sessions go on as a customer's.
   *
   * @throws {ServiceError} USER_NOT_FOUND for one that has no role of its own; INVALID_INPUT for the caller's own;
   * INSUFFICIENT_PERMISSIONS for a caller who is no admin any more.
   */
  async dismiss(callerId: string, userId: string): Promise<void> {
    assertOther(callerId, userId);
    await this.em.fork().transactional(async (em) => {
      await this.takeTurn(em, callerId);
      const row = await em.findOne(Operator, { user: userId });
      if (row === null) throw new ServiceError('USER_NOT_FOUND');
      const before = { role: row.role };
      em.remove(row);
      await addAudit(em, callerId, {
        action: 'operator.dismiss',
        subjectId: userId,
        before,
        after: { role: null },
      });
    });
  }

  /** Roles are changed one after the other: two admins who dismiss each other at a time would leave none. */
  private async takeTurn(em: EntityManager, callerId: string): Promise<void> {
    await lockNamed(em, 'operators');
    await this.assertRole(await em.findOne(User, callerId), 'admin', em);
  }
}

const viewOf = ({ id, name, email }: User, role: OperatorRole, isFromSettings: boolean): OperatorView => ({
  id,
  name,
  email,
  role,
  isFromSettings,
});

/** An admin who took the own role away would leave the shop without one. */
function assertOther(callerId: string, userId: string): void {
  if (callerId !== userId) return;
  const message = told('api.messages.ownRole');
  throw new ServiceError('INVALID_INPUT', { message, details: { reason: 'ownRole' } });
}
