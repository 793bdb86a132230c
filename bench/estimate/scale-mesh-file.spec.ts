import { describe, expect, it } from '@jest/globals';
import { encodeAsciiStl, encodeBinaryStl, encodeObj } from '@testing/meshes/encode.js';
import { scale } from '@testing/meshes/indexed-mesh.js';
import { box } from '@testing/meshes/shapes.js';
import { scaleMeshFile } from './scale-mesh-file.js';

describe('scaleMeshFile', () => {
  const mesh = box(1, 2, 3);
  const larger = scale(mesh, 25);

  it.each([
    ['part.stl', encodeBinaryStl(mesh), encodeBinaryStl(larger)],
    ['text.stl', encodeAsciiStl(mesh), encodeAsciiStl(larger)],
    ['part.obj', encodeObj(mesh), encodeObj(larger)],
  ])('scales the coordinates of %s and nothing else', (name, file, expected) => {
    expect(scaleMeshFile(file, name, 25).equals(expected)).toBe(true);
    expect(scaleMeshFile(file, name, 1)).toBe(file);
  });
});
