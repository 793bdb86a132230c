import { describe, expect, it } from '@jest/globals';
import { MeshKernel } from '@kernel/kernel.js';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import type { KernelResult } from '@kernel/kernel-result.js';
import { encodeModelXml, encodePackage, encodeThreemf } from '@testing/meshes/encode.js';
import { box, torus } from '@testing/meshes/shapes.js';
import { zip } from '@cards/solid/zip-archive.js';
import { measureThreemf } from './threemf-package.js';
import { nodeUnpacker } from './node-unpacker.js';

const module = loadMeshKernel();

function measure(file: Uint8Array): Promise<KernelResult> {
  return measureThreemf(file, MeshKernel.instantiate(module), nodeUnpacker);
}

const cube = box(2, 2, 2);
const cubeXml = encodeModelXml({ objects: [{ mesh: cube }] });
const isCube = { format: '3mf', isClosed: true, triangles: 12, volumeMm3: 8 };

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

  it('follows the production extension into other parts, each once', async () => {
    const root = encodeModelXml({ objects: [], items: [] }).replace(
      '<build>',
      '<build xmlns:p="http://schemas.microsoft.com/3dmanufacturing/production/2015/06"><item objectid="1" p:path="/3D/Parts/One.model"/><item objectid="1" p:path="/3D/parts/one.model" transform="1 0 0 0 1 0 0 0 1 5 0 0"/>',
    );
    const result = await measure(encodePackage(root, { '3D/parts/ONE.model': cubeXml }));
    expect(result).toMatchObject({ triangles: 24, volumeMm3: 16, shells: 2 });
  });

  it('finds the model where the relationships say', async () => {
    const rels =
      '<r:Relationships xmlns:r="x"><r:Relationship Id="a" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel" Target="models/part.model"/></r:Relationships>';
    expect(await measure(zip({ '_rels/.rels': rels, 'models/part.model': cubeXml }))).toMatchObject(isCube);
  });

  it('bounds the relationships of all parts together', async () => {
    const parts = ['3D/one.model', '3D/two.model'];
    const items = parts.map((part) => `<item objectid="1" p:path="/${part}"/>`);
    const root = encodeModelXml({ objects: [], items: [] }).replace(
      '<build>',
      `<build xmlns:p="http://schemas.microsoft.com/3dmanufacturing/production/2015/06">${items.join('')}`,
    );
    const packed = (bytes: number): Buffer => {
      const links = `<Relationships>${' '.repeat(bytes)}</Relationships>`;
      return encodePackage(root, {
        '3D/one.model': cubeXml,
        '3D/two.model': cubeXml,
        '3D/_rels/one.model.rels': links,
        '3D/_rels/two.model.rels': links,
      });
    };
    expect(await measure(packed(1_000_000))).toMatchObject({ triangles: 24 });
    await expect(measure(packed(1_100_000))).rejects.toThrow('relationshipsUnreadable');
  });
});
