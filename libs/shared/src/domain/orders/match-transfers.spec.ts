import { describe, expect, it } from '@jest/globals';
import { matchTransfer, numbersIn, type TransferOrder } from './match-transfers.js';

const order = (number: string, totalCentimes: number): TransferOrder => ({
  ...{ id: number, number, totalCentimes },
  status: 'unpaid',
});
const [a, b] = [order('CMD-2026-0012', 10_000), order('CMD-2026-0013', 25_000)];
const byNumber = new Map([a, b].map((one) => [one.number, one]));

describe('The numbers in the text of a transfer', () => {
  it.each([
    ['VIR CMD-2026-0012', ['CMD-2026-0012'], []],
    ['vir cmd 2026 0012 1500', ['CMD-2026-0012'], []],
    ['CMD20260012/CMD.2026.0013', ['CMD-2026-0012', 'CMD-2026-0013'], []],
    ['REF 2026-0012', [], ['CMD-2026-0012']],
    ['FACTURE DU 20/11/2026', [], []],
    ['CMD–2026–10012', ['CMD-2026-10012'], []],
    ['VIR DV-2026-0012', [], []],
    ['FA 2026 0012 AV-2026-0013 PR–2026–0012', [], []],
    ['VIR DV-2026-0031 CMD-2026-0012', ['CMD-2026-0012'], []],
  ])('of %s are found', (text, whole, digits) => {
    expect(numbersIn(text)).toEqual({ whole, digits });
  });
});

describe('A transfer', () => {
  it.each<[string, string, number, TransferOrder[], string, string[], boolean]>([
    ['its number and amount', 'VIR CMD-2026-0012', 10_000, [], 'exact', ['CMD-2026-0012'], false],
    ['its number alone', 'VIR CMD-2026-0012', 9_990, [], 'near', ['CMD-2026-0012'], false],
    ['a number without prefix', 'VIR 2026-0012', 10_000, [], 'near', ['CMD-2026-0012'], false],
    ['its amount alone', 'VIR AMINA', 25_000, [b], 'near', ['CMD-2026-0013'], false],
    ['an amount of two', 'VIR AMINA', 25_000, [a, b], 'several', ['CMD-2026-0012', 'CMD-2026-0013'], false],
    [
      ...(['two numbers that add up', 'CMD-2026-0012 CMD-2026-0013', 35_000, []] as const),
      ...(['several', ['CMD-2026-0012', 'CMD-2026-0013'], true] as const),
    ] as never,
    ['nothing', 'VIR', 1, [], 'none', [], false],
    [
      ...(['digits of another order, and its amount', 'VIR 20260012', 25_000, [b]] as const),
      ...(['several', ['CMD-2026-0012', 'CMD-2026-0013'], false] as const),
    ] as never,
    ['a number that is none', 'VIR CMD-2026-9999', 25_000, [b], 'near', ['CMD-2026-0013'], false],
  ])('is matched by %s', (_, reference, amountCentimes, ofAmount, match, numbers, isShared) => {
    const found = matchTransfer({ reference, amountCentimes }, byNumber, ofAmount, false);
    expect([found.match, found.orders.map((one) => one.order.number), found.isShared]).toEqual([
      match,
      numbers,
      isShared,
    ]);
  });

  it('that has confirmed an order before says so', () => {
    const transfer = { reference: 'CMD-2026-0012', amountCentimes: 10_000 };
    expect(matchTransfer(transfer, byNumber, [], true).match).toBe('recorded');
  });
});
