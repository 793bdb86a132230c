import { type ContactSubject, contactSubjects } from '@shared/contract/enums.js';
import { contactBounds } from '@shared/contract/limits.js';
import { Email, OneOf, Optional, SingleLine, Text, Trimmed } from '../http/fields.js';

export class ContactDto {
  @Trimmed()
  @SingleLine(1, contactBounds.nameMax)
  name: string;

  @Email()
  email: string;

  /** Any telephone number. */
  @Optional()
  @Trimmed()
  @SingleLine(0, contactBounds.phoneMax)
  phone?: string;

  @OneOf(contactSubjects)
  subject: ContactSubject;

  /** What the team should know. */
  @Trimmed()
  @Text(contactBounds.messageMin, contactBounds.messageMax)
  message: string;
}
