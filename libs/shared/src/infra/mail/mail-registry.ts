import type { ContactSubject, Finish } from '@shared/domain/contract/enums.js';
import type { PaymentMethod } from '@shared/domain/orders/payment-methods.js';
import type { MailLine } from './mail-facts.js';
import type { PurchaseFacts } from './purchase-facts.js';
import type { BudgetRange, ProjectVertical } from '@shared/domain/projects/project-states.js';

interface AccountMailData {
  'verify-email': { linkId: string };
  'account-exists': { name: string };
  /** The name of an unverified account is `null`. */
  'reset-password': { name: string | null; linkId: string };
  'password-changed': { name: string };
  /** To the address that the account has. */
  'email-change-asked': { name: string; newEmail: string; linkId: string };
  /** To the new address, which may be any stranger's: it holds nothing that was typed. */
  'confirm-email-change': { linkId: string };
  'email-taken': { name: string };
  'export-ready': { name: string; expiresAt: string; exportId: string };
  'account-deleted': { name: string };
}

interface OrderMailData {
  'quote-expiring': {
    quoteId: string;
    name: string;
    reference: string;
    expiresAt: string;
    totalCentimes: number;
  };
  'order-placed': PurchaseFacts & {
    name: string;
    orderNumber: string;
    itemCount: number;
    lines: readonly MailLine[];
    /** With the lines these add up to the total; `null` where there is nothing of it. */
    setupCentimes: number | null;
    minimumAdjustmentCentimes: number | null;
    shippingCentimes: number | null;
    totalCentimes: number;
    billingAddress: string | null;
    deliveryOn: string | null;
    address: string;
    orderId: string;
  };
  'payment-received': PurchaseFacts & {
    name: string;
    orderNumber: string;
    invoiceNumber: string;
    totalCentimes: number;
    deliveryOn: string | null;
  };
  'payment-failed': { name: string; orderNumber: string; totalCentimes: number; orderId: string };
  'payment-returned': { name: string; orderNumber: string; totalCentimes: number; reference: string };
  'payment-sent-back': { name: string; orderNumber: string; totalCentimes: number; reference: string };
  'payment-refund-due': {
    name: string;
    orderNumber: string;
    totalCentimes: number;
    provider: string;
    reference: string;
  };
  /** One that does not fit what was asked for. */
  'payment-not-credited': {
    name: string;
    orderNumber: string;
    /** With their currencies. */
    received: string;
    expected: string;
    provider: string;
    reference: string;
    /** A reserved one is not taken: only the provider lets it go. */
    money: 'taken' | 'reserved';
  };
  'invoice-failed': { name: string; orderNumber: string; invoiceNumber: string };
  'transfer-awaited': {
    name: string;
    orderNumber: string;
    totalCentimes: number;
    bank: string;
    holder: string;
    /** Of this order: a provider may not take so much. */
    isCardOffered: boolean;
    shownOrderId: string;
  };
  'order-in-production': OrderStepData;
  'order-shipped': OrderStepData;
  'order-delivered': OrderStepData;
  'order-cancelled': PurchaseFacts & OrderStepData;
  /** Only if copies failed and the date moves. */
  'order-promise-moved': {
    name: string;
    orderNumber: string;
    shownOrderId: string;
    formerOn: string;
    deliveryOn: string;
  };
  /** The shop has corrected where its parcel goes. */
  'order-address-changed': {
    name: string;
    orderNumber: string;
    shownOrderId: string;
    fullName: string;
    address: string;
    phone: string;
  };
  'stock-low': { sku: string; name: string; freeGrams: number; lowGrams: number };
  'order-refunded': PurchaseFacts & {
    name: string;
    orderNumber: string;
    shownOrderId: string;
    creditNoteNumber: string;
    totalCentimes: number;
    refundMethod: PaymentMethod;
    refundReference: string;
    reason: string;
  };
  'refund-failed': RefundFailureData;
  'refund-failed-later': RefundFailureData;
  'payment-taken-back': RefundFailureData & { provider: string; reference: string };
}

interface RefundFailureData {
  name: string;
  orderNumber: string;
  totalCentimes: number;
  note: string;
}

interface OrderStepData {
  name: string;
  orderNumber: string;
  shownOrderId: string;
  carrier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
}

interface ProjectStepData {
  name: string;
  reference: string;
  title: string;
  projectId: string;
}

interface ProjectDecisionData {
  customerId: string;
  name: string;
  replyTo: string;
  reference: string;
  title: string;
  totalCentimes: number;
  orderNumber: string | null;
}

