import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { type ContactSubject, contactSubjects, type MailLocale } from '@shared/domain/contract/enums.js';
import { ContactMessage } from '@shared/infra/database/entities/contact-message.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import { told } from '@shared/words/say.js';
import { countDaily } from '../endpoint/limits/count-daily.js';
import { networkOf } from '../endpoint/limits/network-of.js';
import { FieldsPipe } from '../http/validation.pipe.js';
import { ContactDto } from './contact.dto.js';

const pipe = new FieldsPipe();

/** Messages from one network within a day: more than a company's people send, and few enough for the team to read. */
const maxDailyMessages = 50;

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
    const user = await this.em.findOne(User, { email, isEmailVerified: true });
    this.em.create(ContactMessage, { name, email, user, phone: phone || null, subject, message, locale });
    addMail(this.em, {
      template: 'contact-message',
      locale: 'fr',
      recipient: this.settings.mail.teamAddress,
      user: null,
      data: {
        ...{ customerId: user?.id ?? null, name, replyTo: email },
        ...{ phone: phone || null, subject, message },
      },
    });
    await this.em.flush();
  }

  private count(ip: string | undefined): Promise<void> {
    const { appSecret, rateLimitScale } = this.settings;
    return countDaily(this.em, 'contact', networkOf(ip, appSecret), {
      limit: Math.max(1, maxDailyMessages * rateLimitScale),
      message: told('api.messages.tooManyMessages'),
    });
  }
}
