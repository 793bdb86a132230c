import { expect, it } from '@jest/globals';
import { mergePurchase } from './purchase.js';

const atlas = { name: 'Atlas Pièces', ice: '001234567000089' };
const rif = { name: 'Rif Moules', ice: '009876543000012' };

it.each([
  [[], { company: null, purchaseOrder: null, project: null }],
  [
    [
      { purchaseOrder: 'BC-7' },
      { company: atlas, purchaseOrder: 'BC-1', project: null },
      { project: 'Ligne 3' },
    ],
    { company: atlas, purchaseOrder: 'BC-7', project: 'Ligne 3' },
  ],
  // A company is one fact: no name of one with the ICE of another.
  [[{ company: rif }, { company: atlas }], { company: rif, purchaseOrder: null, project: null }],
])('takes each fact from the first source that has it: %j', (sources, purchase) => {
  expect(mergePurchase(...sources)).toEqual(purchase);
});
