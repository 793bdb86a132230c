import { IsIn } from 'class-validator';
import { contactBounds } from '@shared/contract/limits.js';
import { Email, Optional, SingleLine, Text, Trimmed } from '../http/fields.js';

export const contactSubjects = ['quote', 'order', 'technical', 'partnership', 'other'] as const;
export type ContactSubject = (typeof contactSubjects)[number];

export class ContactDto {
  @Trimmed()
  @SingleLine(1, contactBounds.nameMax)
  name: string;

  @Email()
  email: string;

  @Optional()
  @Trimmed()
  @SingleLine(0, contactBounds.phoneMax)
  phone?: string;

  @IsIn(contactSubjects)
  subject: ContactSubject;

  @Trimmed()
  @Text(contactBounds.messageMin, contactBounds.messageMax)
  message: string;
}
