import { describe, expect, it } from '@jest/globals';
import express, { type Request } from 'express';
import { asksForPage } from './asks-for-page.js';

describe('asksForPage', () => {
  it.each([
    ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', true],
    ['text/html', true],
    ['application/json, text/html', false],
    ['application/json;q=0.5, text/html', true],
    ['text/html;q=0', false],
    ['*/*', false],
    ['text/*', false],
    ['text/markdown', false],
    [undefined, false],
  ])('of %j is %s', (accept, isAsked) => {
    const request = Object.assign(Object.create(express.request) as Request, { headers: { accept } });
    expect(asksForPage(request)).toBe(isAsked);
  });
});
