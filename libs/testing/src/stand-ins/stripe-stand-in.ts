import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';

/** A session as the stand-in was asked for it: form fields as Stripe's library sends them. */
export type AskedSession = Record<string, string>;

/** Answers the one call that the service makes to Stripe, and signs events as Stripe does. */
export class StripeStandIn {
  /** Every session, by idempotency key. */
  readonly sessions = new Map<string, { id: string; asked: AskedSession }>();
  /** The answer to the next calls, instead of a success. */
  failure: 'none' | 'status 500' | 'no answer' = 'none';

  private constructor(private readonly server: Server) {}

  static async start(): Promise<StripeStandIn> {
    const server = createServer();
    const standIn = new StripeStandIn(server);
    server.on('request', (request, response) => {
      void text(request).then((body) => {
        if (standIn.failure === 'no answer') return request.socket.destroy();
        const key = String(request.headers['idempotency-key']);
        const isDown = standIn.failure === 'status 500';
        const answer = isDown ? { error: { message: 'down' } } : standIn.open(key, body);
        response.writeHead(isDown ? 500 : 200, { 'Content-Type': 'application/json' });
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

  private open(key: string, body: string): Record<string, unknown> {
    const asked = Object.fromEntries(new URLSearchParams(body));
    const known = this.sessions.get(key);
    if (known !== undefined && JSON.stringify(known.asked) !== JSON.stringify(asked)) {
      return { error: { type: 'idempotency_error' } };
    }
    const session = known ?? { id: `cs_test_${this.sessions.size + 1}`, asked };
    this.sessions.set(key, session);
    const { id } = session;
    return {
      id,
      object: 'checkout.session',
      url: `${this.url}/c/${id}`,
      expires_at: Number(asked.expires_at),
    };
  }
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
