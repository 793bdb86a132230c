import { gentleMutations, type Mutation } from './gentle-mutations.js';
import type { Random } from './random.js';

/** Bytes and words that readers stumble over. */
const tokens = [
  'vertex',
  'facet',
  'endfacet',
  'outer loop',
  'endloop',
  'solid',
  'endsolid',
  'nan',
  'inf',
  '-0',
  '1e999',
  '1e-400',
  '-1e9',
  '1e38',
  '0.1',
  '9007199254740993',
  '2147483648',
  '4294967296',
  '-1',
  '0',
  '\\\n',
  '\r\n',
  '#',
  '/',
  '//',
  '\0',
  'f 1 2 3\n',
  'f 1 2 3 4 5 6 7 8\n',
  'v 0 0 0\n',
  'f -1 -1 -1\n',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?',
  '?>',
  '<!DOCTYPE a>',
  '<mesh>',
  '</mesh>',
  '<vertex x="1" y="2" z="3"/>',
  '<triangle v1="0" v2="1" v3="2"/>',
  '"/>',
  '" />',
  '<vertices>',
  '<triangles>',
  '</object>',
  '<component objectid="2"/>',
  '<item objectid="1"/>',
  'unit="foot"',
  ' transform="1 0 0 0 1 0 0 0 1 0 0 0"',
  ' transform="0 0 0 0 0 0 0 0 0 0 0 0"',
  'objectid="2"',
  '&amp;',
  '\ufeff',
].map((token) => Buffer.from(token));

const floats = [NaN, Infinity, -Infinity, -0, 0, 1e-45, 1e38, 1e9, -1e9, 1e-7, 0.1, 0.3, 256, 1];
const words = [0, 1, 2, 0x7fffffff, 0x80000000, 0xffffffff, 0xfffffffe, 85_899_346, 0x04034b50];

function splice(bytes: Buffer, at: number, removed: number, inserted: Uint8Array): Buffer {
  return Buffer.concat([bytes.subarray(0, at), inserted, bytes.subarray(at + removed)]);
}

/** A place and a length within the file, short ones more often. */
function range(bytes: Buffer, random: Random): [at: number, length: number] {
  const at = random.below(bytes.length + 1);
  return [at, Math.min(bytes.length - at, random.below(2 ** (1 + random.below(10))))];
}

const mutations: readonly Mutation[] = [
  (bytes, random) => {
    const at = random.below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
    return bytes;
  },
  (bytes, random) => {
    bytes[random.below(bytes.length)] = random.below(256);
    return bytes;
  },
  (bytes, random) => {
    const [at, length] = range(bytes, random);
    return splice(bytes, at, length, Buffer.alloc(0));
  },
  (bytes, random) => {
    const [at, length] = range(bytes, random);
    return splice(bytes, random.below(bytes.length), 0, Buffer.from(bytes.subarray(at, at + length)));
  },
  (bytes, random) => {
    const [at, length] = range(bytes, random);
    return splice(bytes, at, random.below(2) * length, random.pick(tokens));
  },
  (bytes, random) => bytes.subarray(0, random.below(bytes.length)),
  (bytes, random) => {
    if (bytes.length >= 4) bytes.writeFloatLE(random.pick(floats), random.below(bytes.length - 3));
    return bytes;
  },
  (bytes, random) => {
    if (bytes.length >= 4) bytes.writeUInt32LE(random.pick(words), random.below(bytes.length - 3));
    return bytes;
  },
];

/** A copy of the file with a few changes, in most cases such as leave it readable. */
export function mutate(bytes: Uint8Array, random: Random): Buffer {
  let changed = Buffer.from(bytes);
  const isGentle = random.below(3) > 0;
  for (let left = 1 + random.below(6); left > 0 && changed.length > 0; left--) {
    changed = Buffer.from(random.pick(isGentle ? gentleMutations : mutations)(changed, random));
  }
  return changed;
}
