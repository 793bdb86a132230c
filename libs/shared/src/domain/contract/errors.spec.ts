import { describe, expect, it } from '@jest/globals';
import { ServiceError } from './errors.js';

describe('A ServiceError', () => {
  it('has the message of its code, and nothing else that it was not given', () => {
    const { message, details, retryAfterSeconds } = new ServiceError('FILE_NOT_FOUND');
    expect(message).toBe('The file does not exist. Upload it first.');
    expect([details, retryAfterSeconds]).toEqual([{}, undefined]);
  });
});
