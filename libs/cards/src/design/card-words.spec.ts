import { describe, expect, it } from '@jest/globals';
import { type CardDesign, furtherSkusOf, isDarkDrawn, isQrToldByColour, luminance } from './card-design.js';
import { cardHeights } from './card-heights.js';
import { cardDefaults, type CardOptions } from './card-options.js';
import { initialsOf } from '../layout/mark.js';
import { dialledNumber } from './phone-number.js';
import { previewKeyOf } from './preview-key.js';
import { qrTexts } from './qr-text.js';
import { capitalRulesOf, preparedText } from '../fonts/text-setting.js';

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
    ['Jean-Luc O’Hara', 'JO'],
    ['Jean-Luc', 'JL'],
    ['Élodie Lefèvre-Çetin', 'ÉL'],
    ['Łucja Wiśniewska-Żółć', 'ŁW'],
    ['Conan O’Brien', 'CO'],
    ['A.B.', 'AB'],
    ['  Dr. Ana  ', 'DA'],
    ['A. B.', 'AB'],
    ['4x4 Garage', '4G'],
    ['«Zoé»', 'Z'],
    ['!!!', '!'],
    ['groß ıstanbul ŉ', 'GN'],
    ['ŉ ıstanbul', 'NI'],
    ['ßara Ljiljana', 'SL'],
    ['ﬁona ĳsbrand', 'FĲ'],
    ['e\u0301lise n\u0303o', 'ÉÑ'],
    ['x\u0302y 𐐨𐐩', 'X\u0302𐐀'],
    ['Anne‐Marie d‑Or', 'AD'],
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
    ['25 µm', 'upper', '25 µM'],
    ['Ma\u00adrie\u200b\u200d', 'asTyped', 'Marie'],
    ['\u200b', 'upper', ''],
    ['a\u2010b\u2011c\u00a0d\u202fe\u2012f', 'asTyped', 'a-b-c d e–f'],
  ])('%j %s is %j', (text, textCase, prepared) => {
    expect(preparedText(text, textCase)).toBe(prepared);
  });
});

describe('Turkish', () => {
  it.each<[Partial<CardOptions>, 'fr' | 'tr']>([
    [{ name: 'Ayşe Yılmaz' }, 'tr'],
    [{ title: 'Diş hekimi', company: 'İzmir' }, 'tr'],
    [{ name: 'I\u0307brahim' }, 'tr'],
    [{ name: 'Ştefan Popescu' }, 'fr'],
    [{ name: 'Amélie' }, 'fr'],
  ])('is told by the letters of the whole card: %j', (changes, rules) => {
    expect(capitalRulesOf(options(changes))).toBe(rules);
  });

  it('has a dot on its capitals', () => {
    expect(preparedText('Diş hekimi, ışık', 'upper', 'tr')).toBe('DİŞ HEKİMİ, IŞIK');
    expect(initialsOf('ibrahim ılgaz', 'tr')).toBe('İI');
  });
});

describe('qrTexts', () => {
  it.each<[string, Partial<CardOptions>, string[]]>([
    ['the address that was given', { markUrl: ' https://a.ma ', website: 'b.ma' }, ['HTTPS://A.MA']],
    ['else the website', { website: 'b.ma', phone: '0612' }, ['HTTPS://B.MA']],
    ['as it is with a scheme', { website: 'http://b.ma/c' }, ['http://b.ma/c']],
    ['nothing without any way to answer', { title: 'CEO', company: 'Co' }, []],
    [
      'else contacts, each shorter than the one before',
      { title: 'CEO', company: 'Co', phone: '(06) 1-2', email: 'a@b.ma' },
      [
        'BEGIN:VCARD\nVERSION:3.0\nN:Amina\nFN:Amina\nTITLE:CEO\nORG:Co\nTEL:0612\nEMAIL:a@b.ma\nEND:VCARD',
        'MECARD:N:Amina;TEL:0612;EMAIL:a@b.ma;;',
        'MECARD:N:Amina;TEL:0612;;',
        'tel:0612',
      ],
    ],
    [
      'of an address alone that',
      { email: 'a@b.ma' },
      [
        'BEGIN:VCARD\nVERSION:3.0\nN:Amina\nFN:Amina\nEMAIL:a@b.ma\nEND:VCARD',
        'MECARD:N:Amina;EMAIL:a@b.ma;;',
        'mailto:a@b.ma',
      ],
    ],
  ])('are %s', (_name, changes, texts) => {
    expect(qrTexts(options(changes))).toEqual(texts);
  });

  it('have the signs escaped that part values', () => {
    const [vCard, meCard] = qrTexts(options({ name: 'A: B', phone: '0612', company: 'A, B; C\\D' }));
    expect(vCard).toContain('\nFN:A: B\nORG:A\\, B\\; C\\\\D\n');
    expect(meCard).toBe('MECARD:N:A\\: B;TEL:0612;;');
  });
});

