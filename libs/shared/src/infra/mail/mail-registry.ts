import type { ContactSubject, Finish } from '@shared/domain/contract/enums.js';
import type { BudgetRange, ProjectVertical } from '@shared/domain/projects/project-states.js';

interface AccountMailData {
  'verify-email': { linkId: string };
  'account-exists': { name: string };
  /** The name of an unverified account is `null`. */
  'reset-password': { name: string | null; linkId: string };
}

interface OrderMailData {
  'quote-expiring': { name: string; reference: string; expiresAt: string; totalCentimes: number };
  'order-placed': {
    name: string;
    orderNumber: string;
    itemCount: number;
    totalCentimes: number;
    orderId: string;
  };
  'payment-received': {
    name: string;
    orderNumber: string;
    invoiceNumber: string;
    totalCentimes: number;
  };
  'payment-failed': { name: string; orderNumber: string; totalCentimes: number; orderId: string };
  'payment-returned': { name: string; orderNumber: string; totalCentimes: number; reference: string };
  'payment-refund-due': {
    name: string;
    orderNumber: string;
    totalCentimes: number;
    provider: string;
    reference: string;
  };
  'invoice-failed': { name: string; orderNumber: string; invoiceNumber: string };
}

interface RequestMailData {
  'project-received': {
    name: string;
    replyTo: string;
    phone: string | null;
    reference: string;
    vertical: ProjectVertical;
    title: string;
    description: string;
    quantity: number;
    budgetRange: BudgetRange | null;
    deadlineAt: string | null;
    referenceUrl: string | null;
    fileKey: string | null;
    materialPref: string | null;
    finishPref: Finish | null;
  };
  'project-acknowledged': { name: string; reference: string; title: string };
  'contact-message': {
    name: string;
    replyTo: string;
    phone: string | null;
    subject: ContactSubject;
    message: string;
  };
}

/**
 * The data of each mail; `mail-facts.ts` formats it. Some keys have a meaning of their own:
 * `linkId` names the link of the mail's button (its token is signed when the mail is sent), `orderId` an
 * order to be paid, and `replyTo` the address for answers.
 */
export interface MailData extends AccountMailData, OrderMailData, RequestMailData {}

export type MailName = keyof MailData;

/** The bodies that mails have, by the name of their template: with a small table, with a button, with both. */
export type MailLook = 'plain' | 'action' | 'details' | 'details-action';

/** The look of each mail; its words are `mail.<name>` of `words/`. */
export const mailLooks: Readonly<Record<MailName, MailLook>> = {
  'verify-email': 'action',
  'account-exists': 'plain',
  'reset-password': 'action',
  'quote-expiring': 'details',
  'order-placed': 'details-action',
  'payment-received': 'details',
  'payment-failed': 'details-action',
  'payment-returned': 'details',
  'payment-refund-due': 'details',
  'invoice-failed': 'details',
  'project-received': 'details',
  'project-acknowledged': 'details',
  'contact-message': 'details',
};
