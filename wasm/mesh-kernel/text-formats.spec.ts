import { describe, expect, it } from '@jest/globals';
import { encodeAsciiStl, encodeBinaryStl, encodeObj } from '../../tools/meshes/encode.js';
import { box } from '../../tools/meshes/shapes.js';
import { MeshKernel, loadMeshKernel } from './kernel.js';
import type { KernelResult } from './kernel-result.js';

const module = loadMeshKernel();

function stl(file: string | Uint8Array): KernelResult {
  const bytes = Buffer.from(file);
  const kernel = MeshKernel.instantiate(module);
  kernel.fileBuffer(bytes.length).set(bytes);
  return kernel.measureStl();
}

function obj(file: string | Uint8Array): KernelResult {
  const bytes = Buffer.from(file);
  const kernel = MeshKernel.instantiate(module);
  kernel.fileBuffer(bytes.length).set(bytes);
  return kernel.measureObj();
}

function fault(code: string, sentence: string): Error {
  return expect.objectContaining({
    code,
    message: expect.stringContaining(sentence) as unknown,
  }) as unknown as Error;
}

const cube = box(2, 2, 2);
const asciiCube = encodeAsciiStl(cube).toString();
const objCube = encodeObj(cube).toString();
const isCube = { isClosed: true, triangles: 12, volumeMm3: 8, surfaceAreaMm2: 24, shells: 1 };

describe('ASCII STL', () => {
  it.each<[string, string | Uint8Array]>([
    ['as written by the book', asciiCube],
    ['in capitals', asciiCube.toUpperCase()],
    ['with CRLF', asciiCube.replaceAll('\n', '\r\n')],
    ['with CR alone', asciiCube.replaceAll('\n', '\r')],
    ['with tabs and blanks', asciiCube.replaceAll(' ', ' \t  ')],
    ['with blank lines', asciiCube.replaceAll('\n', '\n\n \n')],
    ['without endsolid', asciiCube.replace('endsolid part\n', '')],
    ['without a last line ending', asciiCube.trimEnd()],
    ['with exponents', asciiCube.replaceAll(' 2', ' +2.000000e+00').replaceAll(' 0', ' -0.0E-005')],
    ['with bare fractions', asciiCube.replaceAll(' 2', ' 2.').replaceAll(' 0', ' .0')],
    ['with normals that are no numbers', asciiCube.replaceAll('normal 0 0 0', 'normal nan -NaN 1.#IND')],
    ['with a name of other letters', asciiCube.replaceAll('part', 'pièce « façade » 部品 facet vertex')],
    ['with a byte order mark', `\ufeff${asciiCube}`],
    ['in UTF-16', Buffer.from(`\ufeff${asciiCube}`, 'utf16le')],
    [
      'with each facet on a line of its own',
      asciiCube.replace(/\n +(outer|vertex|endloop|endfacet)/g, ' $1'),
    ],
    ['as two solids', asciiCube.replace(/(endfacet\n)( {2}facet)/, '$1endsolid a\nsolid b\n$2')],
    ['with `solid` in the header of a binary file', encodeBinaryStl(cube, 'solid part\nfacet normal')],
  ])('%s', (_, file) => {
    expect(stl(file)).toMatchObject(isCube);
  });

  it.each<[string, string | Uint8Array, string, string]>([
    ['cut off within a facet', asciiCube.slice(0, -100), 'stlTruncated', 'within facet 12'],
    ['with a word out of place', asciiCube.replace('endloop', 'endlop'), 'stlText', 'Facet 1 '],
    ['with two corners only', asciiCube.replace(/ +vertex.*\n/, ''), 'stlText', 'Facet 1 '],
    [
      'with a coordinate that is a word',
      asciiCube.replace('vertex 2 2', 'vertex 2 x'),
      'stlText',
      'Facet 1 ',
    ],
    ['with NaN', asciiCube.replace('vertex 2', 'vertex nan'), 'nonFiniteCoordinate', 'not a number'],
    ['with infinity', asciiCube.replace('vertex 2', 'vertex -inf'), 'nonFiniteCoordinate', 'not a number'],
    [
      'with a number beyond all',
      asciiCube.replace('vertex 2', 'vertex 2e999'),
      'nonFiniteCoordinate',
      'not a',
    ],
    [
      'with a kilometre times a million',
      asciiCube.replace('vertex 2', 'vertex 2e12'),
      'coordinateOutOfRange',
      'too large',
    ],
    ['without facets', 'solid nothing\nendsolid nothing\n', 'noTriangles', 'no triangles'],
    [
      'too short for its corners',
      `solid\n${'facet\nvertex 0 0 0 vertex 0 0 0 vertex 0 0 0 endfacet\n'.repeat(9)}`,
      'stlText',
      'Facet',
    ],
  ])('refused %s', (_, file, code, sentence) => {
    expect(() => stl(file)).toThrow(fault(code, sentence));
  });
});

