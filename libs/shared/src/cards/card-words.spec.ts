import { describe, expect, it } from '@jest/globals';
import { furtherSkusOf, isDarkDrawn, luminance } from './card-design.js';
import { cardHeights } from './card-heights.js';
import { cardDefaults, type CardOptions } from './card-options.js';
import { initialsOf } from './mark.js';
import { previewKeyOf } from './preview-key.js';
import { qrText } from './qr-text.js';
import { preparedText } from './text-setting.js';

const options = (changes: Partial<CardOptions>): CardOptions => ({
  ...cardDefaults,
  name: 'Amina',
  ...changes,
});

describe('initialsOf', () => {
  it.each([
    ['Amina Bénani', 'AB'],
    ['amina', 'A'],
    ['Élodie de la Œuvre', 'ÉŒ'],
    ['Jean-Luc O’Hara', 'JH'],
    ['  Dr. Ana  ', 'DA'],
    ['A. B.', 'AB'],
    ['4x4 Garage', '4G'],
    ['«Zoé»', 'Z'],
    ['!!!', '!'],
  ])('%s has %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('preparedText', () => {
  it.each<[string, 'upper' | 'asTyped', string]>([
    [' Straße  9 ', 'upper', 'STRASSE 9'],
    ['e\u0301te\u0301', 'asTyped', 'été'],
    ['œuvre à Fès', 'upper', 'ŒUVRE À FÈS'],
    ['\u00a0', 'asTyped', ''],
  ])('%j %s is %j', (text, textCase, prepared) => {
    expect(preparedText(text, textCase)).toBe(prepared);
  });
});

describe('qrText', () => {
  it.each<[string, Partial<CardOptions>, string | null]>([
    ['the address that was given', { markUrl: ' https://a.ma ', website: 'b.ma' }, 'https://a.ma'],
    ['else the website', { website: 'b.ma', phone: '06' }, 'https://b.ma'],
    ['as it is with a scheme', { website: 'http://b.ma' }, 'http://b.ma'],
    ['nothing without any way to answer', { title: 'CEO', company: 'Co' }, null],
    [
      'else a vCard, its signs escaped',
      { phone: '06 12', company: 'A, B; C\\D' },
      'BEGIN:VCARD\nVERSION:3.0\nN:Amina\nFN:Amina\nORG:A\\, B\\; C\\\\D\nTEL:0612\nEND:VCARD',
    ],
  ])('is %s', (_name, changes, text) => {
    expect(qrText(options(changes))).toBe(text);
  });
});

describe('cardHeights', () => {
  it.each<[Partial<CardOptions>, number[], string[]]>([
    [{}, [0.6, 0.6, 0.6], []],
    [{ textDepth: 'deep', markDepth: 'shallow' }, [0.6, 0.8, 0.4], []],
    [{ thickness: 'thin', reliefDepth: 'deep' }, [0.8, 0.8, 0.8], []],
    [{ relief: 'engrave', reliefDepth: 'deep' }, [0.8, 0.8, 0.8], []],
    [{ relief: 'engrave', thickness: 'thin' }, [0.4, 0.4, 0.4], ['reliefDepth']],
    [
      { relief: 'engrave', thickness: 'thin', reliefDepth: 'shallow', markDepth: 'deep' },
      [0.4, 0.4, 0.4],
      ['markDepth'],
    ],
  ])('of %j', (changes, depths, warned) => {
    const { depthMm, warnings } = cardHeights(options(changes));
    expect([depthMm.decor, depthMm.text, depthMm.mark].map((depth) => Math.round(depth * 1e6) / 1e6)).toEqual(
      depths,
    );
    expect(warnings.map(({ field }) => field)).toEqual(warned);
  });
});

describe('Colours', () => {
  const white = { sku: 'w', name: 'White', hex: '#ffffff' };
  const black = { sku: 'b', name: 'Black', hex: '#000000' };

  it('are counted once, the body left out', () => {
    expect(furtherSkusOf({ body: white, text: white, mark: white })).toEqual([]);
    expect(furtherSkusOf({ body: white, text: black, mark: black })).toEqual([black.sku]);
    expect(furtherSkusOf({ body: white, text: black, mark: { ...black, sku: 'r' } })).toEqual([
      black.sku,
      'r',
    ]);
  });

  it('have the luminance of WCAG', () => {
    expect([luminance('#ffffff'), luminance('#000000')]).toEqual([1, 0]);
    expect(luminance('#ff0000')).toBeCloseTo(0.2126, 6);
  });

  it.each([
    ['emboss', white, white, false],
    ['engrave', white, white, true],
    ['emboss', white, black, true],
    ['emboss', black, white, false],
    ['engrave', white, black, true],
    ['engrave', black, white, false],
  ] as const)('decide what of a QR code is made: %s', (relief, body, mark, isDark) => {
    const design = {
      version: 1,
      options: options({ relief }),
      qrText: 'x',
      body,
      text: body,
      mark,
      logo: null,
    };
    expect(isDarkDrawn(design)).toBe(isDark);
  });
});

it('A picture lies beside its file', () => {
  expect(previewKeyOf('uploads/u/x.3mf')).toBe('previews/u/x.png');
});
