import { describe, expect, it } from '@jest/globals';
import type { MaterialView } from '@shared/domain/contract/catalogue.js';
import { readPastedList } from './pasted-list.js';

const material = (id: string, name: string, nameFr: string, materialType: 'pla' | 'petg'): MaterialView => ({
  ...{ id, name, nameFr, materialType, technology: 'fdm', pricePerGram: 1.2, density: 1.24 },
  ...{ available: true, previewColor: '#000000' },
});

const materials = [
  material('PLA-BLK', 'PLA Black', 'PLA noir', 'pla'),
  material('PLA-WHT', 'PLA White', 'PLA blanc', 'pla'),
  material('PETG-BLK', 'PETG Black', 'PETG noir', 'petg'),
];
const lines = [
  { id: '1', name: 'Support été.stl' },
  { id: '2', name: 'capot.3mf' },
  { id: '3', name: 'CAPOT.stl' },
  { id: '4', name: 'v1.2.stl' },
  { id: '5', name: 'v12.stl' },
  // A line and its copy.
  { id: '6', name: 'Bras_gauche.stl' },
  { id: '7', name: 'Bras_gauche.stl' },
];

describe('readPastedList', () => {
  it.each([
    ['support ete; 12; PLA-BLK', ['1'], { quantity: 12, materialId: 'PLA-BLK' }],
    ['Support été.stl\t3\tPLA blanc', ['1'], { quantity: 3, materialId: 'PLA-WHT' }],
    ['capot.3mf,4', ['2'], { quantity: 4 }],
    ['Capot STL; 4', ['3'], { quantity: 4 }],
    ['capot.obj; 4', ['2', '3'], { quantity: 4 }],
    ['v12; 40', ['5'], { quantity: 40 }],
    ['V1.2; 40', ['4'], { quantity: 40 }],
    ['bras gauche; 2', ['6', '7'], { quantity: 2 }],
    ['capot; ; petg black', ['2', '3'], { materialId: 'PETG-BLK' }],
    ['capot; 1000; blanc', ['2', '3'], { quantity: 1000, materialId: 'PLA-WHT' }],
    ['capot', ['2', '3'], {}],
  ])('reads "%s"', (text, lineIds, choices) => {
    expect(readPastedList(text, lines, materials)).toEqual([{ text, lineIds, choices, fault: null }]);
  });

  it.each([
    ['chassis; 2', 'noSuchPart'],
    ['; 2', 'noSuchPart'],
    ['--; 2', 'noSuchPart'],
    ['v-1-2; 40', 'severalParts'],
    ['capot; 0', 'notAQuantity'],
    ['capot; 1001', 'notAQuantity'],
    ['capot; 2,5 pcs', 'notAQuantity'],
    ['capot; 2; nylon', 'noSuchMaterial'],
  ])('does not understand "%s"', (text, fault) => {
    expect(readPastedList(text, lines, materials)).toEqual([{ text, fault }]);
  });

  it('takes a row a line and skips empty ones', () => {
    const entries = readPastedList('support été; 1\r\n\r\n  \ncapot; 2\n', lines, materials);
    expect(entries.map(({ text }) => text)).toEqual(['support été; 1', 'capot; 2']);
  });
});
