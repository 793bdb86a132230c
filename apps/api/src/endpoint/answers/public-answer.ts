import type { Response } from 'express';
import { type AnswerMemory, basisOf, valuesOf } from './answer-memory.js';
import { CompressedBody } from './compressed-body.js';
import type { AnswerSource } from './cached-value.js';
import { DerivedCache } from './derived-cache.js';
import { pageCaching } from './send-page.js';

/** A public answer in the envelope, written once for each state of its data, with an ETag. */
export class PublicAnswer<Data> {
  private readonly kept = new DerivedCache<{ data: Data; body: CompressedBody }>();

  /** @param sources what the data are made of */
  constructor(
    private readonly memory: AnswerMemory,
    private readonly sources: readonly AnswerSource[],
  ) {}

  /**
   * Sends the data, or 304.
   *
   * @returns the data, whose type the API description reads
   */
  async send(response: Response, read: () => Promise<Data>): Promise<Data> {
    const basis = await basisOf(this.sources);
    const { data, body } = await this.kept.get('', valuesOf(basis), async () => {
      const content = await read();
      const text = JSON.stringify({ success: true, data: content });
      return { data: content, body: new CompressedBody('application/json; charset=utf-8', text) };
    });
    this.memory.keep(response, body.send(response, pageCaching), basis);
    return data;
  }
}
