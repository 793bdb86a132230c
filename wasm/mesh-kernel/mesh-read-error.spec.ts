import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { locales } from '@shared/domain/contract/enums.js';
import { say } from '@shared/words/say.js';
import { Excess } from './layout.js';
import { MeshReadError, meshReadErrorCodes } from './mesh-read-error.js';

const docs = readFileSync(new URL('../../docs/kernel.md', import.meta.url), 'utf8');

describe('MeshReadError', () => {
  it.each(meshReadErrorCodes)('%s tells its sender in both languages what is wrong', (code) => {
    const error = new MeshReadError(code, 3);
    expect(error).toMatchObject({ name: 'MeshReadError', code });
    const sentences = locales.map((locale) => say(locale, `mesh.${code}`, error.params));
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-ZÀ-Ý].{15,}[.\d]$/);
      expect(sentence).not.toContain('undefined');
    }
    expect(new Set(sentences).size).toBe(locales.length);
  });

  it.each([
    [
      Excess.PlacedTriangles,
      'places more than 20 million triangles',
      'place plus de 20 millions de triangles',
    ],
    [Excess.PlacedObjects, 'places more than 500,000 objects', 'place plus de 500 000 objets'],
    [Excess.Triangles, 'holds more than 10 million triangles', 'contient plus de 10 millions de triangles'],
    [Excess.Vertices, 'holds more than 10 million vertices', 'contient plus de 10 millions de sommets'],
    [Excess.Objects, 'holds more than 100,000 objects', 'contient plus de 100 000 objets'],
    [Excess.References, '500,000 build items and components', '500 000 éléments à fabriquer et composants'],
  ])('tells what there is too much of: %s', (excess, english, french) => {
    const { params } = new MeshReadError('tooManyTriangles', excess);
    expect(say('en', 'mesh.tooManyTriangles', params)).toContain(english);
    expect(say('fr', 'mesh.tooManyTriangles', params)).toContain(french);
  });

  it('keeps what a file says of itself short, and without what could turn or hide the rest', () => {
    const { params, message } = new MeshReadError('partMissing', `a\u0000b\u202e${'x'.repeat(300)}`);
    expect(params.detail).toBe(`a\ufffdb\ufffd${'x'.repeat(196)}`);
    expect(message).toBe(`partMissing (${params.detail})`);
  });

  it('has every code in docs/kernel.md, and none too many', () => {
    const documented = [...docs.matchAll(/^\| `(\w+)` +\|/gm)].map(([, code]) => code);
    expect(documented.sort()).toEqual([...meshReadErrorCodes].sort());
  });
});
