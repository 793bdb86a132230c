import type { Response } from 'express';
import { FixedBody } from './fixed-body.js';
import { KeptWhile } from './kept-while.js';
import { pageCaching } from './send-page.js';

/** A public answer in the envelope, written once for each state of its data, with an ETag. */
export class KeptAnswer<Data> {
  private readonly kept = new KeptWhile<{ data: Data; body: FixedBody }>();

  /**
   * Sends the data, or 304.
   *
   * @param basis what the data are made of: the same objects for as long as nothing in them changes
   * @returns the data, whose type the API description reads
   */
  async send(response: Response, basis: readonly object[], read: () => Promise<Data>): Promise<Data> {
    const { data, body } = await this.kept.get('', basis, async () => {
      const content = await read();
      const text = JSON.stringify({ success: true, data: content });
      return { data: content, body: new FixedBody('application/json; charset=utf-8', text) };
    });
    body.send(response, pageCaching);
    return data;
  }
}
