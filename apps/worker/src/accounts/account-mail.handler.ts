import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  keptSignUps,
  linkLifetimeMs,
  mailEveryMs,
  mailWindowMs,
  maxMailsPerWindow,
  maxOtherMailsPerWindow,
} from '@shared/domain/accounts/account-bounds.js';
import { type AccountMailName, accountMailNames, mailFor } from '@shared/domain/accounts/address-proof.js';
import { MailRequest } from '@shared/infra/database/entities/mail-request.entity.js';
import { OneTimeLink } from '@shared/infra/database/entities/one-time-link.entity.js';
import { OutboundMail } from '@shared/infra/database/entities/outbound-mail.entity.js';
import { SignUp } from '@shared/infra/database/entities/sign-up.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import type { JobHandler } from '../work/job-handlers.js';

const otherMailNames = accountMailNames.filter((name) => name !== 'reset-password');

/**
 * Answers a request for an account mail: with a mail, or with none where the address has no account, has had its share
 * of mails, or needs no such mail. The API does the same for every address, so that its timing reveals nothing.
 */
@Injectable()
export class AccountMailHandler implements JobHandler<'accounts.mail'> {
  async handle({ requestId }: { requestId: string }, em: EntityManager): Promise<void> {
    await em.transactional((tx) => this.answer(requestId, tx));
  }

  private async answer(requestId: string, em: EntityManager): Promise<void> {
    const request = await em.findOne(
      MailRequest,
      { id: requestId },
      { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
    if (request === null) return;
    em.remove(request);
    // The lock serialises the requests of an address, which count its mails.
    const user = await em.findOne(User, { email: request.email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    await this.trimSignUps(request.email, user, em);
    const answer = mailFor(request.kind, user);
    if (user === null || answer === null) return;
    const { template, purpose } = answer;
    if (!(await this.mayMail(user.email, template, em))) return;
    // A verified account has its own language; an unverified one that of its last sign-up.
    const locale = request.kind === 'signUp' && !user.isEmailVerified ? request.locale : user.locale;
    const { email: recipient, name } = user;
    if (template === 'account-exists' || purpose === null) {
      addMail(em, { template: 'account-exists', locale, recipient, data: { name } });
      return;
    }
    const link = em.create(OneTimeLink, {
      user,
      purpose,
      callbackUrl: request.callbackUrl ?? null,
      expiresAt: new Date(Date.now() + linkLifetimeMs[purpose]),
    });
    const linkId = link.id;
    if (template === 'verify-email') addMail(em, { template, locale, recipient, data: { linkId } });
    else {
      const greeted = user.isEmailVerified ? name : null;
      addMail(em, { template, locale, recipient, data: { name: greeted, linkId } });
    }
  }

  /** One mail of each kind a minute and ten a day, of which at most seven are no resets; counts the mail rows. */
  private async mayMail(recipient: string, template: AccountMailName, em: EntityManager): Promise<boolean> {
    const since = (ms: number) => ({ $gt: new Date(Date.now() - ms) });
    if ((await em.count(OutboundMail, { recipient, template, createdAt: since(mailEveryMs) })) > 0)
      return false;
    const countOf = (names: readonly AccountMailName[]) =>
      em.count(OutboundMail, { recipient, template: { $in: names }, createdAt: since(mailWindowMs) });
    if ((await countOf(accountMailNames)) >= maxMailsPerWindow) return false;
    return template === 'reset-password' || (await countOf(otherMailNames)) < maxOtherMailsPerWindow;
  }

  /** Deletes the sign-ups of a verified address; for another keeps the oldest and the newest. */
  private async trimSignUps(email: string, user: User | null, em: EntityManager): Promise<void> {
    const { oldest, newest } = user?.isEmailVerified ? { oldest: 0, newest: 0 } : keptSignUps;
    const found = await em.find(
      SignUp,
      { email },
      { orderBy: { createdAt: 'asc', id: 'asc' }, offset: oldest, fields: ['id'] },
    );
    const surplus = found.slice(0, Math.max(found.length - newest, 0));
    if (surplus.length > 0) await em.nativeDelete(SignUp, { id: { $in: surplus.map(({ id }) => id) } });
  }
}
