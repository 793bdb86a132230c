import { describe, expect, it } from '@jest/globals';
import { encodeAsciiStl, encodeBinaryStl, encodeObj, encodeThreemf } from '@testing/meshes/encode.js';
import { box, sphere } from '@testing/meshes/shapes.js';
import { detectFormat, formatHeadBytes } from './mesh-format.js';

function detect(file: string | Uint8Array): string | null {
  const bytes = Buffer.from(file);
  return detectFormat(bytes.subarray(0, formatHeadBytes), bytes.length);
}

function cutBinaryStl(): Buffer {
  return encodeBinaryStl(box(1, 1, 1)).subarray(0, -1);
}

describe('detectFormat', () => {
  it.each<[string, string | Uint8Array, string | null]>([
    ['binary STL', encodeBinaryStl(box(1, 1, 1)), 'stl'],
    ['binary STL larger than the head', encodeBinaryStl(sphere(5)), 'stl'],
    ['binary STL whose header says solid', encodeBinaryStl(box(1, 1, 1), 'solid facet normal'), 'stl'],
    ['binary STL without triangles', Buffer.alloc(84), 'stl'],
    ['ASCII STL', encodeAsciiStl(box(1, 1, 1)), 'stl'],
    ['ASCII STL in capitals, after blank lines', '\n  SOLID x\nFACET NORMAL 0 0 0', 'stl'],
    ['ASCII STL with a byte order mark', '\ufeffsolid x\nfacet normal 0 0 0', 'stl'],
    ['OBJ', encodeObj(sphere(5)), 'obj'],
    ['OBJ behind a long comment', `${'# by a program\n'.repeat(400)}v 0 0 0\n`, 'obj'],
    ['OBJ with materials, groups and a continued line', 'mtllib a.mtl\ng x\nv 0 0 \\\n0\nf 1 1 1', 'obj'],
    [
      'OBJ with tags of its own program',
      '# cube\nv 0 0 0\nv 1 0 0\nt crease 2/1/0 1 2 3.0\nf 1 1 1\n',
      'obj',
    ],
    ['OBJ in UTF-16', Buffer.from('\ufeffv 0 0 0\nf 1 1 1\n', 'utf16le'), 'obj'],
    ['3MF', encodeThreemf(box(1, 1, 1)), '3mf'],
    ['an empty file', '', null],
    ['binary STL that is cut off', cutBinaryStl(), null],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), null],
    ['a page', '<!doctype html><html><body>v 0 0 0</body></html>', null],
    ['prose', 'Dear team,\nv 1 2 3\n', null],
    ['a short comment alone', '# nothing\n', null],
    ['a program', '#!/bin/sh\nrm -rf /\n', null],
  ])('%s', (_, file, format) => {
    expect(detect(file)).toBe(format);
  });
});

it('judges the longest numbers as soon as short ones', () => {
  const beganMs = performance.now();
  const vertex = (third: string) => `v ${'1'.repeat(1_360)} ${'2'.repeat(2_700)} ${third}\n`;
  expect([detect(vertex('z')), detect(vertex('3'))]).toEqual(['obj', 'obj']);
  expect(performance.now() - beganMs).toBeLessThan(500);
});
