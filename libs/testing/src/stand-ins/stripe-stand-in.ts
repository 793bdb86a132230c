import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';

/** A session as the stand-in was asked for it: form fields as Stripe's library sends them. */
export type AskedSession = Record<string, string>;

/** A refund as the stand-in made it. */
export interface MadeRefund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  status: string;
  metadata: { refundId: string };
}

type Answer = [status: number, body: object];

/**
 * Answers the calls that the service makes to Stripe, and signs events as Stripe does. The first answer to a key is saved,
 * failures too, and is what each later call with the key gets.
 */
export class StripeStandIn {
  /** Every session, by idempotency key. */
  readonly sessions = new Map<string, { id: string; asked: AskedSession }>();
  /** Every refund, in the order in which they were made. */
  readonly refunds: MadeRefund[] = [];
  /** The answer to the next calls, instead of a success: `status 500` to those that write, `refused` to refunds. */
  failure: 'none' | 'status 500' | 'no answer' | 'answer lost' | 'refused' = 'none';

  private readonly saved = new Map<string, { asked: string; answer: Answer }>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<StripeStandIn> {
    const server = createServer();
    const standIn = new StripeStandIn(server);
    server.on('request', (request, response) => {
      void text(request).then((body) => {
        if (standIn.failure === 'no answer') return request.socket.destroy();
        const isSaved = standIn.saved.has(keyOf(request));
        const [status, answer] = standIn.answerOnce(request, body);
        if (standIn.failure === 'answer lost') return request.socket.destroy();
        const replayed = isSaved ? { 'Idempotent-Replayed': 'true' } : {};
        response.writeHead(status, { 'Content-Type': 'application/json', ...replayed });
        return response.end(JSON.stringify(answer));
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private answerOnce(request: IncomingMessage, body: string): Answer {
    const key = keyOf(request);
    const saved = this.saved.get(key);
    const asked = `${request.url} ${body}`;
    if (saved === undefined) {
      const answer = this.answer(request, body);
      if (key !== '') this.saved.set(key, { asked, answer });
      return answer;
    }
    if (saved.asked === asked) return saved.answer;
    return [400, { error: { type: 'idempotency_error', message: 'another request' } }];
  }

  private answer(request: IncomingMessage, body: string): Answer {
    const { method, url = '' } = request;
    if (this.failure === 'status 500' && method === 'POST')
      return [500, { error: { type: 'api_error', message: 'down' } }];
    const key = keyOf(request);
    if (!url.startsWith('/v1/refunds')) return this.open(key, body);
    if (method === 'GET') {
      const payment = new URL(url, this.url).searchParams.get('payment_intent');
      const data = this.refunds.filter(({ payment_intent }) => payment_intent === payment);
      return [200, { object: 'list', url: '/v1/refunds', has_more: false, data }];
    }
    if (this.failure === 'refused') {
      return [
        400,
        { error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'no' } },
      ];
    }
    return [200, this.giveBack(new URLSearchParams(body))];
  }

  private giveBack(asked: URLSearchParams): MadeRefund {
    const made: MadeRefund = {
      id: `re_test_${this.refunds.length + 1}`,
      object: 'refund',
      payment_intent: asked.get('payment_intent') ?? '',
      amount: Number(asked.get('amount')),
      status: 'succeeded',
      metadata: { refundId: asked.get('metadata[refundId]') ?? '' },
    };
    this.refunds.push(made);
    return made;
  }

  /** What was asked for an attempt at last. */
  askedFor(attemptId: string): AskedSession | undefined {
    return [...this.sessions.values()].findLast(({ asked }) => asked.client_reference_id === attemptId)
      ?.asked;
  }

  private open(key: string, body: string): Answer {
    const asked = Object.fromEntries(new URLSearchParams(body));
    const id = `cs_test_${this.sessions.size + 1}`;
    this.sessions.set(key, { id, asked });
    const session = { object: 'checkout.session', url: `${this.url}/c/${id}` };
    return [200, { id, ...session, expires_at: Number(asked.expires_at) }];
  }
}

/** Empty for calls that only read. */
function keyOf({ headers }: IncomingMessage): string {
  return String(headers['idempotency-key'] ?? '');
}

/** An event about a checkout session, signed by Stripe's own library. */
export function stripeEvent(
  type: string,
  session: Record<string, unknown>,
  { id, secret, sentAt = new Date() }: { id: string; secret: string; sentAt?: Date },
): { body: string; headers: Record<string, string> } {
  const event = { id, object: 'event', type, data: { object: { object: 'checkout.session', ...session } } };
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(sentAt.getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { body: payload, headers: { 'stripe-signature': signature } };
}
