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
/** Places where rounding, ties and layers' borders are. */
const coordinates = [-0, 0, 1, 2, 5, 10, 0.1, 0.2, 0.3, 1e-4, 1e-7, 1e-30, 255.9, 1e4, 1e9, NaN];
const words = [0, 1, 2, 0x7fffffff, 0x80000000, 0xffffffff, 0xfffffffe, 85_899_346, 0x04034b50];

type Mutation = (bytes: Buffer, random: Random) => Buffer;

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

/** Changes that leave a file readable more often than not, so that what follows reading is tried as well. */
const gentle: readonly Mutation[] = [
  // Another digit: text stays text.
  (bytes, random) => {
    for (let at = random.below(bytes.length), left = 64; left > 0; at = (at + 1) % bytes.length, left--) {
      const byte = bytes[at] ?? 0;
      if (byte < 0x30 || byte > 0x39) continue;
      bytes[at] = 0x30 + random.below(10);
      break;
    }
    return bytes;
  },
  (bytes, random) => {
    const records = Math.floor((bytes.length - 84) / 50);
    if (records < 1) return bytes;
    const at = 96 + 50 * random.below(records) + 4 * random.below(9);
    bytes.writeFloatLE(random.pick(coordinates), at);
    return bytes;
  },
  // Another coordinate of the same file: makes degenerate and touching triangles.
  (bytes, random) => {
    const records = Math.floor((bytes.length - 84) / 50);
    if (records < 2) return bytes;
    const corner = (): number => 96 + 50 * random.below(records) + 12 * random.below(3);
    const from = corner();
    bytes.copy(bytes, corner(), from, from + 12);
    return bytes;
  },
  // The same everywhere in the file: closed surfaces stay closed.
  (bytes, random) => {
    if (bytes.length < 134) return bytes;
    const from = bytes.readInt32LE(96 + 4 * random.below(9));
    const to = Buffer.alloc(4);
    to.writeFloatLE(random.pick(coordinates));
    for (let at = 96; at + 4 <= bytes.length; at += 50) {
      for (let k = at; k < at + 36 && k + 4 <= bytes.length; k += 4) {
        if (bytes.readInt32LE(k) === from) to.copy(bytes, k);
      }
    }
    return bytes;
  },
];

/** A copy of the file with a few changes. */
export function mutate(bytes: Uint8Array, random: Random): Buffer {
  let changed = Buffer.from(bytes);
  const isGentle = random.below(2) === 0;
  for (let left = 1 + random.below(6); left > 0 && changed.length > 0; left--) {
    changed = Buffer.from(random.pick(isGentle ? gentle : mutations)(changed, random));
  }
  return changed;
}
