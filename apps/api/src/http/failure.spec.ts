import { DriverException } from '@mikro-orm/core';
import { describe, expect, it } from '@jest/globals';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { sentenceOfFault } from '@shared/domain/contract/mesh-findings.js';
import { told } from '@shared/words/say.js';
import { failureBody, toServiceError } from './failure.js';

const refusal = new ServiceError('INVALID_INPUT', {
  message: told('api.messages.quoteExpired'),
  details: {
    errors: [{ field: 'items.0.quantity', message: told('api.fields.atMost', { limit: 1000 }) }],
    reason: 'quoteExpired',
    hint: [told('api.hints.saveAgain'), told('api.hints.saveAgain'), told('api.hints.newOrder')],
    used: 3,
  },
});

describe('An error of the database', () => {
  const codeOf = (code: string, message: string) =>
    toServiceError(new DriverException(Object.assign(new Error(message), { code }))).code;

  it('is at the text of a request, or else of those that a retry mends', () => {
    expect(codeOf('22021', 'invalid byte sequence for encoding "UTF8": 0x00')).toBe('INVALID_INPUT');
    expect(codeOf('08P01', 'invalid string in message')).toBe('INVALID_INPUT');
  });

  it.each(['server conn crashed?', 'no more connections allowed (max_client_conn)', 'query_wait_timeout'])(
    'of PgBouncer, %s, says that it is away',
    (message) => expect(codeOf('08P01', message)).toBe('DATABASE_ERROR'),
  );
});

describe('The body of a refusal', () => {
  it('says everything in English, each hint once', () => {
    expect(failureBody(refusal)).toEqual({
      success: false,
      error: {
        code: 'INVALID_INPUT',
        message: 'The quote has expired.',
        details: {
          errors: [{ field: 'items.0.quantity', code: 'atMost', message: 'must not be greater than 1000' }],
          reason: 'quoteExpired',
          hint: 'Save a new one: POST /api/quotes with the same items. Place a new order.',
          used: 3,
        },
      },
    });
  });

  it('says it in French where that is asked for', () => {
    const { message, details } = failureBody(refusal, 'fr').error;
    expect([message, details.errors?.[0]?.message]).toEqual([
      'Le devis a expiré.',
      'ne doit pas être supérieur à 1\u202f000',
    ]);
    expect(details.hint).toMatch(/ Passez une nouvelle commande\.$/);
  });

  it('says it in Arabic, and in French what customers are not told', () => {
    const { message, details } = failureBody(refusal, 'ar').error;
    expect([message, details.errors?.[0]?.message]).toEqual([
      'انتهت صلاحية عرض الأسعار.',
      'يجب ألا يزيد على 1.000',
    ]);
    const ofOperators = new ServiceError('CONFLICT', {
      message: told('making.refusals.planPending'),
    });
    expect(failureBody(ofOperators, 'ar').error.message).toBe(failureBody(ofOperators, 'fr').error.message);
  });

  it('says what a code says where nothing closer is known, and no hint where there is none', () => {
    expect(failureBody(new ServiceError('FILE_NOT_FOUND'), 'fr').error).toEqual({
      code: 'FILE_NOT_FOUND',
      message: 'Le fichier n’existe pas. Téléversez-le d’abord.',
      details: {},
    });
  });

  it('says what a row of an earlier release keeps as it is kept', () => {
    const kept = { reason: 'meshUnreadable', message: 'Facet 3 is odd.', messageFr: 'Étrange.' } as const;
    const error = new ServiceError('INVALID_INPUT', { message: sentenceOfFault(kept) });
    expect(failureBody(error, 'fr').error.message).toBe('Facet 3 is odd.');
  });
});
