import type { Random } from './random.js';

/** Ranges of code points that texts of a card are made of: what fonts have, what they lack, what is no character. */
const scripts: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x250, 0x2ff],
  [0x300, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x590, 0x6ff],
  [0x620, 0x66f],
  [0x750, 0x77f],
  [0x860, 0x8ff],
  [0x900, 0xdff],
  [0xe00, 0x11ff],
  [0x1e00, 0x1fff],
  [0x2000, 0x206f],
  [0x2070, 0x218f],
  [0x2190, 0x27bf],
  [0x2c60, 0x2c7f],
  [0x2d30, 0x2d7f],
  [0x3000, 0x30ff],
  [0x4e00, 0x9fff],
  [0xa640, 0xa7ff],
  [0xac00, 0xd7a3],
  [0xd800, 0xdfff],
  [0xe000, 0xf8ff],
  [0xfb00, 0xfb4f],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfeff],
  [0xfe00, 0xfe0f],
  [0xfe20, 0xfe2f],
  [0xfff0, 0xffff],
  [0x0, 0x1f],
  [0x7f, 0x9f],
  [0x10000, 0x10fff],
  [0x1d400, 0x1d7ff],
  [0x1f000, 0x1faff],
  [0xe0000, 0xe01ef],
  [0xf0000, 0x10ffff],
];

/** Texts that are put in whole: sequences that count as one sign, and what code for cards treats in its own way. */
const pieces = [
  'Amina Bénani',
  'Élodie Œuvrard-Çetin',
  'İstanbul ığŞ',
  'groß ŉ ĳ ﬁ',
  'أمينة بناني',
  'مُحَمَّدٌ الإِدْرِيسِيّ',
  'أڭادير پاريس گلميم',
  'هاتف: +212 (0)522-11.22.33',
  'شركة (2M) ٢٠٢٤، ۱۲۳٪',
  'لا لأ لإ لآ ﷺ ﻻ',
  'می\u200cخواهم',
  'ب\u0651\u064e\u0651\u064e\u0651\u064e',
  '\u2067\u2066\u2068أ\u2069a\u2069ب\u2069',
  '\u202b\u202a\u202dأمينة\u202c\u202cA\u202c',
  '\u200f\u200eـ\u061c',
  'ⴰⵎⵉⵏⴰ',
  'ⵓⵛⵛⵏ ⴻⵟⵥ',
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  '👍🏽',
  '🇲🇦',
  '1️⃣',
  '★ ☎ ✉',
  'e\u0301\u0302\u0323\u0327\u0328',
  'x\u0302\u20dd',
  '\u202eabc\u202c',
  '\u2067שלום\u2069',
  '\u3164',
  '\u00ad\u200b\u200d\ufeff',
  '\ud83d',
  '\udc00',
  '\uffff',
  '+212 (0)522-11.22.33 / 0661 22 33 44',
  'amina@zellige.example',
  'www.zellige.example/é?a=b&c=;,:\\"',
  'https://ⴰⵎⵉⵏⴰ.example',
  'W',
  '|',
  'i',
  ' ',
  '\u2028',
  '00000000000000000000',
] as const;

/** Of the ranges and pieces above, what a card can mostly be made of. */
const printable = {
  scripts: [0x20, 0xa0, 0x250, 0x370, 0x400, 0x620, 0x620, 0x1e00, 0x2d30].map((first) =>
    scripts.find((range) => range[0] === first)!,
  ),
  pieces: [
    'Amina Bénani',
    'أمينة بناني',
    'مُحَمَّدٌ',
    'ⴰⵎⵉⵏⴰ',
    'groß ŉ ĳ ﬁ',
    'İstanbul ığŞ',
    'i',
    '|',
    ' ',
    'amina@zellige.example',
    '+212 612-345678',
  ],
};

/** A short text that fonts have most of: letters, signs and marks as people mix them. */
export function printableText(random: Random): string {
  let text = random.pick(printable.pieces);
  for (let count = random.below(8); count > 0; count--)
    text += characterOf(random, random.pick(printable.scripts));
  return Array.from(text).slice(0, 24).join('');
}

/** A text of at most so many code points, from any script. */
export function cardText(random: Random, maxLength: number): string {
  const script = random.pick(scripts);
  const other = random.pick(scripts);
  let text = '';
  const parts = random.below(6);
  for (let part = 0; part < parts; part++) {
    const kind = random.below(4);
    if (kind === 0) text += random.pick(pieces);
    else if (kind === 1) text += random.pick(pieces).repeat(1 + random.below(20));
    else
      for (let count = random.below(9); count >= 0; count--)
        text += characterOf(random, kind === 2 ? script : other);
    if (random.below(3) === 0) text += ' ';
  }
  return Array.from(text).slice(0, maxLength).join('');
}

function characterOf(random: Random, [first, last]: readonly [number, number]): string {
  return String.fromCodePoint(first + random.below(last - first + 1));
}
