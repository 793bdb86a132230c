import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { unpackWoff } from './woff.js';

const require = createRequire(import.meta.url);

describe('unpackWoff', () => {
  it('refuses what is no WOFF file', () => {
    expect(() => unpackWoff(Buffer.from('wOF2'.padEnd(60)), inflateSync)).toThrow(RangeError);
    expect(() => unpackWoff(Buffer.alloc(3), inflateSync)).toThrow(RangeError);
  });

  it('gives the font as long as its header says, every table in its place', () => {
    const woff = readFileSync(
      require.resolve('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-800-normal.woff'),
    );
    const font = Buffer.from(unpackWoff(woff, inflateSync));
    expect(font.length).toBe(woff.readUInt32BE(16));
    const tags = Array.from({ length: font.readUInt16BE(4) }, (_, place) => {
      const entry = 12 + 16 * place;
      expect(font.readUInt32BE(entry + 8) + font.readUInt32BE(entry + 12)).toBeLessThanOrEqual(font.length);
      return font.toString('latin1', entry, entry + 4);
    });
    expect(tags).toEqual(expect.arrayContaining(['GDEF', 'GPOS', 'GSUB', 'cmap', 'glyf', 'head']));
  });
});
