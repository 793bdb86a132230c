import type { CDPSession, Page, Protocol } from 'puppeteer-core';

/** Whether a request, or its page, had ended meanwhile. */
const isOfEnded = ({ name, message }: Error): boolean =>
  name === 'TargetCloseError' || message.includes('Invalid InterceptionId');

/** The network between a page and the service: calls that fail, once or for a while. Chromium alone has it. */
export class PageNetwork {
  private readonly answers = new Map<string, { status: number; retryAfterSeconds?: number; body?: object }>();
  private readonly refused = new Map<string, number>();
  private readonly lost = new Set<string>();
  private readonly held = new Map<string, { come: () => void; until: Promise<void> }>();

  private constructor(private readonly session: CDPSession) {
    session.on('Fetch.requestPaused', (paused) => {
      this.pass(paused).catch((error: Error) => {
        if (!isOfEnded(error)) throw error;
      });
    });
  }

  static async of(page: Page): Promise<PageNetwork> {
    const session = await page.createCDPSession();
    const network = new PageNetwork(session);
    const stages = ['Request', 'Response'] as const;
    await session.send('Fetch.enable', {
      patterns: stages.map((requestStage) => ({ urlPattern: '*/api/*', requestStage })),
    });
    return network;
  }

  /** Lets everything pass again. */
  end(): Promise<void> {
    return this.session.detach();
  }

  /**
   * Has a call answered once with a status, as by a gateway: the service does not see it.
   *
   * @param call e.g. `POST /api/orders`
   * @param body as the service would write it
   */
  answer(call: string, status: number, retryAfterSeconds?: number, body?: object): void {
    this.answers.set(call, { status, retryAfterSeconds, body });
  }

  /** Has a call answered with a status whenever it is made, until the end: a page may make it and look away. */
  refuse(call: string, status: number): void {
    this.refused.set(call, status);
  }

  /** Has the service carry a call out once, and its answer lost. */
  loseAnswer(call: string): void {
    this.lost.add(call);
  }

  /** Has the service carry a call out once, and its answer come late. */
  hold(call: string): { come: Promise<void>; letGo: () => void } {
    const coming = Promise.withResolvers<void>();
    const going = Promise.withResolvers<void>();
    this.held.set(call, { come: coming.resolve, until: going.promise });
    return { come: coming.promise, letGo: going.resolve };
  }

  private async pass({
    requestId,
    request,
    responseStatusCode,
  }: Protocol.Fetch.RequestPausedEvent): Promise<void> {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const answer = this.answers.get(call);
    const refusal = this.refused.get(call);
    if (responseStatusCode !== undefined && this.lost.delete(call)) {
      await this.session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
    } else if (responseStatusCode === undefined && answer !== undefined) {
      this.answers.delete(call);
      const { status: responseCode, retryAfterSeconds, body } = answer;
      const type = body === undefined ? 'text/html' : 'application/json; charset=utf-8';
      const responseHeaders = [{ name: 'Content-Type', value: type }];
      if (retryAfterSeconds !== undefined) {
        responseHeaders.push({ name: 'Retry-After', value: String(retryAfterSeconds) });
      }
      const fulfilled = this.session.send('Fetch.fulfillRequest', {
        ...{ requestId, responseCode, responseHeaders },
        ...(body !== undefined && { body: Buffer.from(JSON.stringify(body)).toString('base64') }),
      });
      await fulfilled.catch((error: unknown) => {
        // Nobody saw it: it is the next call's.
        this.answers.set(call, answer);
        throw error;
      });
    } else if (responseStatusCode === undefined && refusal !== undefined) {
      await this.session.send('Fetch.fulfillRequest', { requestId, responseCode: refusal });
    } else {
      if (responseStatusCode !== undefined) await this.letGo(call);
      await this.session.send('Fetch.continueRequest', { requestId });
    }
  }

  private async letGo(call: string): Promise<void> {
    const held = this.held.get(call);
    this.held.delete(call);
    held?.come();
    await held?.until;
  }
}
