import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { AnswerSource } from './cached-value.js';
import { type RateRule, rateRuleOf } from '../limits/rate-rule.js';

/** What an answer is made of: each source with what it held then. */
export type AnswerBasis = readonly (readonly [AnswerSource, object])[];

/** What the sources hold now. */
export function basisOf(sources: readonly AnswerSource[]): Promise<AnswerBasis> {
  return Promise.all(sources.map(async (source) => [source, await source.get()] as const));
}

export const valuesOf = (basis: AnswerBasis): object[] => basis.map(([, value]) => value);

/** A public answer as it was sent, to be sent again. */
export interface RememberedAnswer {
  /** The pattern that led to it. */
  route: string;
  rule: RateRule;
  etag: string;
  /** Names and values in turn, without those of the one request. */
  head: readonly string[];
  /** Its bytes, which the socket takes as they are: a text would be copied twice for each answer. */
  body: Buffer;
}

interface Entry {
  answer: RememberedAnswer;
  basis: AnswerBasis;
}

/** Each of some kilobytes; bodies are shared. Browsers ask in a few dozen ways; one address can be written in many. */
const max = 512;
const maxKeyChars = 1_000;

/** Of one request, or written for each. */
const ownHeaders = new Set(['x-request-id', 'ratelimit', 'ratelimit-policy', 'connection', 'keep-alive']);

/**
 * Public answers that are the same for all who ask alike, as an HTTP cache holds them: by address and by the headers that
 * `Vary` names. Each is there for as long as nothing has changed that it is made of.
 */
@Injectable()
export class AnswerMemory {
  /** What the answers of an address vary by. */
  private readonly varied = new LRUCache<string, readonly string[]>({ max });
  private readonly entries = new LRUCache<string, Entry>({ max });

  /** Remembers the answer that was just sent with this body, if the next one may be the same. */
  keep(response: Response, body: Buffer, basis: AnswerBasis): void {
    const { req: request } = response;
    const rule = rateRuleOf(request);
    if (response.statusCode !== 200 || rule === undefined || !isPlain(request, request.originalUrl)) return;
    const names = String(response.getHeader('vary') ?? '')
      .toLowerCase()
      .split(/, */)
      .filter((name) => name !== '' && name !== 'origin');
    const key = keyOf(request.originalUrl, names, request.headers);
    if (key.length > maxKeyChars) return;
    this.varied.set(request.originalUrl, names);
    this.entries.set(key, { answer: { ...asSent(response), rule, body }, basis });
  }

  /** The answer to this request; `null` where it is to be made. */
  find(request: IncomingMessage): RememberedAnswer | null {
    const { url = '', headers } = request;
    const names = this.varied.get(url);
    if (names === undefined || !isPlain(request, url)) return null;
    const entry = this.entries.get(keyOf(url, names, headers));
    if (entry === undefined) return null;
    return entry.basis.every(([source, value]) => source.now() === value) ? entry.answer : null;
  }
}

/** Asks for nothing but the answer: no search, no body, not as another site's page. */
function isPlain({ method, headers, httpVersion }: IncomingMessage, url: string): boolean {
  const isBare = ['origin', 'content-length', 'transfer-encoding', 'expect'].every(
    (name) => headers[name] === undefined,
  );
  const isAddressed = headers.host !== undefined || httpVersion === '1.0';
  return method === 'GET' && isBare && isAddressed && !url.includes('?');
}

/** A header cannot hold a line break. */
const keyOf = (url: string, names: readonly string[], headers: IncomingHttpHeaders): string =>
  [url, ...names.map((name) => String(headers[name] ?? '\r'))].join('\n');

function asSent(response: Response): Pick<RememberedAnswer, 'route' | 'etag' | 'head'> {
  const names = response.getHeaderNames().filter((name) => !ownHeaders.has(name));
  const { path: route = 'none' } = (response.req.route ?? {}) as { path?: string };
  return {
    route,
    etag: String(response.getHeader('etag')),
    head: names.flatMap((name) =>
      [response.getHeader(name) ?? ''].flat().flatMap((one) => [name, String(one)]),
    ),
  };
}
