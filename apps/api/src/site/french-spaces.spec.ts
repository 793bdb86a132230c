import { describe, expect, it } from '@jest/globals';
import { withFrenchSpaces } from './french-spaces.js';

describe('withFrenchSpaces', () => {
  it.each([
    ['Ceci : cela ; quoi ? Non !', 'Ceci\u00a0: cela\u202f; quoi\u202f? Non\u202f!'],
    ['Il dit « oui ».', 'Il dit «\u00a0oui\u00a0».'],
    ['**Prix** : 85 × 55 mm à 20 %', '**Prix**\u00a0: 85\u00a0×\u00a055\u00a0mm à 20\u00a0%'],
    ['3 jours, 3 journées', '3\u00a0jours, 3 journées'],
    ['| a | b |\n| --- | :-: |', '| a | b |\n| --- | :-: |'],
    ['`a ? b : c` : `x`', '`a ? b : c`\u00a0: `x`'],
    ['```sh\necho a : b ?\n```\nFin !', '```sh\necho a : b ?\n```\nFin\u202f!'],
    ['[lien](/prix) : ici', '[lien](/prix)\u00a0: ici'],
  ])('%j', (plain, typeset) => {
    expect(withFrenchSpaces(plain)).toBe(typeset);
  });
});
