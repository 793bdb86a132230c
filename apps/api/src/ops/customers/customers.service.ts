import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailLocale } from '@shared/domain/contract/enums.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { centimesToMad } from '@shared/domain/money/mad.js';
import { mergePurchase, type Purchase } from '@shared/domain/orders/purchase.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { OneTimeLink } from '@shared/infra/database/entities/one-time-link.entity.js';
import { Session } from '@shared/infra/database/entities/session.entity.js';
import { SignUp } from '@shared/infra/database/entities/sign-up.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { validate as isUuid } from 'uuid';
import { Page } from '../../endpoint/lists/page.js';
import { pageLength } from '../../endpoint/lists/page-query.js';
import { OperatorsService } from '../access/operators.service.js';
import type { CustomerFilter } from './customers.dto.js';

/** A customer in a list. */
export interface CustomerEntryView {
  id: string;
  name: string;
  email: string;
  /** Whether the address is known to be theirs. */
  isEmailVerified: boolean;
  phone: string | null;
  /** The company of their orders, if it is one. */
  companyName: string | null;
  createdAt: string;
  /** How many orders they have placed, unpaid ones included. */
  orderCount: number;
  /** MAD: what they have paid less what was given back. */
  paidAmount: number;
}

/** A customer with the defaults of their orders. */
export interface CustomerView extends Omit<CustomerEntryView, 'companyName'>, Purchase {
  /** The language of their mails. */
  locale: MailLocale;
  /** How many quotes they have saved. */
  quoteCount: number;
  /** How many files they have uploaded. */
  fileCount: number;
  /** Browsers and clients that are signed in. */
  sessionCount: number;
}

interface CustomerRow {
  id: string;
  order_count: number;
  paid_centimes: string;
}

/** @throws {ServiceError} USER_NOT_FOUND. */
export async function findCustomer(em: EntityManager, id: string): Promise<User> {
  const user = isUuid(id) ? await em.findOne(User, { id, deletedAt: null }) : null;
  if (user === null) throw new ServiceError('USER_NOT_FOUND');
  return user;
}

/** Customers, for operators. */
@Injectable()
export class CustomersService {
  constructor(
    private readonly em: EntityManager,
    private readonly operators: OperatorsService,
  ) {}

  /** Newest first. */
  async list({ search = '', ...page }: CustomerFilter): Promise<Page<CustomerEntryView>> {
    const limit = pageLength(page);
    const words = search.split(/\s+/).filter((word) => word !== '');
    const text = `lower(concat_ws(' ', u.name, u.email, u.phone, u.company ->> 'name'))`;
    const isNamed = `(strpos(${text}, lower(?)) > 0 or u.id in (select user_id from orders where number = upper(?)))`;
    const conditions = ['u.deleted_at is null', ...words.map(() => isNamed)];
    const values: unknown[] = words.flatMap((word) => [word, word]);
    if (page.after !== undefined) {
      conditions.push('u.id < ?');
      values.push(page.after);
    }
    const rows = await this.em.execute<{ id: string }[]>(
      `select u.id from users u where ${conditions.join(' and ')} order by u.id desc limit ?`,
      [...values, limit + 1],
    );
    const ids = rows.slice(0, limit).map(({ id }) => id);
    const users = await this.em.fork().find(User, { id: { $in: ids } }, { orderBy: { id: 'desc' } });
    const bought = await this.boughtBy(ids);
    const entries = users.map((user) => ({
      ...personOf(user, bought.get(user.id)),
      companyName: user.company?.name ?? null,
    }));
    return new Page(entries, rows.length > limit ? ids.at(-1) : undefined);
  }

  /** @throws {ServiceError} USER_NOT_FOUND. */
  async get(id: string): Promise<CustomerView> {
    const user = await findCustomer(this.em.fork(), id);
    const [counts] = await this.em.execute<[{ quotes: number; files: number; sessions: number }]>(
      `select (select count(*)::int from saved_quotes where user_id = ?) as quotes,
         (select count(*)::int from uploaded_files where user_id = ?) as files,
         (select count(*)::int from sessions where user_id = ? and expires_at > now()) as sessions`,
      [id, id, id],
    );
    return {
      ...personOf(user, (await this.boughtBy([id])).get(id)),
      ...mergePurchase(user),
      locale: user.locale,
      quoteCount: counts.quotes,
      fileCount: counts.files,
      sessionCount: counts.sessions,
    };
  }

  /**
   * Signs the customer out everywhere.
   *
   * @throws {ServiceError} USER_NOT_FOUND.
   */
  async endSessions(operatorId: string, id: string): Promise<CustomerView> {
    await this.em.fork().transactional(async (em) => {
      await findCustomer(em, id);
      const ended = await em.nativeDelete(Session, { user: id });
      const after = { sessions: 0 };
      const change = { subjectId: id, before: { sessions: ended }, after };
      await addAudit(em, operatorId, { action: 'customer.endSessions', ...change });
    });
    return this.get(id);
  }

  /**
   * Takes an address as proven, where its mail does not arrive and the operator knows the person. The password of the
   * account stays; links and sign-ups of the address end, so that no earlier one takes the account over. An operator proves the own
   * address: whoever has signed up with it would hold its role.
   *
   * @throws {ServiceError} USER_NOT_FOUND; INSUFFICIENT_PERMISSIONS for the address of an operator.
   */
  async verifyEmail(operatorId: string, id: string): Promise<CustomerView> {
    await this.em.fork().transactional(async (em) => {
      const user = await findCustomer(em, id);
      if (user.isEmailVerified) return;
      if ((await this.operators.roleOf(user)) !== null) throw new ServiceError('INSUFFICIENT_PERMISSIONS');
      user.isEmailVerified = true;
      await em.nativeDelete(SignUp, { email: user.email });
      await em.nativeDelete(OneTimeLink, { user: id });
      const change = { subjectId: id, before: { isEmailVerified: false }, after: { isEmailVerified: true } };
      await addAudit(em, operatorId, { action: 'customer.verifyEmail', ...change });
    });
    return this.get(id);
  }

  private async boughtBy(ids: readonly string[]): Promise<Map<string, CustomerRow>> {
    if (ids.length === 0) return new Map();
    const rows = await this.em.execute<CustomerRow[]>(
      `select user_id as id, count(*)::int as order_count,
         coalesce(sum(total_centimes - refunded_centimes) filter (where paid_at is not null), 0) as paid_centimes
       from orders where user_id in (${ids.map(() => '?').join(', ')}) group by user_id`,
      [...ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}

function personOf(user: User, bought?: CustomerRow): Omit<CustomerEntryView, 'companyName'> {
  const { id, name, email, isEmailVerified, phone, createdAt } = user;
  return {
    ...{ id, name, email, isEmailVerified },
    phone: phone ?? null,
    createdAt: createdAt.toISOString(),
    orderCount: bought?.order_count ?? 0,
    paidAmount: centimesToMad(Number(bought?.paid_centimes ?? 0)),
  };
}
