import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  keptSignUps,
  lateResetEveryMs,
  linkLifetimeMs,
  mailEveryMs,
  mailWindowMs,
  maxMailsOfNetwork,
  maxMailsPerWindow,
  maxOtherMailsPerWindow,
} from '@shared/domain/accounts/account-bounds.js';
import {
  type AccountMailName,
  accountMailNames,
  isAddressFree,
  type LinkPurpose,
  mailFor,
} from '@shared/domain/accounts/address-proof.js';
import { MailRequest } from '@shared/infra/database/entities/mail-request.entity.js';
import { OneTimeLink } from '@shared/infra/database/entities/one-time-link.entity.js';
import { OutboundMail } from '@shared/infra/database/entities/outbound-mail.entity.js';
import { SignUp } from '@shared/infra/database/entities/sign-up.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { countInDay } from '@shared/infra/database/window-counter.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import type { JobPayloads } from '@shared/infra/queue/jobs.js';
import type { JobHandler } from '../work/job-handlers.js';
import { PendingWork } from '../work/pending-work.js';

const otherMailNames = accountMailNames.filter((name) => name !== 'reset-password');

/**
 * Answers a request for an account mail: with a mail, or with none where the address has no account, has had its share
 * of mails, or needs no such mail. The API does the same for every address, so that its timing reveals nothing.
 */
@Injectable()
export class AccountMailHandler implements JobHandler<'accounts.mail'> {
  constructor(private readonly work: PendingWork) {}

  handle(payload: JobPayloads['accounts.mail'], em: EntityManager): Promise<boolean> {
    return this.work.attempt('accounts.mail', payload, em, {
      run: async (request, tx) => {
        await this.answer(request, tx);
        await this.work.settle('accounts.mail', payload, tx);
      },
    });
  }

  private async answer(request: MailRequest, em: EntityManager): Promise<void> {
    if (request.kind === 'changeEmail') {
      await this.answerChange(request, em);
      return;
    }
    // The lock serialises the requests of an address, which count its mails.
    const user = await em.findOne(User, { email: request.email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    await trimSignUps(request.email, em);
    const answer = mailFor(request.kind, user);
    if (user === null || answer === null) return;
    const { template, purpose } = answer;
    if (!(await this.mayMail(user.email, template, em))) return;
    if (!(await mayAsk(request, em))) return;
    // A verified account has its own language; an unverified one that of its last sign-up.
    const locale = request.kind === 'signUp' && !user.isEmailVerified ? request.locale : user.locale;
    const { id, email: recipient, name } = user;
    if (template === 'account-exists' || purpose === null) {
      addMail(em, { template: 'account-exists', locale, recipient, user: id, data: { name } });
      return;
    }
    const link = em.create(OneTimeLink, {
      user,
      ...linkOf(purpose),
      callbackUrl: request.callbackUrl ?? null,
    });
    const linkId = link.id;
    if (template === 'verify-email') addMail(em, { template, locale, recipient, user: id, data: { linkId } });
    else {
      const greeted = user.isEmailVerified ? name : null;
      addMail(em, { template, locale, recipient, user: id, data: { name: greeted, linkId } });
    }
  }

  /**
   * Mails the new address a link, or its owner that it is taken; and the old address, in either case, a link that keeps
   * it. Of several changes the last one counts.
   */
  private async answerChange(
    { user: asker, email, callbackUrl }: MailRequest,
    em: EntityManager,
  ): Promise<void> {
    if (!asker) return;
    const user = await em.findOneOrFail(User, asker.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (user.deletedAt || user.email === email) return;
    const isOpen = { user, purpose: 'changeEmail', usedAt: null } as const;
    await em.nativeUpdate(OneTimeLink, isOpen, { usedAt: new Date() });
    const { name, locale, email: recipient } = user;
    const kept = em.create(OneTimeLink, { user, ...linkOf('keepEmail'), email: recipient });
    const asked = { name, newEmail: email, linkId: kept.id };
    addMail(em, { template: 'email-change-asked', locale, recipient, user: user.id, data: asked });
    const holder = await em.findOne(User, { email });
    if (!isAddressFree(holder)) await this.mailTaken(holder!, em);
    else if (await this.mayMail(email, 'confirm-email-change', em)) {
      const link = em.create(OneTimeLink, { user, ...linkOf('changeEmail'), email, callbackUrl });
      const data = { linkId: link.id };
      // Of no account until the address is proved to be this one's.
      addMail(em, { template: 'confirm-email-change', locale, recipient: email, user: null, data });
    }
  }

  private async mailTaken({ id, name, locale, email }: User, em: EntityManager): Promise<void> {
    if (!(await this.mayMail(email, 'email-taken', em))) return;
    addMail(em, { template: 'email-taken', locale, recipient: email, user: id, data: { name } });
  }

  /**
   * One mail of each kind a minute and ten a day, of which at most seven are no resets, then a reset an hour; counts the
   * mail rows.
   */
  private async mayMail(recipient: string, template: AccountMailName, em: EntityManager): Promise<boolean> {
    const countOf = (names: readonly AccountMailName[], ms: number) => {
      const createdAt = { $gt: new Date(Date.now() - ms) };
      return em.count(OutboundMail, { recipient, template: { $in: names }, createdAt });
    };
    if ((await countOf([template], mailEveryMs)) > 0) return false;
    const isReset = template === 'reset-password';
    if ((await countOf(accountMailNames, mailWindowMs)) >= maxMailsPerWindow)
      return isReset && (await countOf([template], lateResetEveryMs)) === 0;
    return isReset || (await countOf(otherMailNames, mailWindowMs)) < maxOtherMailsPerWindow;
  }
}

/** Counts the mails to an address for which one network asked, of which it has {@link maxMailsOfNetwork} a day. */
async function mayAsk({ network, email }: MailRequest, em: EntityManager): Promise<boolean> {
  if (network == null) return true;
  const { hits } = await countInDay(em, 'account mails', `${network}\n${email}`);
  return hits <= maxMailsOfNetwork;
}

/** Keeps the oldest sign-ups of an address and the newest. */
async function trimSignUps(email: string, em: EntityManager): Promise<void> {
  const { oldest, newest } = keptSignUps;
  const found = await em.find(
    SignUp,
    { email },
    { orderBy: { createdAt: 'asc', id: 'asc' }, offset: oldest, fields: ['id'] },
  );
  const surplus = found.slice(0, Math.max(found.length - newest, 0));
  if (surplus.length > 0) await em.nativeDelete(SignUp, { id: { $in: surplus.map(({ id }) => id) } });
}

/** What every new link of a purpose holds. */
function linkOf(purpose: LinkPurpose) {
  return { purpose, expiresAt: new Date(Date.now() + linkLifetimeMs[purpose]) };
}
