import { type AccountMailData, accountMails } from './account-mails.js';
import type { MailWords } from './mail-copy.js';
import { type OrderMailData, orderMails } from './order-mails.js';
import { type RequestMailData, requestMails } from './request-mails.js';

/**
 * What each mail is told; `mail-facts.ts` says how it reads. Four keys are more than words:
 * `linkId` names the link of the mail's button (its token is signed when the mail is sent), `orderId` an
 * order to be paid, and `replyTo` who gets an answer.
 */
export interface MailData extends AccountMailData, OrderMailData, RequestMailData {}

export type MailName = keyof MailData;

/** Every mail of the service; its look is `templates/<name>.mjml`. */
export const mailRegistry: MailWords<MailData> = { ...accountMails, ...orderMails, ...requestMails };
