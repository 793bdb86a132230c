import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a connection without a request is kept: half of what a server that stops waits for one. */
const keptMs = 250;

/** The `STOP_NOTICE_SECONDS` of servers behind it. */
export const noticeSeconds = '2';
const lookEveryMs = 400;
const lookWithinMs = 500;

/**
 * A small balancer over kept-alive connections. It asks each server whether it is ready and leaves out those that are
 * not, goes on to the next one when one refuses the connection, as balancers do, and never sends a request twice: what
 * a server cuts, its client sees as 502. So it keeps connections for less than servers that stop do, as balancers must
 * that send no request twice.
 */
export class RoundRobin {
  private next = 0;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 20, timeout: keptMs });
  private readonly server: Server;
  private readonly unready = new Set<URL>();
  private readonly stopping = new AbortController();

  private constructor(private readonly targets: URL[]) {
    this.server = createServer((incoming, answer) => void this.pass(incoming, answer));
    // Its clients close their connections.
    this.server.keepAliveTimeout = 0;
  }

  static async start(targets: string[]): Promise<RoundRobin> {
    const balancer = new RoundRobin(targets.map((target) => new URL(target)));
    balancer.server.listen(0, '127.0.0.1');
    await once(balancer.server, 'listening');
    for (const target of balancer.targets) void balancer.watch(target);
    return balancer;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.agent.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async watch(target: URL): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const signal = AbortSignal.timeout(lookWithinMs);
      const isReady = await fetch(new URL('/health/ready', target), { signal }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) this.unready.delete(target);
      else this.unready.add(target);
      await sleep(lookEveryMs);
    }
  }

  private async pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    this.next += 1;
    this.send(incoming, Buffer.concat(chunks), answer, this.next, this.targets.length);
  }

  private send(
    incoming: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
    turn: number,
    triesLeft: number,
  ): void {
    const ready = this.targets.filter((one) => !this.unready.has(one));
    const choice = ready.length > 0 ? ready : this.targets;
    const target = choice[turn % choice.length]!;
    const { method, url, headers } = incoming;
    const { hostname, port } = target;
    const kept = { ...headers };
    delete kept.connection;
    const outgoing = request({ hostname, port, method, path: url, headers: kept, agent: this.agent });
    outgoing.once('response', (response) => {
      const answered = { ...response.headers };
      delete answered.connection;
      answer.writeHead(response.statusCode!, answered);
      response.pipe(answer);
      response.once('error', () => answer.destroy());
    });
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && triesLeft > 1) {
        this.send(incoming, body, answer, turn + 1, triesLeft - 1);
      } else if (answer.headersSent) answer.destroy();
      else {
        const connection = outgoing.reusedSocket ? 'a kept' : 'a new';
        answer.writeHead(502).end(`${error.code} on ${connection} connection to ${target.href}`);
      }
    });
    outgoing.end(body);
  }
}
