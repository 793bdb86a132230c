import { describe, expect, it } from '@jest/globals';
import bidiFactory, { type Bidi } from 'bidi-js';
import fc from 'fast-check';
import { withNumbersKept } from '../design/phone-number.js';
import { beginsOnRight, runsOf } from './bidi-runs.js';
import { plainText, preparedText } from './text-setting.js';

/** A line as it is seen, from left to right; `<` and `>` stand around what is shaped as one, as it is read. */
function seen(text: string): string {
  return runsOf(text)
    .map((run) =>
      'shaped' in run ? `${run.isRightToLeft ? '<' : '>'}${run.shaped}|` : run.characters.join(''),
    )
    .join('');
}

describe('runsOf orders a line as it is seen', () => {
  it.each([
    ['words from the right', 'أمينة بناني', '<بناني| <أمينة|'],
    ['Latin beside a name', 'أمينة Bénani', 'Bénani <أمينة|'],
    ['a name in a Latin line', 'Atelier زليج, Fès', 'Atelier <زليج|, Fès'],
    ['Latin with its brackets', 'شركة 2M (Fès)', '2M (Fès) <شركة|'],
    ['brackets mirrored', 'دار (الضيافة)', '(<الضيافة|) <دار|'],
    ['a year that keeps its digits', 'منذ 2024', '2024 <منذ|'],
    ['Arabic digits likewise', 'منذ ٢٠٢٤', '>٢٠٢٤| <منذ|'],
    ['groups of digits from the right', 'من 2020 - 2024', '2024 - 2020 <من|'],
    ['Arabic punctuation with its word', 'زليج، فاس؟', '<فاس؟| <زليج،|'],
    ['a percentage on the left of its number', '٥٠٪ تخفيض', '<تخفيض| <٪|>٥٠|'],
    ['joiners inside their word', 'می\u200cخواهم', '<می\u200cخواهم|'],
    ['a right-to-left mark as a letter', 'A \u200f(أب)', 'A (<أب|)'],
    ['an isolate apart from what surrounds it', 'أ \u2066Fès, 12\u2069 ب', '<ب| Fès, 12 <أ|'],
    ['an override as it says', '\u202eabc\u202c أ', '<أ| cba'],
    ['embeddings inside each other', 'A\u202bأ B ب\u202cC', 'A<ب| B <أ|C'],
    ['accents on their letters', 'أ \u202ee\u0302x', 'xe\u0302 <أ|'],
  ])('%s: %s', (_what, text, order) => {
    expect(seen(text)).toBe(order);
  });

  it.each([
    ['هاتف: +212 612-345678', '+212 612-345678 :<هاتف|'],
    ['(0522) 11 22 33 هاتف', '<هاتف| (0522) 11 22 33'],
    ['٠٦١٢ ٣٤ ٥٦', '>٠٦١٢| >٣٤| >٥٦|'],
    ['هاتف 7', '7 <هاتف|'],
    ['+212 612-345678', '+212 612-345678'],
  ])('a phone number keeps its order: %s', (phone, order) => {
    expect(seen(withNumbersKept(phone))).toBe(order);
  });

  it('however deep embeddings and isolates are', () => {
    for (const opener of ['\u202b', '\u202a', '\u202e', '\u2067', '\u2066', '\u2068']) {
      expect(seen(`${opener.repeat(1000)}أ1`)).toMatch(/^(1<أ\||>أ\|1|<أ\|1)$/);
    }
  });
});

it('Runs are in the order that the library gives single characters', () => {
  const bidi = (bidiFactory as unknown as () => Bidi)();
  const character = fc.constantFrom(
    ...'أبج ٣٤،؟ab1+-.,()[]%« \u200f\u2066\u2067\u2068\u2069\u202b\u202e\u202c',
  );
  fc.assert(
    fc.property(fc.array(character, { maxLength: 40 }), (characters) => {
      const text = `أ${characters.join('')}أ`;
      const ordered = bidi.getReorderedString(text, bidi.getEmbeddingLevels(text, 'auto'));
      const single = runsOf(text).flatMap((run) => {
        if ('characters' in run) return run.characters;
        return run.isRightToLeft ? [...run.shaped].reverse() : [...run.shaped];
      });
      expect(single.join('')).toBe(ordered.replaceAll(/\p{Bidi_Control}/gu, ''));
    }),
    { seed: 12, numRuns: 2000 },
  );
});

describe('beginsOnRight', () => {
  it.each([
    ['أمينة', true],
    ['2M أمينة', false],
    ['2 أمينة', true],
    ['Amina أمينة', false],
    ['\u200fAmina', true],
    ['ⴰⵎⵉⵏⴰ', false],
    ['٠٦١٢', false],
    ['', false],
  ])('%s: %s', (text, isRight) => {
    expect(beginsOnRight(text)).toBe(isRight);
  });
});

describe('preparedText of Arabic', () => {
  it.each([
    ['forms of old encodings become letters', 'ﺃﻣﻴﻨﺔ ﻻ', 'أمينة لا'],
    ['so does a phrase in one sign', 'ﷺ', 'صلى الله عليه وسلم'],
    ['hamza is composed', 'ا\u0654مينة', 'أمينة'],
    ['joiners and direction marks stay', 'می\u200cخواهم \u200f!', 'می\u200cخواهم \u200f!'],
    ['what is not seen goes', 'أ\u00ad\u034f\ufeffب', 'أب'],
    ['in a Latin text they go, too', 'Ma\u200drie\u200f', 'Marie'],
  ])('%s', (_what, text, prepared) => {
    expect(preparedText(text, 'asTyped')).toBe(prepared);
    expect(preparedText(preparedText(text, 'asTyped'), 'asTyped')).toBe(prepared);
  });

  it('has capitals for its Latin letters alone', () => {
    expect(preparedText('زليج Zellige', 'upper')).toBe('زليج ZELLIGE');
  });

  it('goes into a QR code without direction marks', () => {
    expect(plainText('\u200fأمينة\u200f \u2067ب\u2069')).toBe('أمينة ب');
  });
});
