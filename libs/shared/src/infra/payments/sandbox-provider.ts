import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { payPath } from './pay-links.js';
import {
  type CallbackAnswer,
  CallbackError,
  type CallbackVerdict,
  type CheckoutAttempt,
  type HostedCheckout,
  type PaymentGateway,
  type ProviderEvent,
} from './payment-provider.js';
import { callbackKey, verifyBody } from './signed-body.js';

/** Header of a sandbox callback; see {@link signBody}. */
export const sandboxSignatureHeader = 'sandbox-signature';

export const sandboxDecisions = ['pay', 'decline'] as const;

/** Which button of the page was pressed. */
export type SandboxDecision = (typeof sandboxDecisions)[number];

const pageMs = 24 * 3_600_000;

const callbackSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.enum(['payment.succeeded', 'payment.failed']),
  attemptId: z.string().min(1),
  amountCentimes: z.int(),
  currency: z.string().min(1).max(8),
  reference: z.string().min(1).max(255),
});

/** The decision on an attempt. */
export interface SandboxPayment {
  attemptId: string;
  decision: SandboxDecision;
  amountCentimes: number;
  currency: string;
}

/** The body of a decision's callback: the same decision gives the same bytes. */
export function sandboxCallbackBody(payment: SandboxPayment): string {
  const { attemptId, decision, amountCentimes, currency } = payment;
  const callback: z.infer<typeof callbackSchema> = {
    id: `${attemptId}-${decision}`,
    type: decision === 'pay' ? 'payment.succeeded' : 'payment.failed',
    attemptId,
    amountCentimes,
    currency,
    reference: `SB-${attemptId.slice(-12).toUpperCase()}`,
  };
  return JSON.stringify(callback);
}

/** A built-in checkout page that moves no money and otherwise behaves like a gateway. */
export class SandboxProvider implements PaymentGateway {
  readonly name = 'sandbox';
  /** Its callbacks have about 300 bytes. */
  readonly maximumCallbackBytes = 16 * 1024;

  constructor(private readonly settings: { publicUrl: string; appSecret: string }) {}

  createCheckout({ attemptId, openedAt }: CheckoutAttempt): Promise<HostedCheckout> {
    const { publicUrl, appSecret } = this.settings;
    return Promise.resolve({
      url: publicUrl + payPath(appSecret, 'sandbox', attemptId),
      expiresAt: new Date(openedAt.getTime() + pageMs),
    });
  }

  verifyCallback(rawBody: Buffer, headers: IncomingHttpHeaders): ProviderEvent {
    const header = headers[sandboxSignatureHeader];
    if (typeof header !== 'string') throw new CallbackError('The callback is not signed');
    const verdict = verifyBody(callbackKey(this.settings.appSecret), rawBody, header, new Date());
    if (verdict !== 'valid') throw new CallbackError(`The callback is ${verdict}`);
    const { id, type, ...facts } = readCallback(rawBody);
    return { eventId: id, kind: type === 'payment.succeeded' ? 'succeeded' : 'failed', ...facts };
  }

  answerCallback(verdict: CallbackVerdict): CallbackAnswer {
    return { status: 200, contentType: 'application/json', body: JSON.stringify({ received: verdict }) };
  }
}

function readCallback(rawBody: Buffer): z.infer<typeof callbackSchema> {
  try {
    return callbackSchema.parse(JSON.parse(rawBody.toString('utf8')));
  } catch (error) {
    throw new CallbackError('The callback cannot be read', { cause: error });
  }
}
