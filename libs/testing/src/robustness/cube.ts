import { encodeAsciiStl, encodeBinaryStl, encodeModelXml, encodeObj } from '../meshes/encode.js';
import { box } from '../meshes/shapes.js';
import type { Expectation } from './robustness-case.js';

/** The part that most cases write in some odd way: of one-digit coordinates, and just large enough to print. */
export const cube = box(8, 8, 8);
export const isCube: Expectation = { volumeMm3: 512, surfaceAreaMm2: 384 };

export const binaryCube = encodeBinaryStl(cube);
export const asciiCube = encodeAsciiStl(cube).toString();
export const objCube = encodeObj(cube).toString();
export const cubeXml = encodeModelXml({ objects: [{ mesh: cube }] });
