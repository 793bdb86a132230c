import { describe, expect, it } from '@jest/globals';
import { readLinkToken, signLinkToken } from './link-token.js';

const secret = 'a secret of at least thirty-two characters';
const linkId = '01a1fc40-2983-7543-9760-69b566365ca8';
const token = signLinkToken(secret, 'verifyEmail', linkId);

describe('link tokens', () => {
  it('name the link they were signed for', () => {
    expect(readLinkToken(secret, 'verifyEmail', token)).toBe(linkId);
  });

  it.each([
    ['another purpose', 'resetPassword', token],
    ['another link', 'verifyEmail', token.replace('01a1', '01a2')],
    ['a changed signature', 'verifyEmail', `${token.slice(0, -2)}AA`],
    ['no signature', 'verifyEmail', linkId],
    ['something that is no id', 'verifyEmail', signLinkToken(secret, 'verifyEmail', 'x')],
    ['nothing', 'verifyEmail', ''],
  ])('are refused with %s', (_what, purpose, forged) => {
    expect(readLinkToken(secret, purpose, forged)).toBeNull();
  });

  it('are refused under another secret', () => {
    expect(readLinkToken(`${secret}!`, 'verifyEmail', token)).toBeNull();
  });
});
