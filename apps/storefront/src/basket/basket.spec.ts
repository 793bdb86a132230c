import { describe, expect, it } from '@jest/globals';
import {
  type Basket,
  type BasketLine,
  emptyBasket,
  usable,
  withChoices,
  withLineMoved,
  withLines,
  withoutLines,
  withPart,
  withPartsOf,
  withTwin,
} from './basket.js';

const line = (id: string): BasketLine => ({
  ...{ id, partId: `part of ${id}`, materialId: 'PLA-BLK', finish: 'standard' },
  ...{ quantity: 1, isRush: false },
});
const three: Basket = withLines(emptyBasket, ['a', 'b', 'c'].map(line));
const idsOf = ({ lines }: Basket): string => lines.map(({ id }) => id).join('');

describe('A basket', () => {
  it('sets choices on the lines that are meant, and on no other', () => {
    const { lines } = withChoices(three, new Set(['a', 'c']), { quantity: 5, isRush: true });
    expect(lines.map(({ quantity, isRush }) => [quantity, isRush])).toEqual([
      [5, true],
      [1, false],
      [5, true],
    ]);
  });

  it.each([
    ['b', -1, 'bac'],
    ['b', 1, 'acb'],
    ['a', -1, 'abc'],
    ['c', 1, 'abc'],
  ] as const)('moves %s by %d to %s', (id, step, order) => {
    expect(idsOf(withLineMoved(three, id, step))).toBe(order);
  });

  it('puts a twin behind its line', () => {
    const twins = withTwin(three, 'b', 'x');
    expect(idsOf(twins)).toBe('abxc');
    expect(twins.lines[2]).toEqual({ ...line('b'), id: 'x' });
  });

  it('gives a line another file with its choices left', () => {
    const chosen = withChoices(three, new Set(['b']), { quantity: 7 });
    expect(withPart(chosen, 'b', 'other').lines[1]).toEqual({ ...line('b'), quantity: 7, partId: 'other' });
  });

  it('keeps lines whose parts are there, and stays itself where all are', () => {
    expect(idsOf(withPartsOf(three, new Set(['part of a', 'part of c'])))).toBe('ac');
    expect(withPartsOf(three, new Set(three.lines.map(({ partId }) => partId)))).toBe(three);
  });

  it('is taken up as it was kept', () => {
    const kept = { ...three, destinationId: 'casablanca' };
    expect(usable(kept)).toEqual(kept);
    // Compared as texts where another tab has changed it.
    expect(JSON.stringify(usable(kept).lines[0])).toBe(
      JSON.stringify({ id: 'a', partId: 'part of a', materialId: 'PLA-BLK', finish: 'standard' }).replace(
        '}',
        ',"quantity":1,"isRush":false}',
      ),
    );
  });

  it.each([undefined, null, {}, { lines: 3 }, { lines: null, destinationId: null }, []])(
    'is empty where this device kept %j',
    (kept) => expect(usable(kept as never)).toEqual(emptyBasket),
  );

  it.each([
    [{ id: 'a', partId: 'part of a', materialId: 'PLA-BLK' }, line('a')],
    [{ ...line('a'), quantity: 0 }, line('a')],
    [{ ...line('a'), quantity: 'many', finish: 'gilded' }, line('a')],
    [{ ...line('a'), quantity: 1001, glitter: true }, line('a')],
    [
      { ...line('a'), materialId: undefined },
      { ...line('a'), materialId: '' },
    ],
    [{ ...line('a'), partId: undefined }, undefined],
    [{ partId: 'part of a' }, undefined],
    [null, undefined],
  ])('takes up what can be used of the line %j', (kept, taken) => {
    const { lines } = usable({ lines: [kept, line('b')] } as never);
    expect(lines).toEqual(taken === undefined ? [line('b')] : [taken, line('b')]);
  });

  it('loses lines, and stays as it was before', () => {
    expect(idsOf(withoutLines(three, new Set(['a', 'b'])))).toBe('c');
    expect(idsOf(three)).toBe('abc');
  });
});
