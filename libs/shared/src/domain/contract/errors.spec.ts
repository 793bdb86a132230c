import { describe, expect, it } from '@jest/globals';
import { saySentence } from '@shared/words/say.js';
import { ServiceError } from './errors.js';

describe('A ServiceError', () => {
  it('has the message of its code, and nothing else that it was not given', () => {
    const { told, details, retryAfterSeconds } = new ServiceError('FILE_NOT_FOUND');
    expect(told).toEqual({ code: 'api.errors.FILE_NOT_FOUND' });
    expect(saySentence('en', told)).toBe('The file does not exist. Upload it first.');
    expect([details, retryAfterSeconds]).toEqual([{}, undefined]);
  });
});
