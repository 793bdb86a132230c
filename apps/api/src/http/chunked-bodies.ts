import type { IncomingMessage, Server } from 'node:http';
import type { FirstStep } from './first-steps.js';
import { refuseConnection } from './refuse-connection.js';

/** A body may have so many chunks, and one more for each so many bytes. */
const freeChunks = 1_024;
const leastBytesPerChunk = 256;

/** Chunks that arrive together are passed on together, in pieces of about this size. */
const pieceBytes = 16 * 1024;

/**
 * Bounds what the chunks of bodies without a length cost, whatever reads them: each wakes the reader, so that a body with one
 * byte in each would hold the process for as long as one that is a thousand times as large. Small ones are gathered; a body of
 * too many is refused as the parser's errors are, and its connection ends.
 */
export function boundChunks(server: Server): FirstStep {
  return (request, _response, next) => {
    if (request.headers['transfer-encoding'] !== undefined) new GatheredChunks(request, server).gather();
    next();
  };
}

/** The chunks of one body. */
class GatheredChunks {
  private readonly pass: IncomingMessage['push'];
  private held: Buffer[] = [];
  private heldBytes = 0;
  private count = 0;
  private bytes = 0;
  private isRefused = false;

  constructor(
    private readonly request: IncomingMessage,
    private readonly server: Server,
  ) {
    this.pass = request.push.bind(request);
  }

  /** Takes what the parser hands to the request. */
  gather(): void {
    this.request.push = (chunk: Buffer | null) => {
      if (this.isRefused) return false;
      if (chunk === null) {
        this.passOn();
        return this.pass(null);
      }
      this.count += 1;
      this.bytes += chunk.length;
      if (this.count > freeChunks + this.bytes / leastBytesPerChunk) return this.refuse();
      return this.take(chunk);
    };
  }

  private take(chunk: Buffer): boolean {
    if (this.held.length === 0) {
      if (chunk.length >= pieceBytes) return this.pass(chunk);
      // Once all that has been read is parsed: a tick ends with each chunk.
      setImmediate(() => this.passOn());
    }
    this.held.push(chunk);
    this.heldBytes += chunk.length;
    return this.heldBytes < pieceBytes || this.passOn();
  }

  private passOn(): boolean {
    if (this.held.length === 0) return true;
    const [first] = this.held;
    const piece = this.held.length === 1 ? first! : Buffer.concat(this.held, this.heldBytes);
    this.held = [];
    this.heldBytes = 0;
    return this.pass(piece);
  }

  private refuse(): false {
    const { request, server } = this;
    this.isRefused = true;
    this.held = [];
    // Nothing more is read, also where the reader asks for more.
    request._read = () => undefined;
    refuseConnection(server, request.socket, 'ERR_TINY_CHUNKS');
    return false;
  }
}
