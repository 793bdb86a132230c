import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PageLocale } from '@shared/domain/contract/enums.js';
import { cmiHash } from './cmi-hash.js';
import { readCmiFields } from './cmi-fields.js';
import { payPath } from './pay-links.js';
import {
  type CallbackAnswer,
  CallbackError,
  type CallbackVerdict,
  type CheckoutAttempt,
  type GatewayForm,
  type HostedCheckout,
  type PaymentGateway,
  type ProviderEvent,
} from './payment-provider.js';
import { callbackUrlOf } from './callback-url.js';

export interface CmiProviderSettings {
  publicUrl: string;
  appSecret: string;
  payment: { callbackUrl: string };
  clientId: string;
  storeKey: string;
  gatewayUrl: string;
}

/** ISO 4217, numeric. */
const dirham = '504';

const approved = '00';
const pageMs = 24 * 3_600_000;

/** The order's number, for the gateway's back office, and the attempt's id. */
const oidShape = /^CMD-\d{4}-\d{4,12}-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const answers: Record<CallbackVerdict, string> = {
  // Asks the gateway to capture what it has authorised.
  taken: 'ACTION=POSTAUTH',
  // Acknowledged; nothing is captured.
  noted: 'APPROVED',
  // Something is wrong: the shop must check the gateway's back office.
  refused: 'FAILURE',
};

/** Morocco's card gateway, 3D_PAY_HOSTING: a form posted by the browser, callbacks hashed alike. */
export class CmiProvider implements PaymentGateway {
  readonly name = 'cmi';
  /** A callback has about forty short fields. */
  readonly maximumCallbackBytes = 16 * 1024;

  constructor(private readonly settings: CmiProviderSettings) {}

  /** The page is this service's own: it posts {@link gatewayForm}. */
  createCheckout({ attemptId, openedAt }: CheckoutAttempt): Promise<HostedCheckout> {
    const { publicUrl, appSecret } = this.settings;
    return Promise.resolve({
      url: publicUrl + payPath(appSecret, 'cmi', attemptId),
      expiresAt: new Date(openedAt.getTime() + pageMs),
    });
  }

  gatewayForm(attempt: CheckoutAttempt, locale: PageLocale): GatewayForm {
    const { publicUrl, appSecret, payment, clientId, storeKey, gatewayUrl } = this.settings;
    const returnUrl = publicUrl + payPath(appSecret, 'return', attempt.attemptId);
    const fields = {
      clientid: clientId,
      oid: `${attempt.orderNumber}-${attempt.attemptId}`,
      amount: toAmount(attempt.amountCentimes),
      currency: dirham,
      storetype: '3D_PAY_HOSTING',
      TranType: 'PreAuth',
      okUrl: returnUrl,
      failUrl: returnUrl,
      callbackUrl: callbackUrlOf(payment.callbackUrl, this.name),
      shopurl: publicUrl,
      lang: locale,
      rnd: randomBytes(10).toString('hex'),
      encoding: 'UTF-8',
      hashAlgorithm: 'ver3',
      AutoRedirect: 'true',
      refreshtime: '5',
      ...billingFields(attempt),
    };
    return { action: gatewayUrl, fields: { ...fields, hash: cmiHash(fields, storeKey) } };
  }

  verifyCallback(rawBody: Buffer, _headers: IncomingHttpHeaders): ProviderEvent | null {
    const { clientId, storeKey } = this.settings;
    const fields = readCmiFields(rawBody);
    const given = Buffer.from(fields.HASH ?? '', 'base64');
    const expected = Buffer.from(cmiHash(fields, storeKey), 'base64');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new CallbackError('The callback is forged or altered');
    }
    // The hash covers values, not names: each field in use must also have its own shape.
    const [, attemptId] = oidShape.exec(fields.oid ?? '') ?? [];
    if (fields.clientid !== clientId || attemptId === undefined) return null;
    const event = toProviderEvent(fields, attemptId);
    // A payment without a number could be told again as another one.
    return event.kind === 'succeeded' && (fields.TransId ?? '') === '' ? null : event;
  }

  answerCallback(verdict: CallbackVerdict): CallbackAnswer {
    return { status: 200, contentType: 'text/plain; charset=utf-8', body: answers[verdict] };
  }
}

function toAmount(centimes: number): string {
  return `${Math.floor(centimes / 100)}.${String(centimes % 100).padStart(2, '0')}`;
}

function toCentimes(amount: string): number | null {
  const [, dirhams, cents = ''] = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(amount) ?? [];
  return dirhams === undefined ? null : Number(dirhams) * 100 + Number(cents.padEnd(2, '0'));
}

/** Replaces markup and control characters, which an echo of the form may change, with spaces. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}<>&"]+/gu, ' ').trim();
}

/**
 * Who pays. The hash covers the values in the order of their names, not the names: one that could be read as an amount would
 * let the payer rename the fields, and authorise that much instead. So texts without two letters together are left out
 * (`1e2` is a number to some), as are postal code and country.
 */
function billingFields({ customer }: CheckoutAttempt): Record<string, string> {
  const named = {
    BillToName: plain(customer.name),
    BillToStreet1: plain(customer.street),
    BillToCity: plain(customer.city),
  };
  const said = Object.entries(named).filter(([, value]) => /\p{L}{2}/u.test(value));
  return { ...Object.fromEntries(said), email: customer.email, tel: customer.phone };
}

function toProviderEvent(fields: Readonly<Record<string, string>>, attemptId: string): ProviderEvent {
  const { TransId = '', ProcReturnCode = '', Response = '', HASH = '' } = fields;
  const isApproved = ProcReturnCode === approved && ['', 'Approved'].includes(Response);
  // A refused payment may have no number, and several payments share one page.
  const reference = TransId === '' ? HASH : TransId;
  return {
    eventId: `${reference}-${ProcReturnCode}`,
    kind: isApproved ? 'succeeded' : 'failed',
    attemptId,
    amountCentimes: toCentimes(fields.amount ?? ''),
    currency: fields.currency === dirham ? 'MAD' : (fields.currency ?? ''),
    reference,
    ...(isApproved && { isReserved: true as const }),
  };
}
