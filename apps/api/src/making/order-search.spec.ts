import { describe, expect, it } from '@jest/globals';
import { numberSought, searchQuery } from './order-search.js';

describe('a search of orders', () => {
  it.each([
    ['CMD-2026-0003', 'CMD-2026-0003'],
    [' cmd-2026-0003 ', 'CMD-2026-0003'],
    ['fa 2026 0003', 'FA-2026-0003'],
    ['CMD-2026-10042', 'CMD-2026-10042'],
    ['av-2026-0007', 'AV-2026-0007'],
    ['AV 2026 0007', 'AV-2026-0007'],
    ['AV–2026–0007', 'AV-2026-0007'],
    ['dv 2026-0002', 'DV-2026-0002'],
    ['DV2026 0002', 'DV-2026-0002'],
    ['AV 2026', null],
    ['CMD20260003', 'CMD-2026-0003'],
    ['CMD-2026-3', null],
    ['CMD-2026', null],
    ['CMD-2026-0003 amina', null],
    ['PL-2026-0003', null],
    ['0003', null],
  ])('takes %j for the number %j', (search, number) => {
    expect(numberSought(search)).toBe(number);
  });

  it('of words is of their beginnings, without accents and case', () => {
    expect(searchQuery('Été-77 amina')).toBe("'ete':* & '77':* & 'amina':*");
    expect(searchQuery('Dvořák أحمد')).toBe("'dvorak':* & 'احمد':*");
    expect(searchQuery('%"')).toBe('');
  });
});
