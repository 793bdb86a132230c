import { describe, expect, it } from '@jest/globals';
import { sheetCsv } from './sheet-csv.js';

const sheet = (cell: string) => ({ name: 'Devis', head: ['Fichier'], rows: [[cell]], sumCount: 0 });
const cellIn = (cell: string, locale: 'fr' | 'en' = 'fr'): string =>
  sheetCsv(sheet(cell), locale).split('\r\n')[1]!;

describe('a table as CSV', () => {
  it('has a byte order mark, and a line end after each row', () => {
    expect(sheetCsv(sheet('a.stl'), 'fr')).toBe('\uFEFFFichier\r\na.stl\r\n');
  });

  it.each([
    ['=HYPERLINK("http://x","y").stl', `"'=HYPERLINK(""http://x"",""y"").stl"`],
    ['+1.stl', "'+1.stl"],
    ['-1.stl', "'-1.stl"],
    ['@SUM(A1).stl', "'@SUM(A1).stl"],
    ['\t=1.stl', "'\t=1.stl"],
    ['\r=1.stl', `"'\r=1.stl"`],
    [' =1.stl', "' =1.stl"],
    ['＝1.stl', "'＝1.stl"],
    ['part=1.stl', 'part=1.stl'],
    ['a;b.stl', '"a;b.stl"'],
    ['a"b.stl', '"a""b.stl"'],
    ['كتيفة.stl', 'كتيفة.stl'],
  ])('holds %j as a text that no spreadsheet runs', (cell, written) => {
    expect(cellIn(cell)).toBe(written);
  });

  it('writes numbers and separators as spreadsheets of the language read them', () => {
    const rows = [['a,b.stl', { units: 123_456n, decimals: 2 }, { units: 5n, decimals: 2 }, null]];
    const figures = { name: 'Devis', head: [], rows, sumCount: 0 };
    expect(sheetCsv(figures, 'fr').split('\r\n')[1]).toBe('a,b.stl;1234,56;0,05;');
    expect(sheetCsv(figures, 'en').split('\r\n')[1]).toBe('"a,b.stl",1234.56,0.05,');
  });
});
