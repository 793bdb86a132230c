import { describe, expect, it } from '@jest/globals';
import { cleanForwardedFor, readAddress } from './forwarded-addresses.js';

describe('readAddress', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['198.51.100.7:4711', '198.51.100.7'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['[::ffff:198.51.100.7]:80', '198.51.100.7'],
    ['::1', '::1'],
  ])('reads %s as %s', (text, address) => {
    expect(readAddress(text)).toBe(address);
  });

  it.each([
    ...[
      '',
      'unknown',
      '_hidden',
      'localhost',
      '127.1',
      '0x7f.0.0.1',
      '0177.0.0.1',
      '2130706433',
      '256.1.1.1',
    ],
    ...['198.51.100.7:', '198.51.100.7:x', '198.51.100.7/24', '1.2.3.4.5', 'fe80::1%eth0', '::g'],
    ...[
      "198.51.100.7'--",
      '198.51.100.7 198.51.100.8',
      '["::1"]',
      '[::1',
      ':'.repeat(10_000),
      '1'.repeat(10_000),
    ],
  ])('takes %j for no address', (text) => {
    expect(readAddress(text)).toBeNull();
  });
});

describe('cleanForwardedFor', () => {
  it.each([
    ['203.0.113.9, 172.30.70.1', '203.0.113.9, 172.30.70.1'],
    ['203.0.113.9:5000,  [::1]:80 ', '203.0.113.9, ::1'],
    ['6.6.6.6, junk, 203.0.113.9', '203.0.113.9'],
    ['203.0.113.9, junk', ''],
    [', ,', ''],
    [`${'6.6.6.6, '.repeat(2000)}203.0.113.9`, `${'6.6.6.6, '.repeat(19)}203.0.113.9`],
  ])('makes of %j', (header, cleaned) => {
    expect(cleanForwardedFor(header)).toBe(cleaned);
  });
});
