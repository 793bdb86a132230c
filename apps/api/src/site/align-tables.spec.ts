import { describe, expect, it } from '@jest/globals';
import { alignTables } from './align-tables.js';

describe('alignTables', () => {
  it('sets columns under each other, those of figures to the right', () => {
    const ragged = 'Before\n\n| Matière | g |\n| --- | ---: |\n| PLA | 1,20 |\n| été | 12,20 DH |\n\nAfter\n';
    expect(alignTables(ragged).split('\n')).toEqual([
      'Before',
      '',
      '| Matière |        g |',
      '| ------- | -------: |',
      '| PLA     |     1,20 |',
      '| été     | 12,20 DH |',
      '',
      'After',
      '',
    ]);
  });

  it('forgets how wide a table was before', () => {
    expect(alignTables('| a       | b |\n| ------- | - |\n| c       | d |')).toBe(
      '| a   | b   |\n| --- | --- |\n| c   | d   |',
    );
  });

  it('takes an escaped bar for text, and an empty cell for a cell', () => {
    expect(alignTables('| a \\| b | c |\n| --- | --- |\n| | d |')).toBe(
      '| a \\| b | c   |\n| ------ | --- |\n|        | d   |',
    );
  });

  it('leaves code as it is', () => {
    const code = '```sh\n| a | b |\n| --- | --- |\n| longer | c |\n```\n';
    expect(alignTables(code)).toBe(code);
  });
});
