import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { type ContactSubject, contactSubjects, type MailLocale } from '@shared/domain/contract/enums.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { ContactMessage } from '@shared/infra/database/entities/contact-message.entity.js';
import { countInWindow } from '@shared/infra/database/window-counter.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import { told } from '@shared/words/say.js';
import { networkOf } from '../endpoint/network-of.js';
import { FieldsPipe } from '../http/validation.pipe.js';
import { ContactDto } from './contact.dto.js';

const pipe = new FieldsPipe();

/** Messages from one network within a day: more than a company's people send, and few enough for the team to read. */
const maxDailyMessages = 50;
const dayMs = 24 * 3_600_000;

/** Messages to the team. */
@Injectable()
export class ContactService {
  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /** What a message may be about. */
  readonly subjects: readonly ContactSubject[] = contactSubjects;

  /**
   * {@link send} for unvalidated fields, such as those of a page's form.
   *
   * @throws {ServiceError} VALIDATION_ERROR as for `POST /api/contact`; RATE_LIMITED.
   */
  async sendUnchecked(
    fields: Readonly<Record<string, string>>,
    locale: MailLocale,
    ip: string | undefined,
  ): Promise<void> {
    const dto = (await pipe.transform({ ...fields }, { type: 'body', metatype: ContactDto })) as ContactDto;
    await this.send(dto, locale, ip);
  }

  /**
   * Resolves once the message is stored: for the console, and as a mail to the team.
   *
   * @param locale of whoever writes: the answer is framed in it
   * @param ip whose network's messages are counted
   * @throws {ServiceError} RATE_LIMITED
   */
  async send(
    { name, email, phone, subject, message }: ContactDto,
    locale: MailLocale,
    ip: string | undefined,
  ): Promise<void> {
    await this.count(ip);
    this.em.create(ContactMessage, { name, email, phone: phone || null, subject, message, locale });
    addMail(this.em, {
      template: 'contact-message',
      locale: 'fr',
      recipient: this.settings.mail.teamAddress,
      user: null,
      data: { name, replyTo: email, phone: phone || null, subject, message },
    });
    await this.em.flush();
  }

  private async count(ip: string | undefined): Promise<void> {
    const { appSecret, rateLimitScale } = this.settings;
    const key = createHash('sha256')
      .update(`contact\n${networkOf(ip, appSecret)}`)
      .digest('hex');
    const { hits, secondsLeft } = await countInWindow(this.em, key, dayMs, 'attempts');
    if (hits <= Math.max(1, maxDailyMessages * rateLimitScale)) return;
    throw new ServiceError('RATE_LIMITED', {
      message: told('api.messages.tooManyMessages'),
      retryAfterSeconds: secondsLeft,
      details: { hint: told('api.hints.tryAgain', { seconds: secondsLeft }) },
    });
  }
}
