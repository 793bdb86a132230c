import { type ContactSubject, contactSubjects } from '@shared/domain/contract/enums.js';
import { contactBounds } from '@shared/domain/contract/limits.js';
import { Email, OneLine, OneOf, Optional, Trimmed, Words } from '../endpoint/fields/fields.js';

export class ContactDto {
  @Trimmed()
  @OneLine(1, contactBounds.nameMax)
  name: string;

  @Email()
  email: string;

  /** Any telephone number. */
  @Optional()
  @Trimmed()
  @OneLine(0, contactBounds.phoneMax)
  phone?: string;

  @OneOf(contactSubjects)
  subject: ContactSubject;

  /** What the team should know. */
  @Trimmed()
  @Words(contactBounds.messageMin, contactBounds.messageMax)
  message: string;
}
