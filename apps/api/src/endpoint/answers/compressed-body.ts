import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Response } from 'express';
import { etagOf, sendWithEtag } from './etag.js';

/** A few milliseconds for the largest body, within a few per cent of the best. */
const brotliQuality = 6;

/** Best first. */
const encoders = {
  br: (body: Buffer): Buffer =>
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (body: Buffer): Buffer => gzipSync(body),
};
type Encoding = keyof typeof encoders;

interface Variant {
  content: Buffer;
  etag: string;
}

/**
 * A public body that stays the same while the process runs. Text is sent in the best encoding that the client takes; each
 * encoding is made once, for the first client that takes it.
 */
export class CompressedBody {
  private readonly plain: Variant;
  private readonly made = new Map<Encoding, Variant>();

  constructor(
    private readonly contentType: string,
    body: string | Buffer,
  ) {
    const content = Buffer.from(body);
    this.plain = { content, etag: etagOf(content) };
  }

  /**
   * Sends it, or 304 if the client holds it in this encoding.
   *
   * @returns the bytes of that encoding
   */
  send(response: Response, cacheControl: string): Buffer {
    const encoding = this.encodingFor(response);
    const { content, etag } = encoding === undefined ? this.plain : this.variant(encoding);
    if (encoding !== undefined) response.set('Content-Encoding', encoding);
    sendWithEtag(response, this.contentType, content, cacheControl, etag);
    return content;
  }

  private encodingFor(response: Response): Encoding | undefined {
    if (!/^text\/|json|xml/.test(this.contentType)) return undefined;
    response.vary('Accept-Encoding');
    const names = Object.keys(encoders) as Encoding[];
    return names.find((name) => response.req.acceptsEncodings(name) === name);
  }

  private variant(encoding: Encoding): Variant {
    const known = this.made.get(encoding);
    if (known !== undefined) return known;
    const { content, etag } = this.plain;
    const variant = { content: encoders[encoding](content), etag: etag.replace(/"$/, `-${encoding}"`) };
    this.made.set(encoding, variant);
    return variant;
  }
}
