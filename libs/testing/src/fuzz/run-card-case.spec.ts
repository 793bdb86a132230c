import { beforeAll, describe, expect, it } from '@jest/globals';
import { openCardWorkshop } from '@cards/card-workshop.js';
import type { CardWorkshop } from '@cards/make-card.js';
import { designOfCase, runCardCase } from './run-card-case.js';

let workshop: CardWorkshop;

beforeAll(async () => {
  workshop = await openCardWorkshop();
});

describe('a short run of the fuzzer of texts', () => {
  it('finds no card of six hundred that is neither made nor refused with its field', () => {
    const outcomes = new Map<unknown, number>();
    for (let index = 0; index < 600; index++) {
      const outcome = runCardCase(workshop, designOfCase(11, index), index);
      expect({ index, outcome }).toEqual({ index, outcome: expect.any(String) });
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    expect(outcomes.get('refused')).toBeGreaterThan(100);
    expect(outcomes.get('laidOut')).toBeGreaterThan(50);
  }, 60_000);
});