describe('binary STL', () => {
  const file = encodeBinaryStl(cube);
  const withCount = (count: number): Buffer => {
    const changed = Buffer.from(file);
    changed.writeUInt32LE(count, 80);
    return changed;
  };
  const withCorner = (value: number): Buffer => {
    const changed = Buffer.from(file);
    changed.writeFloatLE(value, 84 + 50 * 3 + 12);
    return changed;
  };

  it.each<[string, Uint8Array, string, string]>([
    ['cut off', file.subarray(0, -1), 'stlLength', '12 triangles'],
    ['with bytes too many', Buffer.concat([file, Buffer.alloc(3)]), 'stlLength', '12 triangles'],
    ['with too high a count', withCount(13), 'stlLength', '13 triangles'],
    ['with a count whose bytes overflow 32 bits', withCount(0xffffffff), 'stlLength', '4294967295 triangles'],
    ['with a count that wraps to the length', withCount((12 + 2 ** 32 / 2) >>> 0), 'stlLength', 'triangles'],
    ['without triangles', Buffer.alloc(84), 'noTriangles', 'no triangles'],
    ['of nothing', Buffer.alloc(0), 'stlLength', '0 triangles'],
    ['with NaN', withCorner(NaN), 'nonFiniteCoordinate', 'line 4'],
    ['with infinity', withCorner(-Infinity), 'nonFiniteCoordinate', 'line 4'],
    ['with a corner a million kilometres off', withCorner(1e12), 'coordinateOutOfRange', 'line 4'],
  ])('refused %s', (_, bytes, code, sentence) => {
    expect(() => stl(bytes)).toThrow(fault(code, sentence));
  });

  it('of triangles that share no corner is open, whatever their number', () => {
    const soup = Buffer.alloc(84 + 50 * 1000);
    soup.writeUInt32LE(1000, 80);
    for (let i = 0; i < 9000; i++)
      soup.writeFloatLE(Math.sin(i * 7), 84 + 50 * Math.floor(i / 9) + 12 + 4 * (i % 9));
    expect(stl(soup)).toMatchObject({ isClosed: false, openEdgeCount: 3000, shells: 1000, triangles: 1000 });
  });
});

