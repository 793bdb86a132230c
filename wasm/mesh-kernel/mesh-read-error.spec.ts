import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { MeshReadError, meshReadErrorCodes } from './mesh-read-error.js';

const docs = readFileSync(new URL('../../docs/kernel.md', import.meta.url), 'utf8');

describe('MeshReadError', () => {
  it.each(meshReadErrorCodes)('%s tells its sender in both languages what is wrong', (code) => {
    const error = new MeshReadError(code, 7);
    expect(error).toMatchObject({ name: 'MeshReadError', code });
    for (const sentence of [error.message, error.messageFr]) {
      expect(sentence).toMatch(/^[A-ZÀ-Ý].{15,}[.\d]$/);
      expect(sentence).not.toContain('undefined');
    }
    expect(error.messageFr).not.toBe(error.message);
  });

  it('has every code in docs/kernel.md, and none too many', () => {
    const documented = [...docs.matchAll(/^\| `(\w+)` +\|/gm)].map(([, code]) => code);
    expect(documented.sort()).toEqual([...meshReadErrorCodes].sort());
  });
});
