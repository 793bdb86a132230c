import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from '@jest/globals';
import { boundPreferences } from './bound-preferences.js';

it.each([
  ['fr-MA, fr;q=0.9, en;q=0.5', 'fr-MA, fr;q=0.9, en;q=0.5'],
  ['ar'.padEnd(501, ',a'), 'ar'.padEnd(500, ',a')],
  ['a'.repeat(501), ''],
])('leaves so much of a long preference: %#', (given, left) => {
  const request = { headers: { 'accept-language': given } } as unknown as IncomingMessage;
  let isPassedOn = false;
  boundPreferences(request, {} as ServerResponse, () => (isPassedOn = true));
  expect([request.headers['accept-language'], isPassedOn]).toEqual([left, true]);
});
