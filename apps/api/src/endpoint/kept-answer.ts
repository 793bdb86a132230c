import type { Response } from 'express';
import type { AnswerMemory } from './answer-memory.js';
import { FixedBody } from './fixed-body.js';
import type { AnswerSource } from './held-value.js';
import { KeptWhile } from './kept-while.js';
import { pageCaching } from './send-page.js';

/** A public answer in the envelope, written once for each state of its data, with an ETag. */
export class KeptAnswer<Data> {
  private readonly kept = new KeptWhile<{ data: Data; body: FixedBody }>();

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
    const basis = await Promise.all(this.sources.map((source) => source.get()));
    const { data, body } = await this.kept.get('', basis, async () => {
      const content = await read();
      const text = JSON.stringify({ success: true, data: content });
      return { data: content, body: new FixedBody('application/json; charset=utf-8', text) };
    });
    const sent = body.send(response, pageCaching);
    this.memory.keep(
      response,
      sent,
      this.sources.map((source, place) => [source, basis[place]!]),
    );
    return data;
  }
}
