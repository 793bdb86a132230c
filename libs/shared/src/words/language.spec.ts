import { describe, expect, it } from '@jest/globals';
import { languages } from './languages.js';
import { writeFigure } from './language.js';

describe('writeFigure', () => {
  it.each([
    [0, '0', '0'],
    [0.4, '0,4', '0.4'],
    ['256.0', '256,0', '256.0'],
    [999, '999', '999'],
    [1000, '1\u202f000', '1000'],
    ['1234567.25', '1\u202f234\u202f567,25', '1234567.25'],
    [-1234.5, '-1\u202f234,5', '-1234.5'],
    ['1.20e+3', '1,20e+3', '1.20e+3'],
  ])('writes %s as %s in French, as %s in English', (figure, french, english) => {
    expect(writeFigure(figure, languages.fr.writing)).toBe(french);
    expect(writeFigure(figure, languages.en.writing)).toBe(english);
  });
});
