import { expect } from '@jest/globals';
import type { ErrorCode, ErrorDetails } from '@shared/domain/contract/errors.js';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Asserts the failure envelope, whole and with the headers that are always sent.
 *
 * @returns the envelope's `details`
 */
export function expectRefusal(
  answer: { status: number; headers: Headers; text: string },
  status: number,
  code: ErrorCode,
): ErrorDetails {
  const body = JSON.parse(answer.text) as { error: { code: string; details: ErrorDetails } };
  expect([answer.status, body.error.code]).toEqual([status, code]);
  expect(body).toEqual({
    success: false,
    error: { code, message: expect.stringMatching(/^[A-Z].+\.$/), details: expect.any(Object) },
  });
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expectStandingHeaders(answer.headers);
  return body.error.details;
}

/** Asserts the headers that every answer about private data carries. */
export function expectStandingHeaders(headers: Headers): void {
  expect(headers.get('x-request-id')).toMatch(uuid);
  expect(headers.get('api-version')).toBe('1.0.0');
  expect(headers.get('cache-control')).toBe('no-store');
}

/** The fields that a VALIDATION_ERROR names, each once, in the order of the body. */
export function refusedFields(details: ErrorDetails): string[] {
  return [...new Set(details.errors?.map(({ field }) => field))];
}
