import { describe, expect, it } from '@jest/globals';
import { maxUploadBytes } from './limits.js';
import { formatOfName, refusedContent, takesUnit, unitHashText } from './mesh-file.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('formatOfName', () => {
  it.each([
    ['part.stl', 'stl'],
    ['PART.STL', 'stl'],
    ['a.b.obj', 'obj'],
    ['pièce.3MF', '3mf'],
    ['.stl', 'stl'],
    ['stl', null],
    ['part.stl.zip', null],
    ['part', null],
    ['', null],
  ])('of %j is %j', (name, format) => {
    expect(formatOfName(name)).toBe(format);
  });
});

describe('refusedContent', () => {
  const solid = bytes('solid part\nendsolid');

  it('takes content of the named format', () => {
    expect(refusedContent('stl', solid, solid.length)).toBeNull();
    expect(refusedContent('stl', solid, maxUploadBytes)).toBeNull();
  });

  it('names the format that is expected, and the one that was found', () => {
    const hint = { code: 'api.hints.ownExtension' };
    expect(refusedContent('stl', bytes(''), 0)).toEqual({
      code: 'INVALID_FILE_TYPE',
      message: { code: 'refusals.notOfFormat', params: { format: 'STL' } },
      hint,
    });
    expect(refusedContent('3mf', solid, solid.length)).toEqual({
      code: 'INVALID_FILE_TYPE',
      message: { code: 'refusals.otherFormat', params: { named: '3MF', found: 'STL' } },
      hint,
    });
  });

  it('refuses a file beyond the limit, whatever it is', () => {
    expect(refusedContent('stl', solid, maxUploadBytes + 1)).toEqual({
      code: 'FILE_TOO_LARGE',
      hint: { code: 'api.hints.uploadLimit', params: { megabytes: 50 } },
    });
  });
});

describe('A unit', () => {
  it('is of STL and OBJ files: a 3MF file names its own', () => {
    expect((['stl', 'obj', '3mf'] as const).map((format) => takesUnit(format, 'in'))).toEqual([
      ...[true, true, false],
    ]);
    expect(takesUnit('3mf', 'mm')).toBe(true);
  });

  it('makes another content of the same bytes', () => {
    expect(unitHashText('00ff', 'in')).toBe('00ff in');
  });
});
