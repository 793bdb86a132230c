import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { MeshKernel, loadMeshKernel } from '@kernel/kernel.js';
import type { KernelResult } from '@kernel/kernel-result.js';
import { encodeModelXml, encodePackage, encodeThreemf } from '../../../../tools/meshes/encode.js';
import { box, torus } from '../../../../tools/meshes/shapes.js';
import { zip } from '@shared/storage/zip-archive.js';
import { measureThreemf } from './threemf-package.js';

const module = loadMeshKernel();

function measure(file: Uint8Array): Promise<KernelResult> {
  return measureThreemf(file, MeshKernel.instantiate(module));
}

const cube = box(2, 2, 2);
const cubeXml = encodeModelXml({ objects: [{ mesh: cube }] });
const isCube = { format: '3mf', isClosed: true, triangles: 12, volumeMm3: 8 };

/** The archive with the headers of an entry changed: `change` gets what local and central one share. */
function patch(file: Buffer, name: string, change: (header: Buffer) => void): Buffer {
  const patched = Buffer.from(file);
  for (const [signature, sharedAt] of [
    ['PK\x03\x04', 4],
    ['PK\x01\x02', 6],
  ] as const) {
    for (let at = patched.indexOf(signature); at >= 0; at = patched.indexOf(signature, at + 4)) {
      const nameAt = at + (sharedAt === 4 ? 30 : 46);
      if (patched.toString('utf8', nameAt, nameAt + name.length) === name) {
        change(patched.subarray(at + sharedAt));
      }
    }
  }
  return patched;
}

describe('measureThreemf', () => {
  it('reads a package', async () => {
    expect(await measure(encodeThreemf(cube))).toMatchObject(isCube);
  });

  it('reads a large model in many chunks', async () => {
    const mesh = torus(20, 5, 400, 100);
    expect(await measure(encodeThreemf(mesh))).toMatchObject({
      triangles: 80_000,
      isClosed: true,
      shells: 1,
    });
  });

  it.each<[string, Buffer]>([
    ['UTF-16 with a mark', Buffer.from(`\ufeff${cubeXml}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(cubeXml, 'utf16le')],
    ['big-endian UTF-16', Buffer.from(`\ufeff${cubeXml}`, 'utf16le').swap16()],
  ])('reads a model in %s', async (_, xml) => {
    expect(await measure(encodePackage(xml))).toMatchObject(isCube);
  });

  it('follows the production extension into other parts, each once', async () => {
    const root = encodeModelXml({ objects: [], items: [] }).replace(
      '<build>',
      '<build><item objectid="1" p:path="/3D/Parts/One.model"/><item objectid="1" p:path="/3D/parts/one.model" transform="1 0 0 0 1 0 0 0 1 5 0 0"/>',
    );
    const result = await measure(encodePackage(root, { '3D/parts/ONE.model': cubeXml }));
    expect(result).toMatchObject({ triangles: 24, volumeMm3: 16, shells: 2 });
  });

  it('finds the model where the relationships say', async () => {
    const rels =
      '<r:Relationships xmlns:r="x"><r:Relationship Id="a" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel" Target="models/part.model"/></r:Relationships>';
    expect(await measure(zip({ '_rels/.rels': rels, 'models/part.model': cubeXml }))).toMatchObject(isCube);
  });

  const packed = encodeThreemf(cube);
  const root = '3D/3dmodel.model';
  it.each<[string, () => Buffer, string]>([
    ['no archive', () => Buffer.from('PK\x03\x04 and then nothing of it'), 'archiveDamaged'],
    ['a cut archive', () => packed.subarray(0, -30), 'archiveDamaged'],
    ['no relationships', () => zip({ [root]: cubeXml }), 'relationshipsUnreadable'],
    [
      'relationships that name no model',
      () => zip({ '_rels/.rels': '<Relationships/>', [root]: cubeXml }),
      'relationshipsUnreadable',
    ],
    [
      'relationships that are no XML',
      () => zip({ '_rels/.rels': '<Relationships', [root]: cubeXml }),
      'relationshipsUnreadable',
    ],
    [
      'a part that is missing',
      () => encodePackage(cubeXml.replace('<item ', '<item p:path="/3D/x.model" ')),
      'partMissing',
    ],
    ['a name twice', () => encodePackage(cubeXml, { '3d/3DMODEL.model': cubeXml }), 'archiveNames'],
    ['a name that climbs', () => encodePackage(cubeXml, { '../../etc/passwd': 'x' }), 'archiveNames'],
    [
      'a name from the root of the disk',
      () => encodePackage(cubeXml, { '/etc/passwd': 'x' }),
      'archiveNames',
    ],
    [
      'an encrypted entry',
      () => patch(packed, root, (h) => h.writeUInt16LE(h.readUInt16LE(2) | 1, 2)),
      'archiveEncrypted',
    ],
    [
      'strong encryption',
      () => patch(packed, root, (h) => h.writeUInt16LE(h.readUInt16LE(2) | 0x40, 2)),
      'archiveEncrypted',
    ],
    ['an unknown compression', () => patch(packed, root, (h) => h.writeUInt16LE(99, 4)), 'archiveDamaged'],
    ['a wrong checksum', () => patch(packed, root, (h) => h.writeUInt32LE(1, 10)), 'archiveDamaged'],
    ['a size that is too small', () => patch(packed, root, (h) => h.writeUInt32LE(99, 18)), 'archiveDamaged'],
    [
      'a size that is too large',
      () => patch(packed, root, (h) => h.writeUInt32LE(9999, 18)),
      'archiveDamaged',
    ],
    [
      'a size of two gigabytes',
      () => patch(packed, root, (h) => h.writeUInt32LE(2 ** 31, 18)),
      'archiveTooLarge',
    ],
    ['a bomb', () => encodePackage(Buffer.alloc(20 * 1024 ** 2, ' ')), 'archiveTooLarge'],
    ['compressed data that is none', () => patchData(packed), 'archiveDamaged'],
  ])('refuses %s', async (_, file, code) => {
    await expect(measure(file())).rejects.toMatchObject({ name: 'MeshReadError', code });
  });

  /** The archive with the model's compressed bytes overwritten. */
  function patchData(file: Buffer): Buffer {
    const patched = Buffer.from(file);
    const data = deflateRawSync(Buffer.from(cubeXml));
    patched.fill(0xff, patched.indexOf(data), patched.indexOf(data) + 20);
    return patched;
  }
});
