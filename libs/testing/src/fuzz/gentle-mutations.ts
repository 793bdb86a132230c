import type { Random } from './random.js';

/**
 * Changes that leave a file readable more often than not, and a closed surface closed: what comes after reading
 * (welding, layers, supports, estimate, price) is to be tried as well.
 */
export type Mutation = (bytes: Buffer, random: Random) => Buffer;

/** Places where rounding, ties and layers' borders are. */
const coordinates = [-0, 0, 1, 2, 5, 10, 0.1, 0.2, 0.3, 1e-4, 1e-7, 1e-30, 255.9, 1e4];
const factors = [0.04, 0.5, 0.999, 1.0001, 1.7, 3, 25.4];

function coordinate(random: Random): number {
  return random.below(3) === 0 ? random.pick(coordinates) : random.below(300) / 10;
}

const headerBytes = 84;
const recordBytes = 50;

/** How many records a binary STL file holds; 0 for all else. */
function recordsOf(bytes: Buffer): number {
  const records = Math.floor((bytes.length - headerBytes) / recordBytes);
  const isBinary = records > 0 && bytes.readUInt32LE(80) === records && bytes.includes(0);
  return isBinary ? records : 0;
}

/** Where the corners of a binary STL file stand. */
function cornersOf(bytes: Buffer): number[] {
  return Array.from(
    { length: recordsOf(bytes) * 3 },
    (_, i) => headerBytes + recordBytes * Math.floor(i / 3) + 12 * (1 + (i % 3)),
  );
}

/** The three coordinates of a vertex in the text of STL, OBJ or 3MF, and what stands between them. */
const vertexText = /(\b(?:v|vertex) (?:x=")?)([^\s"]+)(" y="| +)([^\s"]+)(" z="| +)([^\s"/]+)/g;

type Change = (corner: readonly [number, number, number]) => readonly [number, number, number];

/** The file with every vertex changed in the same way, wherever it stands: what met still meets. */
function mapVertices(bytes: Buffer, change: Change): Buffer {
  const corners = cornersOf(bytes);
  for (const at of corners) {
    const from = [bytes.readFloatLE(at), bytes.readFloatLE(at + 4), bytes.readFloatLE(at + 8)] as const;
    change(from).forEach((value, axis) => bytes.writeFloatLE(value, at + 4 * axis));
  }
  if (corners.length > 0) return bytes;
  const text = bytes.toString('latin1');
  const changed = text.replace(
    vertexText,
    (_all, open: string, x: string, first: string, y: string, second: string, z: string) => {
      const [toX, toY, toZ] = change([Number(x), Number(y), Number(z)]);
      return `${open}${toX}${first}${toY}${second}${toZ}`;
    },
  );
  return Buffer.from(changed, 'latin1');
}

/** One vertex of the file, or undefined when it has none that can be found. */
function someVertex(bytes: Buffer, random: Random): readonly [number, number, number] | undefined {
  const vertices: (readonly [number, number, number])[] = [];
  mapVertices(Buffer.from(bytes), (vertex) => {
    vertices.push(vertex);
    return vertex;
  });
  return vertices.length > 0 ? random.pick(vertices) : undefined;
}

export const gentleMutations: readonly Mutation[] = [
  // Another digit: text stays text.
  (bytes, random) => {
    if (recordsOf(bytes) > 0) return bytes;
    for (let at = random.below(bytes.length), left = 64; left > 0; at = (at + 1) % bytes.length, left--) {
      const byte = bytes[at] ?? 0;
      if (byte < 0x30 || byte > 0x39) continue;
      bytes[at] = 0x30 + random.below(10);
      break;
    }
    return bytes;
  },
  // Another place for one vertex.
  (bytes, random) => {
    const vertex = someVertex(bytes, random);
    const to = [coordinate(random), coordinate(random), coordinate(random)] as const;
    return mapVertices(bytes, (from) => (from.every((value, i) => value === vertex?.[i]) ? to : from));
  },
  // Two vertices become one: makes degenerate and touching triangles.
  (bytes, random) => {
    const [vertex, to] = [someVertex(bytes, random), someVertex(bytes, random)];
    return mapVertices(bytes, (from) => (to && from.every((value, i) => value === vertex?.[i]) ? to : from));
  },
  // Another value for one coordinate, wherever it stands: planes move.
  (bytes, random) => {
    const axis = random.below(3);
    const value = someVertex(bytes, random)?.[axis];
    const to = coordinate(random);
    return mapVertices(bytes, ([x, y, z]) => [
      axis === 0 && x === value ? to : x,
      axis === 1 && y === value ? to : y,
      axis === 2 && z === value ? to : z,
    ]);
  },
  // Larger or smaller along an axis.
  (bytes, random) => {
    const axis = random.below(3);
    const factor = random.pick(factors);
    return mapVertices(bytes, ([x, y, z]) => [
      axis === 0 ? x * factor : x,
      axis === 1 ? y * factor : y,
      axis === 2 ? z * factor : z,
    ]);
  },
  // Leaning.
  (bytes, random) => {
    const [shearX, shearY] = [coordinate(random) / 30, coordinate(random) / 30];
    return mapVertices(bytes, ([x, y, z]) => [x + shearX * z, y, z + shearY * x]);
  },
  // One corner of one triangle: leaves a hole.
  (bytes, random) => {
    if (recordsOf(bytes) === 0) return bytes;
    bytes.writeFloatLE(coordinate(random), random.pick(cornersOf(bytes)) + 4 * random.below(3));
    return bytes;
  },
];
