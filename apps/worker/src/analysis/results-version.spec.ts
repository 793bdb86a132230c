import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import { kernelVersion } from '@kernel/version.js';
import type { MeshFormat } from '@shared/domain/contract/enums.js';
import {
  encodeAsciiStl,
  encodeBinaryStl,
  encodeModelXml,
  encodeObj,
  encodePackage,
  encodeThreemf,
} from '@testing/meshes/encode.js';
import { invert, merge, place, translate } from '@testing/meshes/indexed-mesh.js';
import { box, cone, gear, hollowBox, plateWithHoles, sphere, table, torus } from '@testing/meshes/shapes.js';
import { analyzeFile } from './analyze-file.js';

/**
 * What is stored under a version is more than what the kernel measures: verdicts, warnings, estimates, and how a
 * 3MF is read. One digest a version, as in `version.spec.ts`: a changed result adds a line and raises the version.
 */
const goldenDigests: Record<string, string> = {
  '8': '1dd70d26af0ed3c6',
  '9': '8397e63bbeca6a4a',
  '10': '196fcf9696ab2a94',
  // Estimates by the kernel's own powers: other last bits.
  '11': '196fcf9696ab2a94',
  // Wider bands of hours.
  '12': '98ab5fe25ce07a5c',
  // Lines that widen are no longer; no corners at slivers.
  '13': '7229323f6855adb0',
  // Constants and bands fitted anew.
  '14': '2eaaba80a80a3732',
  // Supports in layers of their own; thin walls by the lines that fill them.
  '15': '48803166a9752b83',
  // Slopes of thin walls make nothing solid; constants of plastic, bands and some of motion fitted anew.
  '16': '568d7455c475a523',
  // Jumps by printed outlines, along curved walls and in thin ones; the first layer's lines; sparse infill of narrow walls; ten
  // constants fitted anew.
  '17': 'e9ce1a639230f14f',
  // Lines of solid by its border, lifts of thin walls by their sides and ends, narrow supports; constants of motion and bands
  // fitted anew.
  '18': '480b5e7dfb4fbc9c',
  '19': '480b5e7dfb4fbc9c',
  // Bodies that are inside out beside others count; outlines of overlapping bodies by what of them is left; walls at 45° once.
  '20': '1dde33a9eae24ae3',
  // Planes take what ends in the middle of a layer; supports reach on to every side; lines for walls lie about the middle.
  '21': '7ac68e7ad0192747',
};

const boxes = [
  { mesh: box(10, 12, 14) },
  { components: [{ object: 0 }] },
  { mesh: cone(6, 9), type: 'support' },
];
const scene = encodeModelXml({
  unit: 'centimeter',
  objects: boxes,
  items: [{ object: 1, placing: [0, 0.5, 0, -0.5, 0, 0, 0, 0, 0.5, 3, 0, 9] }, { object: 0 }, { object: 2 }],
});
const marked = encodeModelXml({ objects: [{ mesh: box(9, 9, 9) }, { mesh: sphere(8) }] }).replace(
  '<item objectid="2"',
  '<item printable="0" objectid="2"',
);
const holed = { ...box(20, 20, 20), triangles: box(20, 20, 20).triangles.slice(3) };
const finned = merge(box(20, 20, 20), translate(box(15, 0.3, 11), 2.5, 9, 19));
const crossing = merge(box(20, 20, 20), translate(box(20, 20, 20), 10, 5, 0));
const touching = merge(box(10, 10, 10), translate(box(10, 10, 10), 10, 10, 0));
const leaning = place(torus(20, 5), [0.8, 0, 0.6, 0, 1, 0, -0.6, 0, 0.8, 3, 4, 5]);

/** Files that between them meet every warning, every refusal, and every part of the estimate. */
const files: [name: string, format: MeshFormat, content: Uint8Array][] = [
  ['ball', 'stl', encodeBinaryStl(sphere(15))],
  ['table with supports', 'stl', encodeBinaryStl(table(40, 20, 5, 3))],
  ['cone', 'stl', encodeAsciiStl(cone(12, 30))],
  ['hollow and inside out', 'obj', encodeObj(invert(hollowBox(20, 20, 20, 2)))],
  ['gear', 'obj', encodeObj(gear(18, 20, 3, 6))],
  ['plate with holes', 'obj', encodeObj(plateWithHoles(4, 5, 3))],
  ['ring that leans', 'stl', encodeBinaryStl(leaning)],
  ['thin wall', 'stl', encodeBinaryStl(finned)],
  ['bodies that overlap', 'stl', encodeBinaryStl(crossing)],
  ['pole', 'stl', encodeBinaryStl(box(5, 5, 60))],
  ['small', 'stl', encodeBinaryStl(box(6, 7, 9))],
  ['bodies that share an edge', 'obj', encodeObj(touching)],
  ['with a triangle of no area', 'obj', Buffer.concat([encodeObj(box(9, 9, 9)), Buffer.from('f 1 2 1\n')])],
  ['of inches', 'stl', encodeBinaryStl(box(0.5, 1, 2))],
  ['too large', 'stl', encodeBinaryStl(box(300, 10, 10))],
  ['open', 'stl', encodeBinaryStl(holed)],
  ['cut off', 'stl', encodeBinaryStl(sphere(5)).subarray(0, 900)],
  [
    'of UTF-16',
    'obj',
    Buffer.from(
      `\ufeff${encodeObj(box(9, 9, 9))
        .toString()
        .trimEnd()}`,
      'utf16le',
    ),
  ],
  ['package', '3mf', encodeThreemf(table(40, 20, 5, 3))],
  ['package of a scene', '3mf', encodePackage(scene)],
  ['package with an item off the bed', '3mf', encodePackage(marked)],
  ['package of nothing', '3mf', encodePackage(encodeModelXml({ objects: [] }))],
];

/** What a result says without its sentences: their codes and figures count, their words and parameters do not. */
function withoutWords(key: string, value: unknown): unknown {
  // Four decimals: the sine of another platform may differ in the last ones.
  if (typeof value === 'number') return Number(value.toFixed(4));
  if (key === 'message' || key === 'messageFr' || key === 'params' || key === 'tip') return undefined;
  if (typeof value !== 'object' || value === null || !('reason' in value)) return value;
  const { reason, ...fault } = value as { reason: string; value?: number; limit?: number };
  return { reason, value: fault.value, limit: fault.limit };
}

async function digest(): Promise<string> {
  const module = loadMeshKernel();
  const replies: unknown[] = [];
  for (const [name, format, content] of files) {
    const readInto = (target: Uint8Array) => Promise.resolve(target.set(content));
    replies.push([name, await analyzeFile(module, { format, sizeBytes: content.length, readInto }, {})]);
  }
  const text = JSON.stringify(replies, withoutWords);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

describe('kernelVersion', () => {
  it('names what is stored under it', async () => {
    const results = await digest();
    const golden = goldenDigests[kernelVersion];
    const advice =
      golden === undefined
        ? `Version ${kernelVersion} is new: add '${kernelVersion}': '${results}' to the table above.`
        : `Results of version ${kernelVersion} have changed: raise it in wasm/mesh-kernel/version.ts, ` +
          `then add a line for the new version, with '${results}', to the table above.`;
    expect(results === golden ? '' : advice).toBe('');
  });
});
