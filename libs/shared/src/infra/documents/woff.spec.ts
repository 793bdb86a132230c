import { describe, expect, it } from '@jest/globals';
import { unpackWoff } from './woff.js';

describe('unpackWoff', () => {
  it('refuses what is no WOFF file', () => {
    expect(() => unpackWoff(Buffer.from('wOF2'.padEnd(60)))).toThrow(RangeError);
    expect(() => unpackWoff(Buffer.alloc(3))).toThrow(RangeError);
  });
});
