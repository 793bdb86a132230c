import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { gatewayCallback, signAsGateway } from '@testing/stand-ins/cmi-stand-in.js';
import { stripeEvent, StripeStandIn } from '@testing/stand-ins/stripe-stand-in.js';
import { paymentProviders, type ProviderSettings } from '../config/payment-settings.js';
import { newId } from '../database/new-id.js';
import { cmiHash } from './cmi-hash.js';
import { CmiProvider } from './cmi-provider.js';
import {
  describePaymentProvider,
  type ProviderUnderTest,
  type ProviderWord,
  type SignedCallback,
} from '@testing/conformance/payment-provider.js';
import { isPayToken, signPayToken } from './pay-links.js';
import { CallbackError, type CheckoutAttempt, PaymentProviderError } from './payment-provider.js';
import { createPaymentGateway } from './payment-registry.js';
import { sandboxCallbackBody } from './sandbox-provider.js';
import type { StripeProvider } from './stripe-provider.js';
import { callbackKey, signBody, verifyBody } from './signed-body.js';

const appSecret = 'a-secret-of-thirty-two-characters';
const host = { publicUrl: 'https://print.example', appSecret };

function providerFor(provider: ProviderSettings) {
  return createPaymentGateway({
    ...host,
    payment: { methods: ['card'], provider, callbackUrl: 'https://hooks.example' },
  });
}

function saySandbox(word: ProviderWord, secret = appSecret, sentAt = new Date()): SignedCallback {
  const { attempt, isPaid, amountCentimes = attempt.amountCentimes, currency = 'MAD' } = word;
  const decision = isPaid ? 'pay' : 'decline';
  const body = sandboxCallbackBody({ attemptId: attempt.attemptId, decision, amountCentimes, currency });
  return { body, headers: { 'sandbox-signature': signBody(callbackKey(secret), body, sentAt) } };
}

const cmiSettings = {
  kind: 'cmi',
  clientId: '600000123',
  storeKey: 'Store|Key\\1',
  gatewayUrl: 'https://gateway.example/fim/est3Dgate',
} as const;
const cmi = providerFor(cmiSettings) as CmiProvider;