describe('OBJ', () => {
  it.each<[string, string | Uint8Array]>([
    ['as written by the book', objCube],
    ['with CRLF', objCube.replaceAll('\n', '\r\n')],
    ['without a last line ending', objCube.trimEnd()],
    [
      'with texture and normal numbers',
      objCube.replace(/ (\d+)(?=[ \n])/g, (all, n: string, at: number) =>
        at > objCube.indexOf('f ') ? ` ${n}/1/${n}` : all,
      ),
    ],
    ['with normal numbers only', objCube.replace(/^f (\d+) (\d+) (\d+)$/gm, 'f $1//$1 $2//$2 $3//$3')],
    [
      'with numbers from the end',
      objCube.replace(/^f (\d+) (\d+) (\d+)$/gm, (_, a, b, c) => `f ${+a - 9} ${+b - 9} ${+c - 9}`),
    ],
    ['with faces before the vertices', objCube.replace(/^((?:v .*\n)+)((?:f .*\n)+)/m, '$2$1')],
    ['with continued lines', objCube.replace(/^(f \d+) /gm, '$1 \\\n').replace(/^(v \d)/gm, '$1 \\\r\n ')],
    ['with vertex colours', objCube.replace(/^(v .*)$/gm, '$1 0.5 0.25 1')],
    ['with comments behind', objCube.replace(/^([vf] .*)$/gm, '$1 # why')],
    ['with a comment that ends in a backslash', `# C:\\parts\\\n${objCube}`],
    [
      'with what does not matter',
      `mtllib a.mtl\nvt 0 0\nvn 0 0 1\ng a b\ns off\nl 1 2\np 1\nusemtl x\n${objCube}`,
    ],
    ['with indented and blank lines', objCube.replaceAll('\n', '\n\n  \t')],
    ['with faces of two corners', `${objCube}f 1 2\nf\n`],
    ['with vertices of no face far away', `${objCube}v 900 900 900\n`],
    [
      'with each vertex written twice',
      objCube
        .replace(/^(v .*)$/gm, '$1\n$1')
        .replace(/^f (\d+) (\d+) (\d+)$/gm, (_, a, b, c) => `f ${+a * 2} ${+b * 2 - 1} ${+c * 2}`),
    ],
    ['in UTF-16', Buffer.from(`\ufeff${objCube}`, 'utf16le').swap16()],
  ])('%s', (_, file) => {
    expect(obj(file)).toMatchObject({ ...isCube, maxMm: { x: 2, y: 2, z: 2 } });
  });

  it.each<[string, string, string, string]>([
    ['with a vertex too few', objCube.replace('f 1 4', 'f 1 9'), 'objIndex', 'Line 11 '],
    ['with vertex 0', objCube.replace('f 1 4', 'f 0 4'), 'objIndex', 'Line 11 '],
    ['with a number from before the beginning', objCube.replace('f 1 4', 'f -9 4'), 'objIndex', 'Line 11 '],
    [
      'with a number of forty digits',
      objCube.replace('f 1 4', `f ${'9'.repeat(40)} 4`),
      'objIndex',
      'Line 11 ',
    ],
    ['with a corner that is a word', objCube.replace('f 1 4', 'f one 4'), 'objLine', 'Line 11 '],
    ['with two coordinates', objCube.replace('v 2 0 0', 'v 2 0'), 'objLine', 'Line 4 '],
    ['with a coordinate that is a word', objCube.replace('v 2 0 0', 'v 2 0 high'), 'objLine', 'Line 4 '],
    ['with NaN', objCube.replace('v 2 0 0', 'v 2 NaN 0'), 'nonFiniteCoordinate', 'line 4'],
    [
      'with a vertex a million kilometres off',
      objCube.replace('v 2 0 0', 'v 2e12 0 0'),
      'coordinateOutOfRange',
      'line 4',
    ],
    ['without faces', 'v 0 0 0\nv 1 0 0\nv 0 1 0\n', 'noTriangles', 'no triangles'],
    ['of nothing', '', 'noTriangles', 'no triangles'],
  ])('refused %s', (_, file, code, sentence) => {
    expect(() => obj(file)).toThrow(fault(code, sentence));
  });
});

