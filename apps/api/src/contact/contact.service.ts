import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { type ContactSubject, contactSubjects, type MailLocale } from '@shared/domain/contract/enums.js';
import { ContactMessage } from '@shared/infra/database/entities/contact-message.entity.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import { FieldsPipe } from '../http/validation.pipe.js';
import { ContactDto } from './contact.dto.js';

const pipe = new FieldsPipe();

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
   * @throws {ServiceError} VALIDATION_ERROR as for `POST /api/contact`.
   */
  async sendUnchecked(fields: Readonly<Record<string, string>>, locale: MailLocale): Promise<void> {
    await this.send(
      (await pipe.transform({ ...fields }, { type: 'body', metatype: ContactDto })) as ContactDto,
      locale,
    );
  }

  /**
   * Resolves once the message is stored: for the console, and as a mail to the team.
   *
   * @param locale of whoever writes: the answer is framed in it
   */
  async send({ name, email, phone, subject, message }: ContactDto, locale: MailLocale): Promise<void> {
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
}