function sayCmi(word: ProviderWord): SignedCallback {
  const { attempt, isPaid, number, amountCentimes, currency } = word;
  const changes = {
    ...(amountCentimes === undefined ? {} : { amount: (amountCentimes / 100).toFixed(2) }),
    ...(currency === undefined ? {} : { currency: '978' }),
  };
  const { fields } = cmi.gatewayForm(attempt, 'fr');
  const body = gatewayCallback(fields, cmiSettings.storeKey, {
    isApproved: isPaid,
    transactionId: `26325KmhA${number}${attempt.attemptId.slice(-4)}`,
    changes,
  });
  return { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
}

const webhookSecret = 'whsec_test';

function sayStripe(word: ProviderWord, secret = webhookSecret, sentAt = new Date()): SignedCallback {
  const { attempt, isPaid, number, amountCentimes = attempt.amountCentimes, currency = 'MAD' } = word;
  const session = {
    id: 'cs_test_1',
    amount_total: amountCentimes,
    currency: currency.toLowerCase(),
    payment_status: isPaid ? 'paid' : 'unpaid',
    payment_intent: `pi_${number}`,
    metadata: { attemptId: attempt.attemptId },
  };
  const type = isPaid ? 'checkout.session.completed' : 'checkout.session.async_payment_failed';
  return stripeEvent(type, session, { id: `evt_${number}`, secret, sentAt });
}

function stripeFor(apiUrl: string) {
  return providerFor({ kind: 'stripe', secretKey: 'sk_test_1', webhookSecret, apiUrl }) as StripeProvider;
}

/** Each adapter of the registry with its provider's side: the compiler names a missing one. */
const sides: Record<ProviderSettings['kind'], () => Promise<ProviderUnderTest>> = {
  sandbox: () =>
    Promise.resolve({
      provider: providerFor({ kind: 'sandbox' }),
      say: saySandbox,
      sayForged: (word) => saySandbox(word, 'another-secret-of-32-characters.'),
      sayAt: (word, sentAt) => saySandbox(word, appSecret, sentAt),
    }),
  cmi: () =>
    Promise.resolve({
      provider: cmi,
      say: sayCmi,
      reserves: true,
      sayForged: (word) => {
        const fields = Object.fromEntries(new URLSearchParams(sayCmi(word).body));
        const HASH = signAsGateway(fields, 'another');
        return { body: new URLSearchParams({ ...fields, HASH }).toString(), headers: {} };
      },
    }),
  stripe: async () => {
    const side = await StripeStandIn.start();
    return {
      provider: stripeFor(side.url),
      say: sayStripe,
      sayForged: (word) => sayStripe(word, 'whsec_other'),
      sayAt: (word, sentAt) => sayStripe(word, webhookSecret, sentAt),
      stop: () => side.stop(),
    };
  },
};

for (const kind of paymentProviders) describePaymentProvider(kind, sides[kind]);

const attempt: CheckoutAttempt = {
  attemptId: newId(),
  openedAt: new Date('2026-11-21T10:00:00Z'),
  orderNumber: 'CMD-2026-0007',
  amountCentimes: 10_005,
  customer: {
    name: 'Amina Test',
    email: 'amina@example.com',
    phone: '0612345678',
    street: '1 rue Une',
    city: 'Fès',
  },
};

describe('The sandbox', () => {
  it('signs time and body with a key of its own', () => {
    const now = new Date(1_800_000_000_000);
    const body = Buffer.from('{}');
    const key = callbackKey(appSecret);
    const header = signBody(key, body, now);
    expect(header).toMatch(/^t=1800000000,v1=[0-9a-f]{64}$/);
    const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    expect(verifyBody(key, body, header, after(300))).toBe('valid');
    expect(verifyBody(key, body, header, after(301))).toBe('stale');
    expect(verifyBody(key, body, header, after(-301))).toBe('stale');
    expect(verifyBody(key, body, header.replace('t=18', 't=19'), now)).toBe('forged');
    expect(verifyBody(callbackKey('x'), body, header, now)).toBe('forged');
  });

  it('admits to the pages of one attempt only', () => {
    const token = signPayToken(appSecret, attempt.attemptId);
    expect(isPayToken(appSecret, attempt.attemptId, token)).toBe(true);
    expect(isPayToken(appSecret, newId(), token)).toBe(false);
    expect(isPayToken(appSecret, attempt.attemptId, '')).toBe(false);
    expect(isPayToken('x', attempt.attemptId, token)).toBe(false);
  });
});

describe('CMI', () => {
  it('hashes values in the natural order of their names, escaped, the store key last', () => {
    const fields = {
      oid: 'a|b',
      Item10: 'ten',
      item2: 'two\\',
      BillToName: 'É',
      encoding: 'UTF-8',
      HASH: 'x',
      a_b: 'under',
      aB: 'letter',
    };
    const text = 'letter|under|É|two\\\\|ten|a\\|b|ke\\|y';
    expect(cmiHash(fields, 'ke|y')).toBe(createHash('sha512').update(text).digest('base64'));
  });

  it('is posted a form that it can check', () => {
    const { action, fields } = cmi.gatewayForm(attempt, 'en');
    const { hash, rnd, ...rest } = fields;
    const returnUrl = `https://print.example/pay/return/${attempt.attemptId}?token=${signPayToken(appSecret, attempt.attemptId)}`;
    expect(action).toBe(cmiSettings.gatewayUrl);
    expect(hash).toBe(signAsGateway({ ...rest, rnd: rnd! }, cmiSettings.storeKey));
    expect(rnd).toMatch(/^[0-9a-f]{20}$/);
    expect(rest).toEqual({
      clientid: '600000123',
      oid: `CMD-2026-0007-${attempt.attemptId}`,
      amount: '100.05',
      currency: '504',
      storetype: '3D_PAY_HOSTING',
      TranType: 'PreAuth',
      okUrl: returnUrl,
      failUrl: returnUrl,
      callbackUrl: 'https://hooks.example/api/payments/callback/cmi',
      shopurl: 'https://print.example',
      lang: 'en',
      encoding: 'UTF-8',
      hashAlgorithm: 'ver3',
      AutoRedirect: 'true',
      refreshtime: '5',
      BillToName: 'Amina Test',
      BillToStreet1: '1 rue Une',
      BillToCity: 'Fès',
      email: 'amina@example.com',
      tel: '0612345678',
    });
  });

  it.each([
    ['504', '1.00<', '7,5'],
    ['1e0', '2d', '0x1'],
  ])(
    'is posted no other value, before the merchant’s, that could be renamed to the amount',
    (name, street, city) => {
      const customer = { ...attempt.customer, name, street, city };
      const { fields } = cmi.gatewayForm({ ...attempt, customer }, 'fr');
      const before = Object.entries(fields).filter(([name]) => name.toLowerCase() < 'clientid');
      const amounts = before.filter(([, value]) => /^\d/.test(value));
      expect(amounts).toEqual([['amount', '100.05']]);
    },
  );

  const callback = (isApproved: boolean, changes: Record<string, string> = {}) =>
    gatewayCallback(cmi.gatewayForm(attempt, 'fr').fields, cmiSettings.storeKey, {
      isApproved,
      transactionId: '26325ABC',
      changes,
    });
  const read = (body: string) => cmi.verifyCallback(Buffer.from(body), {});

  it.each([
    ['100.05', 10_005],
    ['100,05', 10_005],
    ['100.5', 10_050],
    ['100', 10_000],
    ['1e4', null],
    ['-1', null],
    ['', null],
  ])('says the amount %j', (amount, centimes) => {
    expect(read(callback(true, { amount }))?.amountCentimes).toBe(centimes);
  });

  it('tells refused tries of one page apart, and from the one that is approved', () => {
    const ids = [
      callback(false, { TransId: 'A' }),
      callback(false, { TransId: 'B' }),
      callback(false, { TransId: '' }),
      callback(true, { TransId: 'A' }),
    ].map((body) => read(body)?.eventId);
    expect(new Set(ids).size).toBe(4);
  });

  it.each<Record<string, string>>([
    { ProcReturnCode: '05' },
    { ProcReturnCode: '' },
    { Response: 'Declined' },
  ])('has approved nothing that says %j', (changes) => {
    expect(read(callback(true, changes))?.kind).toBe('failed');
  });

  it('is of no concern when it tells of another shop or an order that is not ours, or approves a payment without a number', () => {
    expect(read(callback(true, { TransId: '' }))).toBeNull();
    expect(read(callback(true, { clientid: '600000999' }))).toBeNull();
    expect(read(callback(true, { oid: '17' }))).toBeNull();
  });

  it('hashes what its echo of our fields means', () => {
    const fields = Object.fromEntries(new URLSearchParams(callback(true, { BillToName: "L'été & Cie" })));
    const echoed = new URLSearchParams({ ...fields, BillToName: 'L&#39;été &amp; Cie\n' });
    expect(read(echoed.toString())?.kind).toBe('succeeded');
  });

  it('is not believed when a field comes twice or gets another name of the same place', () => {
    const body = callback(false);
    expect(() => read(`${body}&procreturncode=00`)).toThrow(CallbackError);
    expect(() => read(`${body}&oid=x`)).toThrow(CallbackError);
    // Names are not hashed: what takes the place of the order's number must look like one.
    expect(read(body.replace('oid=', 'oia=').replace('okUrl=', 'oid='))).toBeNull();
  });

  it('captures what is taken, and nothing else', () => {
    const answers = (['taken', 'noted', 'refused'] as const).map(
      (verdict) => cmi.answerCallback(verdict).body,
    );
    expect(answers).toEqual(['ACTION=POSTAUTH', 'APPROVED', 'FAILURE']);
  });
});

describe('Stripe', () => {
  it('is asked for exactly the amount, in dirhams', async () => {
    const standIn = await StripeStandIn.start();
    const page = await stripeFor(standIn.url).createCheckout(attempt, 'en');
    expect(page).toEqual({
      url: `${standIn.url}/c/cs_test_1`,
      expiresAt: new Date('2026-11-22T09:00:00Z'),
    });
    const asked = standIn.askedFor(attempt.attemptId);
    const returnUrl = `https://print.example/pay/return/${attempt.attemptId}?token=${signPayToken(appSecret, attempt.attemptId)}`;
    expect(asked).toEqual({
      mode: 'payment',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'mad',
      'line_items[0][price_data][unit_amount]': '10005',
      'line_items[0][price_data][product_data][name]': 'Order CMD-2026-0007',
      'adaptive_pricing[enabled]': 'false',
      client_reference_id: attempt.attemptId,
      'metadata[attemptId]': attempt.attemptId,
      'metadata[orderNumber]': 'CMD-2026-0007',
      'payment_intent_data[metadata][attemptId]': attempt.attemptId,
      'payment_intent_data[metadata][orderNumber]': 'CMD-2026-0007',
      customer_email: 'amina@example.com',
      locale: 'en',
      success_url: returnUrl,
      cancel_url: `${returnUrl}&left=1`,
      expires_at: String(Date.parse('2026-11-22T09:00:00Z') / 1000),
    });
    await standIn.stop();
  });

  it('is asked again after a lost answer, also once the customer has another address', async () => {
    const standIn = await StripeStandIn.start();
    const provider = stripeFor(standIn.url);
    const pages = [
      await provider.createCheckout(attempt, 'en'),
      await provider.createCheckout(attempt, 'en'),
    ];
    expect(pages[1]).toEqual(pages[0]);
    const customer = { ...attempt.customer, email: 'amina@example.org' };
    await provider.createCheckout({ ...attempt, customer }, 'en');
    expect([standIn.sessions.size, standIn.askedFor(attempt.attemptId)?.customer_email]).toEqual([
      2,
      'amina@example.org',
    ]);
    await standIn.stop();
  });

  it('opens a page as soon as it works again, although it saves its failures with their keys', async () => {
    const standIn = await StripeStandIn.start();
    const provider = stripeFor(standIn.url);
    standIn.failure = 'status 500';
    for (let time = 0; time < 2; time += 1) {
      await expect(provider.createCheckout(attempt, 'en')).rejects.toThrow(PaymentProviderError);
    }
    standIn.failure = 'none';
    const { url } = await provider.createCheckout(attempt, 'en');
    expect([url, standIn.sessions.size]).toEqual([`${standIn.url}/c/cs_test_1`, 1]);
    await standIn.stop();
  });

  const refund = {
    refundId: newId(),
    orderNumber: attempt.orderNumber,
    paymentReference: 'pi_1',
    amountCentimes: 100,
  };

  it('makes a refund once as soon as it works again, also if its answer was lost between two failures', async () => {
    const standIn = await StripeStandIn.start();
    const provider = stripeFor(standIn.url);
    for (const failure of ['status 500', 'status 500', 'no answer', 'status 500'] as const) {
      standIn.failure = failure;
      await expect(provider.refund(refund)).rejects.toThrow(PaymentProviderError);
    }
    standIn.failure = 'answer lost';
    await expect(provider.refund(refund)).rejects.toThrow(PaymentProviderError);
    standIn.failure = 'none';
    const ids = [await provider.refund(refund), await provider.refund(refund)];
    expect([ids, standIn.refunds.map(({ id }) => id)]).toEqual([['re_test_1', 're_test_1'], ['re_test_1']]);
    await standIn.stop();
  });

  it('makes no second refund where the first was made although it answered by a failure', async () => {
    const standIn = await StripeStandIn.start();
    const provider = stripeFor(standIn.url);
    standIn.failure = 'status 500';
    await expect(provider.refund(refund)).rejects.toThrow(PaymentProviderError);
    standIn.failure = 'none';
    standIn.refunds.push({
      ...{ id: 're_late', object: 'refund', payment_intent: 'pi_1', amount: 100, status: 'succeeded' },
      metadata: { refundId: refund.refundId },
    });
    expect([await provider.refund(refund), standIn.refunds.length]).toEqual(['re_late', 1]);
    await standIn.stop();
  });

  it('that is away or down is told apart from a fault of ours', async () => {
    const standIn = await StripeStandIn.start();
    const provider = stripeFor(standIn.url);
    for (const failure of ['status 500', 'no answer'] as const) {
      standIn.failure = failure;
      await expect(provider.createCheckout(attempt, 'fr')).rejects.toThrow(PaymentProviderError);
    }
    await standIn.stop();
    await expect(provider.createCheckout(attempt, 'fr')).rejects.toThrow(PaymentProviderError);
  });

  const provider = stripeFor('http://127.0.0.1:9');
  const session = {
    id: 'cs_1',
    amount_total: 10_005,
    currency: 'mad',
    payment_status: 'paid',
    payment_intent: null,
    metadata: { attemptId: attempt.attemptId },
  };
  const read = (type: string, changes: Record<string, unknown> = {}) => {
    const { body, headers } = stripeEvent(
      type,
      { ...session, ...changes },
      { id: 'evt_1', secret: webhookSecret },
    );
    return provider.verifyCallback(Buffer.from(body), headers);
  };

  it.each([
    ['checkout.session.completed', {}, 'succeeded'],
    ['checkout.session.completed', { payment_status: 'unpaid' }, undefined],
    ['checkout.session.async_payment_succeeded', {}, 'succeeded'],
    ['checkout.session.async_payment_failed', { payment_status: 'unpaid' }, 'failed'],
    ['checkout.session.expired', { payment_status: 'unpaid' }, 'expired'],
    ['checkout.session.completed', { metadata: {} }, undefined],
    ['checkout.session.completed', { metadata: null }, undefined],
    ['payment_intent.succeeded', {}, undefined],
    ['charge.refunded', {}, undefined],
  ])('says by %s with %j: %s', (type, changes, kind) => {
    expect(read(type, changes)?.kind).toBe(kind);
  });

  it.each([
    ['refund.failed', {}, 'Stripe: failed afterwards (lost_or_stolen_card)'],
    ['refund.updated', {}, 'Stripe: failed afterwards (lost_or_stolen_card)'],
    ['charge.refund.updated', { failure_reason: undefined }, 'Stripe: failed afterwards'],
    ['refund.updated', { status: 'canceled', failure_reason: undefined }, 'Stripe: canceled afterwards'],
    ['refund.updated', { status: 'succeeded' }, null],
    ['refund.updated', { status: 'pending' }, null],
    ['refund.failed', { metadata: {} }, null],
    ['refund.failed', { metadata: null }, null],
    ['refund.created', {}, null],
  ])('says of a refund by %s with %j: %s', (type, changes, note) => {
    const refund = { status: 'failed', failure_reason: 'lost_or_stolen_card', metadata: { refundId: 'r' } };
    const told = read(type, { object: 'refund', id: 're_1', ...refund, ...changes });
    const failure = { kind: 'refundFailed', eventId: 're_1 failed', refundId: 'r', reference: 're_1', note };
    expect(told).toEqual(note === null ? null : failure);
  });

  it.each([
    ['charge.dispute.created', 'needs_response', 'dp_1 opened', 'Stripe: dispute opened (fraudulent)'],
    ['charge.dispute.closed', 'lost', 'dp_1 lost', 'Stripe: dispute lost (fraudulent)'],
    ['charge.dispute.closed', 'won', 'dp_1 won', 'Stripe: dispute won (fraudulent)'],
    [
      'charge.dispute.created',
      'warning_needs_response',
      'dp_1 opened',
      'Stripe: inquiry opened (fraudulent)',
    ],
    ['charge.dispute.closed', 'warning_closed', 'dp_1 closed', 'Stripe: inquiry closed (fraudulent)'],
  ])('says by %s with %s what was taken back', (type, status, eventId, note) => {
    const dispute = { object: 'dispute', id: 'dp_1', amount: 500, status, reason: 'fraudulent' };
    expect(read(type, { ...dispute, payment_intent: 'pi_1' })).toEqual({
      ...{
        kind: 'takenBack',
        eventId,
        reference: 'dp_1',
        paymentReference: 'pi_1',
        amountCentimes: 500,
        note,
      },
    });
    expect(read(type, { ...dispute, payment_intent: null })).toBeNull();
  });

  it('says how much of a charge was refunded', () => {
    const charge = { object: 'charge', id: 'ch_1', amount_refunded: 700, payment_intent: { id: 'pi_1' } };
    expect(read('charge.refunded', charge)).toEqual({
      ...{ kind: 'takenBack', eventId: 'evt_1', reference: 'ch_1', paymentReference: 'pi_1' },
      ...{ amountCentimes: 700, isAllRefunded: true, note: 'Stripe: refunded there' },
    });
  });

  it('names the session where there is no payment to name', () => {
    expect(read('checkout.session.expired')?.reference).toBe('cs_1');
    expect(read('checkout.session.completed', { payment_intent: 'pi_1' })?.reference).toBe('pi_1');
  });
});