describe('An address in a QR code', () => {
  it.each([
    ['zellige.fr', 'HTTPS://ZELLIGE.FR'],
    ['https://www.zellige.fr/', 'HTTPS://WWW.ZELLIGE.FR'],
    ['zellige.fr:8080', 'HTTPS://ZELLIGE.FR:8080'],
    ['zellige.fr/Amina?a=B', 'https://zellige.fr/Amina?a=B'],
    ['http://Zellige.fr#b', 'http://Zellige.fr#b'],
    ['café.fr', 'https://café.fr'],
    ['xn--caf-dma.fr', 'HTTPS://XN--CAF-DMA.FR'],
    ['mailto:amina@zellige.fr', 'mailto:amina@zellige.fr'],
    ['whatsapp://send?phone=212', 'whatsapp://send?phone=212'],
  ])('%s is held as %s', (address, held) => {
    expect(qrTexts(options({ markUrl: address }))).toEqual([held]);
    expect(qrTexts(options({ website: address }))).toEqual([held]);
  });

  it.each(['@amina.design', 'voir zellige.fr', 'insta: amina', 'zellige', 'amina@zellige.fr'])(
    '%s is none: as markUrl a text, as website no link',
    (text) => {
      expect(qrTexts(options({ markUrl: text }))).toEqual([text]);
      expect(qrTexts(options({ website: text }))).toEqual([]);
      expect(qrTexts(options({ website: text, phone: '0612' }))).toContain('tel:0612');
    },
  );

  it.each([
    ['E-mail : amina@zellige.ma', 'mailto:amina@zellige.ma'],
    ['a@b.ma / c@d.ma', 'mailto:a@b.ma'],
  ])('of mail in %s is %s', (email, held) => {
    expect(qrTexts(options({ email })).at(-1)).toBe(held);
  });

  it.each(['amina', '@amina'])('of mail is not in %s', (email) => {
    expect(qrTexts(options({ email }))).toEqual([]);
  });
});

describe('dialledNumber', () => {
  it.each([
    ['+212 612-345.678', '+212612345678'],
    ['+49 (0)30 1234 5678', '+493012345678'],
    ['+49 (0) 30/1234 5678', '+493012345678'],
    ['(+33) (0)6 12 34 56 78', '+33612345678'],
    ['0049 (0)30 1234567', '0049301234567'],
    ['+39 (0)6 1234 5678', '+390612345678'],
    ['(0522) 11 22 33', '0522112233'],
    ['0522112233 / 0661223344', '0522112233'],
    ['0522112233/44', '0522112233'],
    ['0522112233 – 0661223344', '0522112233'],
    ['+212522112233 +212661223344', '+212522112233'],
    ['0522 / 112233', '0522112233'],
    ['06/12/34/56/78', '0612345678'],
    ['+33/6/12/34/56/78', '+33612345678'],
    ['+33612/345678', '+33612345678'],
    ['0522 11 - 22 33 44', '052211223344'],
    ['+212 5 22 - 11 22 33 4', '+2125221122334'],
    ['555-1234 / 555-5678', '5551234'],
    ['555-1234 - 555-5678', '5551234'],
    ['+49 30 12345 - 0', '+4930123450'],
    ['Tél. 0522 11 22 33', '0522112233'],
    ['Tél 1 : 0522112233, 2 : 0661223344', '0522112233'],
    ['+1 555 123 4567 ext. 12', '+15551234567'],
    ['555-123-4567x12', '5551234567'],
    ['+33\u202f6\u00a012\u201134\u201156 78', '+33612345678'],
    ['0612', '0612'],
    ['n° 112', '112'],
    ['24h/24, 7j/7 : 0522112233', '0522112233'],
    ['24/7 0522112233', '0522112233'],
    ['06/24/24/12/34', '0624241234'],
    ['0522112233 (bureau)', '0522112233'],
    ['(Tél. 0522112233)', '0522112233'],
    ['1) 0522112233', ''],
    ['1-800-FLOWERS', ''],
    ['1-800-555-HELP', ''],
    ['0 800 FLEURS', ''],
    ['0522112233 0661223344', ''],
    ['12', ''],
    ['sur demande', ''],
  ])('of %j is %j', (phone, number) => {
    expect(dialledNumber(phone)).toBe(number);
  });

  it('leaves the number out of a contact where it is not clear, and nothing where that is all', () => {
    expect(qrTexts(options({ phone: '1-800-FLOWERS', email: 'a@b.ma' })).at(-1)).toBe('mailto:a@b.ma');
    expect(qrTexts(options({ phone: '1-800-FLOWERS' }))).toEqual([]);
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
    const design: CardDesign = {
      version: 1,
      options: options({ relief }),
      qrTexts: ['x'],
      body,
      text: body,
      mark,
      logo: null,
    };
    expect(isDarkDrawn(design)).toBe(isDark);
  });

  it.each([
    ['black on white', '#1c1c1c', '#f2f3f0', true],
    ['red on white', '#c22432', '#f2f3f0', true],
    ['silver on black', '#c0c4c8', '#1c1c1c', true],
    ['orange on white, a ratio of 2.4', '#f26a1b', '#f2f3f0', false],
    ['grey on black, a difference of 0.21', '#7f8487', '#1c1c1c', false],
    ['grey on white, a ratio of 3.4', '#7f8487', '#f2f3f0', false],
    ['blue on black', '#1f56a8', '#1c1c1c', false],
  ])('are told apart by phones or not: %s', (_name, mark, body, isTold) => {
    expect(isQrToldByColour({ mark: { ...white, hex: mark }, body: { ...white, hex: body } })).toBe(isTold);
  });
});

it('A picture lies beside its file', () => {
  expect(previewKeyOf('uploads/u/x.3mf')).toBe('previews/u/x.png');
});
