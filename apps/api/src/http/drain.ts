import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { headersOf, statusOf } from './error-status.js';
import { failureBody } from './failure.js';
import { told } from '@shared/words/say.js';

/** How long a process may take to end after its last answers: closing pools and connections. */
export const closeWithinMs = 6_000;

/**
 * A connection used this recently may have a request in flight that closing would cut. That request is answered, with
 * `Connection: close`; connections that stay idle this long are closed.
 */
const settledMs = 500;

/** How long the refusals at the end of the drain have to reach their clients. */
const lastWordsMs = 250;
const lookEveryMs = 25;

/**
 * Ends an HTTP server without cutting a request: it stops listening, lets requests in flight end, and closes
 * each connection after its answer. Requests without an answer when the time is up get 503 with `Retry-After`.
 */
@Injectable()
export class Drain {
  private server: Server | null = null;
  private readonly ending = new AbortController();
  /** The answers of each connection that have not ended. */
  private readonly open = new Map<Socket, Set<ServerResponse>>();
  /** Connections that have sent nothing yet: Node does not count them among the idle ones. */
  private readonly silent = new Set<Socket>();
  private accepted = 0;
  private isFinishing = false;
  /** Whether the process is stopping: it then counts as not ready. */
  isDraining = false;

  /** Aborts when no more connections are taken: answers that last, such as streams, end themselves then. */
  get stopping(): AbortSignal {
    return this.ending.signal;
  }

  /** Tracks the connections and open answers of this server. */
  watch(server: Server): void {
    this.server = server;
    server.on('connection', (socket: Socket) => {
      this.accepted += 1;
      this.silent.add(socket);
      socket.once('close', () => {
        this.silent.delete(socket);
        this.open.delete(socket);
      });
    });
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      this.silent.delete(socket);
      const answers = this.open.get(socket) ?? new Set();
      this.open.set(socket, answers.add(response));
      response.on('close', () => answers.delete(response));
      if (this.stopping.aborted) response.setHeader('Connection', 'close');
    });
  }

  /** Whether an answer to this connection has begun, and has not ended. */
  isAnswering(socket: Duplex): boolean {
    return [...(this.open.get(socket as Socket) ?? [])].some((response) => response.headersSent);
  }

  /**
   * Counts as not ready from now on, and resolves after `ms`. A balancer that has seen it connects no more: a connection
   * that arrives just as the server stops listening is reset, and nothing that the server does can prevent that.
   */
  async giveNotice(ms: number): Promise<void> {
    this.isDraining = true;
    if (ms > 0) await sleep(ms);
  }

  /** Resolves when every connection is closed, or after `limitMs` and a pause for the last refusals. */
  async finish(limitMs: number): Promise<void> {
    const { server } = this;
    if (server === null || this.isFinishing) return;
    this.isFinishing = true;
    // Before any client is told to connect again.
    await this.acceptBacklog();
    let isClosed = false;
    // Not the HTTP server's own close, which drops idle connections at once, even recently used ones.
    TcpServer.prototype.close.call(server, () => (isClosed = true));
    this.ending.abort();
    for (const response of this.answers()) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
    const beganMs = performance.now();
    while (!isClosed && performance.now() - beganMs < limitMs) {
      await sleep(lookEveryMs);
      // What has arrived is read first: a request that waits in its socket makes that no longer idle.
      await pollOnce();
      if (performance.now() - beganMs > settledMs) this.closeIdle(server);
    }
    if (isClosed) return;
    for (const response of this.answers()) refuse(response);
    await sleep(lastWordsMs);
    server.closeAllConnections();
  }

  private answers(): ServerResponse[] {
    return [...this.open.values()].flatMap((answers) => [...answers]);
  }

  /** Connections left in the backlog would be reset. A turn of the loop accepts one of them. */
  private async acceptBacklog(): Promise<void> {
    const beganMs = performance.now();
    await pollOnce();
    let acceptedBefore: number;
    do {
      acceptedBefore = this.accepted;
      await pollOnce();
    } while (this.accepted > acceptedBefore && performance.now() - beganMs < settledMs);
  }

  private closeIdle(server: Server): void {
    server.closeIdleConnections();
    for (const socket of this.silent) if (socket.bytesRead === 0) socket.destroy();
  }
}

/** Resolves after the event loop has looked at its sockets. */
const pollOnce = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The handler may still finish; its answer is then dropped. */
function refuse(response: ServerResponse): void {
  if (response.headersSent) return;
  const error = new ServiceError('EXTERNAL_SERVICE_ERROR', {
    retryAfterSeconds: 2,
    message: told('api.messages.restarting'),
    details: { hint: told('api.hints.sendAgain') },
  });
  response.writeHead(statusOf(error), {
    'Content-Type': 'application/json; charset=utf-8',
    ...headersOf(error),
    Connection: 'close',
  });
  response.end(JSON.stringify(failureBody(error)));
}
