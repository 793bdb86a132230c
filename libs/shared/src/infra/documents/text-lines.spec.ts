import { describe, expect, it } from '@jest/globals';
import type { FontMeter } from './fonts.js';
import { textLines } from './text-lines.js';

/** Ten points a character, Arabic in a font of its own. */
const meter: FontMeter = {
  familyOf: (cluster) =>
    /[\p{Script=Han}\p{So}\u0331]/u.test(cluster)
      ? null
      : /\p{Script=Arabic}/u.test(cluster)
        ? 'arabic'
        : 'latin',
  widthOf: (text) => 10 * Array.from(text).length,
};

function linesOf(text: string, charactersALine: number, maxLines?: number): string[] {
  const lines = textLines(text, { fontSize: 9, bold: false }, 10 * charactersALine, meter, maxLines);
  return lines.map((runs) => runs.map((run) => run.text).join('|'));
}

describe('lines of text', () => {
  it.each([
    ['a short text stays whole', 'support moteur', 20, ['support moteur']],
    ['words stay whole', 'support moteur gauche', 14, ['support moteur', 'gauche']],
    [
      'a long word breaks after a dash or an underscore',
      'ab support_moteur-v2.stl',
      12,
      ['ab support_', 'moteur-v2.', 'stl'],
    ],
    [
      'a word without any breaks where the line is full',
      'x'.repeat(25),
      10,
      ['xxxxxxxxxx', 'xxxxxxxxxx', 'xxxxx'],
    ],
    ['a letter keeps its accents', 'e\u0301te\u0301', 20, ['été']],
    ['controls and marks that turn the text are gone', 'a\u202Egpj.exe\u0007\u200B', 20, ['agpj.exe']],
    ['a letter keeps two marks of a tower', `x${'\u0323'.repeat(60)}y`, 20, ['x\u0323\u0323y']],
    ['blank lines and tabs are spaces', ' a\n\n\tb ', 20, ['a b']],
    ['nothing is one empty line', '', 20, ['']],
  ])('%s', (_what, text, charactersALine, lines) => {
    expect(linesOf(text, charactersALine)).toEqual(lines);
  });

  it.each([
    ['as it is where it fits', 'aaa bbb ccc', 3, ['aaa', 'bbb', 'ccc']],
    ['with an ellipsis where it does not', 'aaaa bbbb cccc dddd', 4, ['aaaa', 'bbbb', 'ccc…']],
    ['after the last whole letter', 'aaaa bbbb cc dddd', 4, ['aaaa', 'bbbb', 'cc…']],
    ['in the reading order of Arabic', 'قطعة قطعة قطعة قطعة', 4, ['قطعة', 'قطعة', '…|قطع']],
  ])('are three at most, %s', (_what, text, charactersALine, lines) => {
    expect(linesOf(text, charactersALine, 3)).toEqual(lines);
  });

  it.each([
    ['北京 ★ part', '?? ? part'],
    ['😀👍🏽.stl', '??.stl'],
    ['e\u0331te', 'ete'],
  ])('show what no font has as question marks: %s', (text, line) => {
    expect(linesOf(text, 40)).toEqual([line]);
  });
});

describe('right-to-left text', () => {
  it('has its words in the order in which they are seen, each for the font to turn', () => {
    expect(linesOf('محمد العلوي', 20)).toEqual(['العلوي| |محمد']);
  });

  it('breaks in the order in which it is read', () => {
    expect(linesOf('محمد العلوي الإدريسي', 12)).toEqual(['العلوي| |محمد', 'الإدريسي']);
  });

  it('keeps numbers and Latin words from left to right', () => {
    expect(linesOf('رقم 12 v2.stl', 20)).toEqual(['v2.stl 12 |رقم']);
  });

  it('mirrors its brackets', () => {
    expect(linesOf('شارع (الطابق)', 20)).toEqual(['(|الطابق|) |شارع']);
  });

  it('stands inside a Latin line as one piece', () => {
    expect(linesOf('Résidence النور, imm. 4', 30)).toEqual(['Résidence |النور|, imm. 4']);
  });
});
