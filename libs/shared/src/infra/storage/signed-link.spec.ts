import { describe, expect, it } from '@jest/globals';
import { signLink, verifyLink } from './signed-link.js';

const secret = 'a secret of at least thirty-two characters';
const key = 'uploads/018f/part.stl';
const expiresAt = new Date('2026-03-01T12:15:00.900Z');
const link = signLink(secret, key, expiresAt);

describe('a signed download link', () => {
  it('carries its expiry in Unix seconds and a URL-safe signature', () => {
    expect(link.expires).toBe('1772367300');
    expect(link.signature).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('is valid until its expiry, and not from then on', () => {
    expect(verifyLink(secret, key, link, new Date('2026-03-01T12:14:59.999Z'))).toBe('valid');
    expect(verifyLink(secret, key, link, new Date('2026-03-01T12:15:00.000Z'))).toBe('expired');
  });

  it.each([
    ['another key', secret, 'uploads/018f/other.stl', link],
    ['another secret', `${secret}!`, key, link],
    ['a later expiry', secret, key, { ...link, expires: '1772999999' }],
    ['a changed signature', secret, key, { ...link, signature: `A${link.signature.slice(1)}B` }],
    ['a cut signature', secret, key, { ...link, signature: link.signature.slice(0, 10) }],
    ['no signature', secret, key, { ...link, signature: '' }],
    ['an expiry that is no number', secret, key, { ...link, expires: 'NaN' }],
  ])('is forged when it has %s', (_what, withSecret, withKey, withLink) => {
    expect(verifyLink(withSecret, withKey, withLink, new Date('2026-03-01T12:00:00Z'))).toBe('forged');
  });
});
