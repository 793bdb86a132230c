import { expect, it } from '@jest/globals';
import { oneLine, oneVisibleLine, visibleText } from './visible-text.js';

const patterns = { oneLine, oneVisibleLine, visibleText };

/** Every character of Unicode in ranges of those that a test tells apart, in hexadecimal. */
function charactersWhere(isDifferent: (character: string) => boolean): string[] {
  const ranges: [first: number, last: number][] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    if (!isDifferent(String.fromCodePoint(code))) continue;
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([first, last]) => `${first.toString(16)}-${last.toString(16)}`);
}

it.each(Object.entries(patterns))(
  '%s: the described pattern reads the same with and without the flag u',
  (_name, { described }) => {
    const [withFlag, without] = [new RegExp(described, 'u'), new RegExp(described)];
    expect(charactersWhere((text) => withFlag.test(text) !== without.test(text))).toEqual([]);
  },
);

it('The described pattern of a line that may be empty is the check', () => {
  const described = new RegExp(oneLine.described, 'u');
  expect(charactersWhere((text) => described.test(text) !== oneLine.check.test(text))).toEqual([]);
});

it.each([
  ['a visible line', oneVisibleLine],
  ['visible text', visibleText],
])(
  'The described pattern of %s differs from the check for halves of characters and invisible ones above U+FFFF',
  (_name, { check, described }) => {
    const reader = new RegExp(described, 'u');
    expect(charactersWhere((text) => reader.test(text) && !check.test(text))).toEqual([
      'd800-dfff',
      '110bd-110bd',
      '110cd-110cd',
      '13430-1343f',
      '1bca0-1bca3',
      '1d173-1d17a',
      'e0000-e0fff',
    ]);
    expect(charactersWhere((text) => !reader.test(text) && check.test(text))).toEqual([]);
  },
);

it.each([
  ['bracket.stl', true, true],
  [' é ', true, true],
  ['🏠', true, true],
  ['حامل', true, true],
  ['two\nlines', false, true],
  ['turned\u202eback', false, true],
  ['\u200b \u00a0', false, false],
  ['', false, false],
])('%j: a visible line %s, visible text %s', (text, isLine, isText) => {
  const answers = [oneVisibleLine, visibleText].map(({ check, described }) => [
    check.test(text),
    new RegExp(described).test(text),
  ]);
  expect(answers).toEqual([
    [isLine, isLine],
    [isText, isText],
  ]);
});
