import { expect, it } from '@jest/globals';
import { offeredMethods, readOfferedMethods } from './offered-methods.js';

const offered = (dataset: DOMStringMap): string => {
  readOfferedMethods({ dataset } as HTMLElement);
  return offeredMethods.value.join(' ');
};

it('The methods are those of the page in its order, and stay what they were where it names none', () => {
  expect(offered({})).toBe('card transfer');
  expect(offered({ paymentMethods: 'transfer card' })).toBe('transfer card');
  expect(offered({ paymentMethods: 'cheque transfer' })).toBe('transfer');
  expect(offered({ paymentMethods: '' })).toBe('transfer');
});