interface RequestMailData {
  'project-received': {
    customerId: string;
    name: string;
    replyTo: string;
    phone: string | null;
    reference: string;
    vertical: ProjectVertical;
    title: string;
    description: string;
    quantity: number;
    budgetRange: BudgetRange | null;
    deadlineOn: string | null;
    referenceUrl: string | null;
    /** Of all its files, a line each. */
    fileNames: string | null;
    materialPref: string | null;
    finishPref: Finish | null;
    consoleProjectId: string;
  };
  'project-acknowledged': ProjectStepData;
  'project-in-review': ProjectStepData;
  'project-answered': ProjectStepData & {
    answer: string;
    totalCentimes: number;
    deliveryDays: number | null;
    expiresAt: string;
  };
  'project-answer-ending': ProjectStepData & { totalCentimes: number; expiresAt: string };
  'project-closed': ProjectStepData;
  'project-accepted': ProjectDecisionData;
  'project-declined': ProjectDecisionData;
  'contact-message': {
    /** `null` for who has no account. */
    customerId: string | null;
    name: string;
    replyTo: string;
    phone: string | null;
    subject: ContactSubject;
    message: string;
  };
  'contact-answer': { name: string; answer: string; writtenAt: string; message: string };
}

/**
 * The data of each mail; `mail-facts.ts` formats it. Some keys have a meaning of their own:
 * `linkId` names the link of the mail's button (its token is signed when the mail is sent), `orderId` an
 * order to be paid, `shownOrderId` an order to be looked at, `quoteId` or `projectId` a record to be looked at in the shop,
 * `consoleProjectId` a project to be looked at in the console, `exportId` an archive to download, `replyTo` the address for
 * answers, and `customerId` the account that a mail to the team is about: the mail goes with it.
 */
export interface MailData extends AccountMailData, OrderMailData, RequestMailData {}

export type MailName = keyof MailData;

/** Mails to `TEAM_EMAIL`: the shop's own, also where an operator's account has that address. */
export const teamMails: readonly MailName[] = [
  ...(['payment-refund-due', 'payment-not-credited', 'invoice-failed'] as const),
  ...(['refund-failed', 'refund-failed-later', 'payment-taken-back'] as const),
  ...(['project-received', 'project-accepted', 'project-declined'] as const),
  ...(['stock-low', 'contact-message'] as const),
];

/** Mails that hold what a person wrote, to be answered: to the team by a customer, or to a customer by an operator. */
export const writtenMails: readonly MailName[] = [
  ...(['contact-message', 'project-received'] as const),
  ...(['contact-answer', 'project-answered'] as const),
];

/**
 * Mails about the account itself: asked for at an address, or meant for who reads it, also once the account has another one. Their
 * links prove that mailbox, and a notice must reach the owner whose account a thief has moved.
 */
const aboutAccount: Readonly<Record<keyof AccountMailData, true>> = {
  'verify-email': true,
  'account-exists': true,
  'reset-password': true,
  'password-changed': true,
  'email-change-asked': true,
  'confirm-email-change': true,
  'email-taken': true,
  // A link that changes the address ends the archive.
  'export-ready': true,
  'account-deleted': true,
};

/** Those mails: a customer's others are about an order, a project, a quote or a message, and follow their account. */
export const accountMails: readonly MailName[] = Object.keys(aboutAccount) as MailName[];

/** The bodies that mails have, by the name of their template: with a small table, with a button, with both. */
export type MailLook = 'plain' | 'action' | 'details' | 'details-action';

/** The look of each mail; its words are `mail.<name>` of `words/`. */
export const mailLooks: Readonly<Record<MailName, MailLook>> = {
  'verify-email': 'action',
  'account-exists': 'plain',
  'reset-password': 'action',
  'password-changed': 'plain',
  'email-change-asked': 'action',
  'confirm-email-change': 'action',
  'email-taken': 'plain',
  'export-ready': 'action',
  'account-deleted': 'plain',
  'quote-expiring': 'details-action',
  'order-placed': 'details-action',
  'payment-received': 'details',
  'payment-failed': 'details-action',
  'payment-returned': 'details',
  'payment-sent-back': 'plain',
  'payment-refund-due': 'details',
  'payment-not-credited': 'details',
  'invoice-failed': 'details',
  'transfer-awaited': 'details-action',
  'order-in-production': 'details-action',
  'order-shipped': 'details-action',
  'order-delivered': 'details-action',
  'order-cancelled': 'details-action',
  'order-promise-moved': 'details-action',
  'order-address-changed': 'details-action',
  'stock-low': 'details',
  'order-refunded': 'details-action',
  'refund-failed': 'details',
  'refund-failed-later': 'details',
  'payment-taken-back': 'details',
  'project-received': 'details-action',
  'project-acknowledged': 'details-action',
  'project-in-review': 'details-action',
  'project-answered': 'details-action',
  'project-answer-ending': 'details-action',
  'project-closed': 'details-action',
  'project-accepted': 'details',
  'project-declined': 'details',
  'contact-message': 'details',
  'contact-answer': 'plain',
};
