import { IsIn } from 'class-validator';
import { Email, Optional, SingleLine, Text, Trimmed } from '../http/fields.js';

export const contactSubjects = ['quote', 'order', 'technical', 'partnership', 'other'] as const;
export type ContactSubject = (typeof contactSubjects)[number];

export class ContactDto {
  @Trimmed()
  @SingleLine(1, 100)
  name: string;

  @Email()
  email: string;

  @Optional()
  @Trimmed()
  @SingleLine(0, 20)
  phone?: string;

  @IsIn(contactSubjects)
  subject: ContactSubject;

  @Trimmed()
  @Text(10, 2000)
  message: string;
}