describe('OBJ faces of many corners', () => {
  /** An upright prism over an outline, its two ends one face each. */
  function prism(outline: [number, number][], height: number): string {
    const n = outline.length;
    const lines = [0, height].flatMap((z) => outline.map(([x, y]) => `v ${x} ${y} ${z}`));
    const numbers = outline.map((_, i) => i + 1);
    lines.push(`f ${numbers.toReversed().join(' ')}`, `f ${numbers.map((i) => i + n).join(' ')}`);
    for (const i of numbers) lines.push(`f ${i} ${(i % n) + 1} ${(i % n) + 1 + n} ${i + n}`);
    return lines.join('\n');
  }

  it('convex: a cube of six squares', () => {
    expect(
      obj(
        prism(
          [
            [0, 0],
            [2, 0],
            [2, 2],
            [0, 2],
          ],
          2,
        ),
      ),
    ).toMatchObject({ ...isCube, overhangAreaMm2: 0 });
  });

  it.each<[string, [number, number][], number, number]>([
    [
      'an L',
      [
        [0, 0],
        [3, 0],
        [3, 1],
        [1, 1],
        [1, 3],
        [0, 3],
      ],
      5,
      12,
    ],
    [
      'an L from its other corner',
      [
        [1, 1],
        [1, 3],
        [0, 3],
        [0, 0],
        [3, 0],
        [3, 1],
      ],
      5,
      12,
    ],
    [
      'a comb',
      [
        [0, 0],
        [7, 0],
        [7, 3],
        [6, 3],
        [6, 1],
        [5, 1],
        [5, 3],
        [4, 3],
        [4, 1],
        [3, 1],
        [3, 3],
        [2, 3],
        [2, 1],
        [1, 1],
        [1, 3],
        [0, 3],
      ],
      15,
      32,
    ],
    [
      'with corners on straight sides',
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
        [2, 2],
        [0, 2],
        [0, 1],
      ],
      4,
      8,
    ],
  ])('%s: the area counts each place once', (_, outline, area, length) => {
    const result = obj(prism(outline, 2));
    expect(result).toMatchObject({ isClosed: true, shells: 1, triangles: 4 * outline.length - 4 });
    expect(result.volumeMm3).toBeCloseTo(2 * area, 9);
    expect(result.surfaceAreaMm2).toBeCloseTo(2 * area + 2 * length, 9);
  });

  it('a spiral of thousands of corners, in good time', () => {
    const turns = 20;
    const side = (radius: number): [number, number][] =>
      Array.from({ length: 1500 }, (_, i) => {
        const angle = (2 * Math.PI * turns * i) / 1500;
        const r = radius + i / 50;
        return [r * Math.cos(angle), r * Math.sin(angle)];
      });
    const outline = [...side(2), ...side(1.5).toReversed()];
    const area = outline.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [0, 0];
      return sum + (x * nextY - y * nextX) / 2;
    }, 0);
    const result = obj(prism(area > 0 ? outline : outline.toReversed(), 1));
    expect(result.isClosed).toBe(true);
    expect(result.volumeMm3).toBeCloseTo(Math.abs(area), 6);
    const walls = outline.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [0, 0];
      return sum + Math.hypot(nextX - x, nextY - y);
    }, 0);
    expect(result.surfaceAreaMm2).toBeCloseTo(2 * Math.abs(area) + walls, 6);
  });

  it('a face that crosses itself stays closed, and ends', () => {
    const star: [number, number][] = Array.from({ length: 5 }, (_, i) => {
      const angle = (4 * Math.PI * i) / 5;
      return [Math.cos(angle), Math.sin(angle)];
    });
    expect(obj(prism(star, 1))).toMatchObject({ isClosed: true });
  });
});

describe('numbers', () => {
  it.each([
    '0.1',
    '1e-5',
    '123456.789',
    '-0.30000000000000004',
    '1.7976931348623157',
    '4.35',
    '.5',
    '5.',
    '+3',
    '0.000001234567',
    '1e2',
    '12345678901234567890e-15',
    '0.1234567890123456789012345',
    '1.0E+03',
    '9007199254740993e-12',
  ])('%s is read within an ulp or two', (text) => {
    const value = Number(text);
    const x = obj(`v ${text} 0 0\nv 0 1 0\nv 0 0 1\nf 1 2 3`);
    const read = value > 0 ? x.maxMm.x : x.minMm.x;
    expect(Math.abs(read - value)).toBeLessThanOrEqual(Math.abs(value) * 4.5e-16);
  });
});
