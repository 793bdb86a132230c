import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { archiveCases, packageCases } from '@testing/robustness/package-cases.js';
import { xmlCases } from '@testing/robustness/model-xml-cases.js';
import { zip } from '@cards/solid/zip-archive.js';
import { MeshKernel } from '@kernel/kernel.js';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import { MeshReadError } from '@kernel/mesh-read-error.js';
import { crc32 } from './crc32.js';
import { nodeUnpacker } from './node-unpacker.js';
import { measureThreemf } from './threemf-package.js';
import type { Unpacker } from './unpacker.js';
import { webUnpacker } from './web-unpacker.js';
import { isSafeName, packedBytesOf, readZipDirectory } from './zip-directory.js';

const module = loadMeshKernel();
const unpackers = { Node: nodeUnpacker, 'a browser': webUnpacker };

/** Volume of the part, or the code of its refusal. */
async function outcomeOf(file: Uint8Array, unpacker: Unpacker): Promise<number | string> {
  try {
    const { volumeMm3 } = await measureThreemf(file, MeshKernel.instantiate(module), unpacker);
    return volumeMm3;
  } catch (error) {
    if (error instanceof MeshReadError) return error.message;
    throw error;
  }
}

async function unpacked(unpacker: Unpacker, packed: Uint8Array): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of unpacker.inflateRaw(packed)) chunks.push(Uint8Array.from(chunk));
  return Buffer.concat(chunks).toString();
}

describe.each(Object.entries(unpackers))('unpacking as in %s', (_, unpacker) => {
  const text = 'a part of plastic '.repeat(30_000);
  const packed = deflateRawSync(text);

  it('gives the bytes that were packed', async () => {
    expect(await unpacked(unpacker, packed)).toBe(text);
    expect(await unpacked(unpacker, deflateRawSync(''))).toBe('');
  });

  it.each([
    ['bytes behind the stream', Buffer.concat([packed, Buffer.from('more')])],
    ['a stream that is cut off', packed.subarray(0, -5)],
    ['no bytes', Buffer.alloc(0)],
    ['what was never packed', Buffer.alloc(50, 0xff)],
  ])('refuses %s', async (_name, bytes) => {
    await expect(unpacked(unpacker, bytes)).rejects.toThrow();
  });

  it('stops when its reader does', async () => {
    for await (const chunk of unpacker.inflateRaw(packed)) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
  });

  it.each([
    ['', 0],
    ['123456789', 0xcbf43926],
    ['The quick brown fox jumps over the lazy dog', 0x414fa339],
  ])('sums %j up', (content, expected) => {
    const bytes = Buffer.from(content);
    expect(unpacker.crc32(bytes, 0)).toBe(expected);
    expect(unpacker.crc32(bytes.subarray(4), unpacker.crc32(bytes.subarray(0, 4), 0))).toBe(expected);
  });
});

describe('a 3MF file', () => {
  it.each([...packageCases, ...archiveCases, ...xmlCases].filter(({ format }) => format === '3mf'))(
    'is the same part, or refused alike, in Node and in a browser: $name',
    async ({ file }) => {
      const bytes = file();
      expect(await outcomeOf(bytes, webUnpacker)).toBe(await outcomeOf(bytes, nodeUnpacker));
    },
  );
});

describe('crc32', () => {
  it('sums at any place of a buffer', () => {
    const bytes = Buffer.from('0123456789abcdefghijklmnopqrstuvwxyz');
    for (let from = 0; from < 9; from++) {
      for (let to = from; to <= bytes.length; to += 5) {
        const part = bytes.subarray(from, to);
        expect(crc32(part)).toBe(nodeUnpacker.crc32(part, 0));
      }
    }
  });
});

describe('the directory of an archive', () => {
  it('names the entries, and where their bytes lie', async () => {
    const file = zip({ 'a/Pièce.stl': 'solid a', 'b.obj': 'v 0 0 0' });
    const entries = await readZipDirectory(file);
    expect(entries).toMatchObject([
      { name: 'a/Pièce.stl', method: 8, isEncrypted: false, sizeBytes: 7, headerAt: 0 },
      { name: 'b.obj', method: 8, isEncrypted: false, sizeBytes: 7 },
    ]);
    expect(await unpacked(nodeUnpacker, packedBytesOf(file, entries[1]!))).toBe('v 0 0 0');
  });

  it('is damaged where an entry does not begin where it says', async () => {
    const file = zip({ a: 'solid a' });
    const [entry] = await readZipDirectory(file);
    for (const headerAt of [1, file.length - 10]) {
      expect(() => packedBytesOf(file, { ...entry!, headerAt })).toThrow('archiveDamaged');
    }
    expect(() => packedBytesOf(file, { ...entry!, packedBytes: 1000 })).toThrow('archiveDamaged');
  });

  it.each(['../a', 'a/../b', '/a', 'C:/a', 'c:a', 'a\\b'])('holds no safe name in %j', (name) => {
    expect(isSafeName(name)).toBe(false);
  });

  it.each(['a', 'a/b', 'a..b/c..', '..a'])('holds a safe name in %j', (name) => {
    expect(isSafeName(name)).toBe(true);
  });
});
