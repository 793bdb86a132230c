import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A way to a server that can be cut, as an outage would, silenced, slowed down, and mended. */
export class TcpRelay {
  private server: Server | null = null;
  /** Any free one at first. */
  private chosenPort = 0;
  private readonly sockets = new Set<Socket>();
  /** Each piece of data waits so long on its way, in order. */
  delayMs = 0;
  /** Whether data is lost on its way while connections stay and come, as from a host without power. */
  isSilent = false;
  /** Data that does not pass: its connection is dropped instead. */
  drops: (piece: Buffer) => boolean = () => false;

  private constructor(private readonly target: { host: string; port: number }) {}

  static async start(target: { host: string; port: number }): Promise<TcpRelay> {
    const relay = new TcpRelay(target);
    await relay.mend();
    return relay;
  }

  /** Where the way begins; the same after it was cut. */
  get port(): number {
    return this.chosenPort;
  }

  async mend(): Promise<void> {
    this.server = createServer((client) => this.join(client, connect(this.target)));
    this.server.listen(this.chosenPort, '127.0.0.1');
    await once(this.server, 'listening');
    this.chosenPort = (this.server.address() as AddressInfo).port;
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
      void this.pass(from, to);
      from.on('error', () => undefined);
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  }

  private async pass(from: Socket, to: Socket): Promise<void> {
    try {
      for await (const piece of from) {
        if (this.isSilent) continue;
        if (this.drops(piece as Buffer)) break;
        if (this.delayMs > 0) await sleep(this.delayMs);
        if (!to.write(piece as Buffer)) await once(to, 'drain');
      }
      to.end();
    } catch {
      to.destroy();
    }
  }
}
