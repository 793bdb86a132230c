import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../../../tools/free-port.js';

/** A way to a server that a test can cut, as an outage would, and mend. */
export class TcpRelay {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly target: { host: string; port: number },
    readonly port: number,
  ) {}

  static async start(target: { host: string; port: number }): Promise<TcpRelay> {
    const relay = new TcpRelay(target, await freePort());
    await relay.mend();
    return relay;
  }

  async mend(): Promise<void> {
    this.server = createServer((client) => this.join(client, connect(this.target)));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** Drops every connection and refuses new ones. */
  async cut(): Promise<void> {
    const { server } = this;
    if (server === null) return;
    this.server = null;
    server.close();
    for (const socket of this.sockets) socket.destroy();
    await once(server, 'close');
  }

  private join(one: Socket, two: Socket): void {
    for (const [from, to] of [
      [one, two],
      [two, one],
    ] as const) {
      this.sockets.add(from);
      from.pipe(to);
      from.on('error', () => undefined);
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  }
}
