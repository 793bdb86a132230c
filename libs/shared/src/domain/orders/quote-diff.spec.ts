import { describe, expect, it } from '@jest/globals';
import { compareWithQuote, type OrderedLine, type QuotedLine } from './quote-diff.js';

const line = (fileKey: string, quantity = 1): Omit<QuotedLine, 'id'> => ({
  fileKey,
  materialId: 'pla-noir',
  finish: 'standard',
  quantity,
  isRush: false,
});
const quoted: QuotedLine[] = [
  { id: 'q1', ...line('a') },
  { id: 'q2', ...line('a') },
  { id: 'q3', ...line('b', 5) },
];

describe('an order beside its quote', () => {
  it.each<[string, OrderedLine[], ReturnType<typeof compareWithQuote>]>([
    [
      'the same lines in another order',
      [line('b', 5), line('a'), line('a')],
      { differences: [], quoteLineIds: ['q3', 'q1', 'q2'] },
    ],
    [
      'equal lines, one of which names its place',
      [line('a'), { ...line('a'), quoteItemId: 'q1' }, line('b', 5)],
      { differences: [], quoteLineIds: ['q2', 'q1', 'q3'] },
    ],
    [
      'a named line that differs',
      [line('a'), line('a'), { ...line('b', 6), isRush: true, quoteItemId: 'q3' }],
      {
        differences: [{ kind: 'changed', index: 2, quoteItemId: 'q3', fields: ['quantity', 'isRush'] }],
        quoteLineIds: ['q1', 'q2', 'q3'],
      },
    ],
    [
      'one line named twice',
      [{ ...line('a'), quoteItemId: 'q1' }, { ...line('a'), quoteItemId: 'q1' }, line('b', 5)],
      {
        differences: [
          { kind: 'unexpected', index: 1, quoteItemId: 'q1' },
          { kind: 'missing', quoteItemId: 'q2' },
        ],
        quoteLineIds: ['q1', null, 'q3'],
      },
    ],
    [
      'a line too few, and another file in its place',
      [line('a'), line('c'), line('b', 5)],
      {
        differences: [
          { kind: 'unexpected', index: 1 },
          { kind: 'missing', quoteItemId: 'q2' },
        ],
        quoteLineIds: ['q1', null, 'q3'],
      },
    ],
  ])('%s', (_name, ordered, comparison) => {
    expect(compareWithQuote(ordered, quoted)).toEqual(comparison);
  });
});
