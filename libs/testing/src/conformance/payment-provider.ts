import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@shared/infra/database/new-id.js';
import {
  CallbackError,
  type CheckoutAttempt,
  type PaymentGateway,
} from '@shared/infra/payments/payment-provider.js';

/** What a provider's side is asked to tell us, in our words. */
export interface ProviderWord {
  isPaid: boolean;
  attempt: CheckoutAttempt;
  /** Two words of one number are the same event. */
  number: number;
  amountCentimes?: number;
  /** ISO 4217. */
  currency?: string;
}

/** A callback as it comes over the wire. */
export interface SignedCallback {
  body: string;
  headers: Record<string, string>;
}

/** An adapter with its provider's side, which signs as the provider does. */
export interface ProviderUnderTest {
  provider: PaymentGateway;
  say(word: ProviderWord): SignedCallback;
  /** The same provider for another shop: signs with another key. */
  sayForged(word: ProviderWord): SignedCallback;
  /** Its successes are reservations, taken by the answer. */
  reserves?: true;
  /** Where callbacks carry their time: one that was signed then. */
  sayAt?(word: ProviderWord, sentAt: Date): SignedCallback;
  stop?(): Promise<void>;
}

function newAttempt(): CheckoutAttempt {
  return {
    attemptId: newId(),
    openedAt: new Date(),
    orderNumber: 'CMD-2026-0042',
    amountCentimes: 123_405,
    customer: {
      name: 'Zoé d’Anfa & Fils | SARL \\ «Été»',
      email: 'zoe@example.com',
      phone: '+212612345678',
      street: "12, rue de l'Oasis, <b>n° 3</b>",
      city: 'Béni Mellal',
    },
  };
}

/** What every adapter of {@link PaymentGateway} promises; its spec runs each adapter of the registry through it. */
export function describePaymentProvider(name: string, make: () => Promise<ProviderUnderTest>): void {
  describe(`${name} as a payment provider`, () => {
    let side: ProviderUnderTest;
    let provider: PaymentGateway;

    beforeAll(async () => {
      side = await make();
      ({ provider } = side);
    });

    afterAll(() => side.stop?.());

    const read = ({ body, headers }: SignedCallback) => provider.verifyCallback(Buffer.from(body), headers);

    it('opens a page that takes payments for an hour at least', async () => {
      const { url, expiresAt } = await provider.createCheckout(newAttempt(), 'fr');
      expect(url).toMatch(/^https?:\/\/\S+$/);
      expect(expiresAt === null || expiresAt.getTime() > Date.now() + 3_600_000).toBe(true);
    });

    it('opens no second page when asked twice for an attempt', async () => {
      const attempt = newAttempt();
      const pages = await Promise.all([
        provider.createCheckout(attempt, 'fr'),
        provider.createCheckout(attempt, 'fr'),
      ]);
      expect(pages[0]).toEqual(pages[1]);
      expect((await provider.createCheckout(newAttempt(), 'fr')).url).not.toBe(pages[0].url);
    });

    it.each([true, false])('is understood when it says whether it is paid: %s', (isPaid) => {
      const attempt = newAttempt();
      expect(read(side.say({ isPaid, attempt, number: 1 }))).toEqual({
        eventId: expect.stringMatching(/^.{1,255}$/),
        kind: isPaid ? 'succeeded' : 'failed',
        attemptId: attempt.attemptId,
        amountCentimes: 123_405,
        currency: 'MAD',
        reference: expect.stringMatching(/^.{1,255}$/),
        ...(isPaid && side.reserves === true && { isReserved: true }),
      });
    });

    it('names the same event the same, and others otherwise', () => {
      const attempt = newAttempt();
      const ids = [
        side.say({ isPaid: true, attempt, number: 1 }),
        side.say({ isPaid: true, attempt, number: 1 }),
        side.say({ isPaid: false, attempt, number: 2 }),
        side.say({ isPaid: true, attempt: newAttempt(), number: 3 }),
      ].map((callback) => read(callback)?.eventId);
      expect(ids[1]).toBe(ids[0]);
      expect(new Set(ids).size).toBe(3);
    });

    it('is quoted with the amount and the currency that it says, right or wrong', () => {
      const attempt = newAttempt();
      const said = side.say({ isPaid: true, attempt, number: 1, amountCentimes: 100, currency: 'EUR' });
      const currency = expect.not.stringMatching(/^MAD$/) as unknown;
      expect(read(said)).toMatchObject({ amountCentimes: 100, currency });
    });

    it('is not believed when the callback is forged', () => {
      const forged = side.sayForged({ isPaid: true, attempt: newAttempt(), number: 1 });
      expect(() => read(forged)).toThrow(CallbackError);
    });

    it('is not believed when a single digit of the callback was altered', () => {
      // Not any id: one without digits would leave little to alter.
      const attempt = { ...newAttempt(), attemptId: '01234567-1234-7123-8123-012345678123' };
      const { body, headers } = side.say({ isPaid: true, attempt, number: 1 });
      const event = read({ body, headers });
      const digits = [...body.matchAll(/[0-8]/g)].map(({ index }) => index);
      expect(digits.length).toBeGreaterThan(20);
      for (const index of digits) {
        const altered = body.slice(0, index) + String(Number(body[index]) + 1) + body.slice(index + 1);
        // Some gateways do not sign the names of unused fields.
        expect([[], [event]]).toContainEqual(believed({ body: altered, headers }));
      }
    });

    function believed(callback: SignedCallback): unknown[] {
      try {
        const event = read(callback);
        return event === null ? [] : [event];
      } catch (error) {
        expect(error).toBeInstanceOf(CallbackError);
        return [];
      }
    }

    it('is not believed without its signature, or with that of another callback', () => {
      const attempt = newAttempt();
      const one = side.say({ isPaid: false, attempt, number: 1 });
      const other = side.say({ isPaid: true, attempt, number: 2 });
      expect(() => read({ body: withoutHash(other.body), headers: {} })).toThrow(CallbackError);
      expect(() => read({ body: swapHash(other.body, one.body), headers: one.headers })).toThrow(
        CallbackError,
      );
    });

    it.each(['', '{}', 'null', '[', 'a=b&c', 'HASH=', '\0\0\0'])('cannot be read in %j', (body) => {
      const { headers } = side.say({ isPaid: true, attempt: newAttempt(), number: 1 });
      expect(() => read({ body, headers })).toThrow(CallbackError);
    });

    it('is not believed long after or before the time that the callback says', () => {
      if (side.sayAt === undefined) return;
      const word = { isPaid: true, attempt: newAttempt(), number: 1 };
      const at = (seconds: number) => side.sayAt!(word, new Date(Date.now() + seconds * 1000));
      expect(read(at(-240))).toMatchObject({ kind: 'succeeded' });
      expect(() => read(at(-400))).toThrow(CallbackError);
    });

    it('is answered in words of its own for each verdict', () => {
      for (const verdict of ['taken', 'noted', 'refused'] as const) {
        const { status, contentType, body } = provider.answerCallback(verdict);
        expect([status, contentType.split('/').length, body.length > 0]).toEqual([200, 2, true]);
      }
      expect(provider.answerCallback('taken')).not.toEqual(provider.answerCallback('refused'));
    });
  });
}

const hashField = /(^|&)HASH=[^&]*/;

function withoutHash(body: string): string {
  return body.replace(hashField, '');
}

function swapHash(body: string, from: string): string {
  const [hash] = hashField.exec(from) ?? [];
  return hash === undefined ? body : body.replace(hashField, () => hash);
}
