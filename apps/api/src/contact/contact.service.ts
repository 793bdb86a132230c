import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { type ContactSubject, contactSubjects } from '@shared/domain/contract/enums.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import { FieldsPipe } from '../http/validation.pipe.js';
import { ContactDto } from './contact.dto.js';

const pipe = new FieldsPipe();

/** Messages to the team. They are mails, as durable as all others. */
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
  async sendUnchecked(fields: Readonly<Record<string, string>>): Promise<void> {
    await this.send(
      (await pipe.transform({ ...fields }, { type: 'body', metatype: ContactDto })) as ContactDto,
    );
  }

  /** Resolves once the message is stored; a job sends it. */
  async send({ name, email, phone, subject, message }: ContactDto): Promise<void> {
    addMail(this.em, {
      template: 'contact-message',
      locale: 'fr',
      recipient: this.settings.mail.teamAddress,
      data: { name, replyTo: email, phone: phone || null, subject, message },
    });
    await this.em.flush();
  }
}
