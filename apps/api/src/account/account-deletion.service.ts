import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { maxDeletions } from '@shared/domain/accounts/account-bounds.js';
import { isInProgress } from '@shared/domain/accounts/erased-account.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { Order } from '@shared/infra/database/entities/order.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { eraseAccount } from '@shared/infra/database/erase-account.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { told } from '@shared/words/say.js';
import { CredentialsService } from '../auth/credentials.service.js';
import { countDaily } from '../endpoint/limits/count-daily.js';

/** Orders that a refusal names. */
const mostNamed = 10;

/** Customers' deletion of their own account. */
@Injectable()
export class AccountDeletion {
  private readonly logger = new Logger(AccountDeletion.name);

  constructor(
    private readonly em: EntityManager,
    private readonly credentials: CredentialsService,
    private readonly jobQueue: JobQueue,
  ) {}

  /**
   * Deletes an account, all rows in one transaction; its files are deleted by a job soon after. Invoices and the orders
   * that they belong to stay without contact data.
   *
   * @throws {ServiceError} INVALID_INPUT: wrongPassword, or ordersInProgress; RATE_LIMITED, USER_NOT_FOUND.
   */
  async delete(userId: string, password: string): Promise<void> {
    const { email: address, passwordHash } = await this.credentials.assertPassword(
      userId,
      'password',
      password,
    );
    await countDaily(this.em, 'delete-user', address, {
      limit: maxDeletions,
      message: told('api.messages.tooManyDeletions', { limit: maxDeletions }),
    });
    await this.em.transactional(async (em) => {
      // Not for update: who holds an order or a quote of the account and writes what belongs to both would wait for this,
      // and this for the order.
      await em.execute('select 1 from users where id = ? for no key update', [userId]);
      const user = await em.findOneOrFail(User, userId, { refresh: true });
      // Another request has deleted the account, or changed its password, since it was checked.
      if (user.passwordHash !== passwordHash) throw new ServiceError('USER_NOT_FOUND');
      // As who orders a quote does: first the quote, then its order.
      await em.execute('select 1 from saved_quotes where user_id = ? order by id for update', [userId]);
      // Locked, so that a payment comes before the look or after the cancellation.
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } } as const;
      const orders = await em.find(Order, { user }, lock);
      const open = orders.filter(({ status }) => isInProgress(status)).map(({ number }) => number);
      if (open.length > 0) throw ordersInProgress(open);
      const { email, name, locale } = user;
      await eraseAccount(em, { userId, email });
      // Of no account any more: it outlives this one.
      addMail(em, { template: 'account-deleted', locale, recipient: email, user: null, data: { name } });
    });
    await this.jobQueue.enqueue('maintenance.erase', {}).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'Job not enqueued; its next hour does the work');
    });
  }
}

function ordersInProgress(numbers: string[]): ServiceError {
  return new ServiceError('INVALID_INPUT', {
    message: told('api.messages.ordersInProgress', { count: numbers.length }),
    details: {
      reason: 'ordersInProgress',
      orders: numbers.slice(0, mostNamed),
      hint: told('api.hints.awaitDelivery'),
    },
  });
}
