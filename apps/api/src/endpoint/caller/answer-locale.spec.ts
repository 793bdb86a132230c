import { describe, expect, it } from '@jest/globals';
import express, { type Request } from 'express';
import { answerLocaleOf } from './answer-locale.js';

/** A request as far as its languages go. */
function asking(header?: string): Request {
  const headers = header === undefined ? {} : { 'accept-language': header };
  return Object.assign(Object.create(express.request) as Request, { headers });
}

describe('answerLocaleOf', () => {
  it.each([
    [undefined, 'en'],
    ['*', 'en'],
    ['de, ar;q=0.8', 'ar'],
    ['ar-MA,fr;q=0.9', 'ar'],
    ['fr', 'fr'],
    ['fr-MA,fr;q=0.9,en;q=0.8', 'fr'],
    ['de, en;q=0.5, fr;q=0.9', 'fr'],
    ['en-US,en;q=0.9,fr;q=0.8', 'en'],
    ['fr;q=0, *', 'en'],
  ])('answers %s in %s', (header, locale) => {
    expect(answerLocaleOf(asking(header))).toBe(locale);
  });
});
