import { describe, expect, it } from '@jest/globals';
import { refundReasonIn } from './refund-reasons.js';

describe('The reason of a refund', () => {
  it.each([
    ['en', 'La commande entière', 'The whole order'],
    ['ar', 'La commande entière', 'الطلبية بأكملها'],
    ['fr', 'The rest of the order', 'Le reste de la commande'],
    ['ar', 'Pièce fendue', 'Pièce fendue'],
  ] as const)('in %s of %j is %j', (locale, reason, said) => {
    expect(refundReasonIn(locale, reason)).toBe(said);
  });
});
