import { describe, expect, it } from '@jest/globals';
import { type ThreemfContent, encodeModelXml } from '@testing/meshes/encode.js';
import { invert, merge, place, type Placing } from '@testing/meshes/indexed-mesh.js';
import { extensionNamespaces, requiring, xmlFaults, xmlForms } from '@testing/robustness/model-xml-cases.js';
import { box, cone, sphere, torus } from '@testing/meshes/shapes.js';
import { MeshKernel } from './kernel.js';
import { loadMeshKernel } from './load-kernel.js';
import type { KernelResult } from './kernel-result.js';
import { measureReference } from './reference.js';

const module = loadMeshKernel();

/** Measures model parts by their names, the root first, pushed in chunks of a given size. */
function measureParts(parts: Record<string, string>, chunkBytes = 50_000): KernelResult {
  const kernel = MeshKernel.instantiate(module);
  for (const [name, xml] of Object.entries(parts)) {
    const bytes = Buffer.from(xml);
    kernel.beginPart(name);
    for (let at = 0; at < bytes.length; at += chunkBytes) kernel.pushXml(bytes.subarray(at, at + chunkBytes));
    kernel.finishPart();
  }
  return kernel.measure3mf();
}

function measure(model: string | ThreemfContent, chunkBytes?: number): KernelResult {
  return measureParts(
    { '/3D/3dmodel.model': typeof model === 'string' ? model : encodeModelXml(model) },
    chunkBytes,
  );
}

function fault(code: string): Error {
  return expect.objectContaining({ code }) as unknown as Error;
}

const cube = box(2, 2, 2);
const cubeXml = encodeModelXml({ objects: [{ mesh: cube }] });
const isCube = { isClosed: true, triangles: 12, volumeMm3: 8, surfaceAreaMm2: 24, shells: 1 };
const turn: Placing = [0, 1, 0, -1, 0, 0, 0, 0, 1, 50, 60, 70];
const mirror: Placing = [-1, 0, 0, 0, 1, 0, 0, 0, 1, 100, 0, 0];
const stretch: Placing = [2, 0, 0, 0.5, 1, 0, 0, 0, 3, 0, 0, 10];

describe('3MF model', () => {
  it.each([1, 2, 3, 7, 64, 1000])('in chunks of %i bytes', (chunkBytes) => {
    const xml = cubeXml.replace('<resources>', '<!-- a > b -- c --><resources><![CDATA[ ]] > </x> ]]>');
    expect(measure(xml, chunkBytes)).toMatchObject({ ...isCube, format: '3mf', unit: 'millimeter' });
  });

  it.each(xmlForms)('%s, in chunks of five bytes', (_, xml) => {
    expect(measure(xml, 5)).toMatchObject({ isClosed: true, triangles: 12, volumeMm3: 512, shells: 1 });
  });

  it.each(Object.entries(extensionNamespaces))(
    'names the extension that it requires: %s',
    (name, namespace) => {
      expect(() => measure(requiring(namespace))).toThrow(`requiredExtension (${name})`);
    },
  );

  it('reads thousands of parts that refer to one another in seconds', () => {
    const count = 5000;
    const names = Array.from({ length: count }, (_, i) => `/3D/${'part'.repeat(45)}${i}.model`);
    const kernel = MeshKernel.instantiate(module);
    let unread = count;
    for (const [i, name] of names.entries()) {
      const components = Array.from(
        { length: 49 },
        (_, k) => `<component objectid="1" p:path="${names[(i + k * 197 + 1) % count]}"/>`,
      );
      kernel.beginPart(name);
      const xml = cubeXml
        .replace(
          '<model ',
          '<model xmlns:p="http://schemas.microsoft.com/3dmanufacturing/production/2015/06" ',
        )
        .replace(/<mesh>[^]*<\/mesh>/, `<components>${components.join('')}</components>`);
      kernel.pushXml(Buffer.from(xml));
      unread = kernel.finishPart().length;
    }
    expect(unread).toBe(0);
  });

  it.each(['micron', 'centimeter', 'inch'])('says that it is in %s', (unit) => {
    expect(measure({ unit, objects: [{ mesh: cube }] }).unit).toBe(unit);
  });

  it('places what the build lists, as the reference does', () => {
    const objects = [
      { mesh: torus(20, 5) },
      { mesh: cone(10, 20) },
      {
        components: [
          { object: 0, placing: stretch },
          { object: 1, placing: mirror },
        ],
      },
    ];
    const result = measure({
      objects,
      items: [{ object: 2, placing: turn }, { object: 2 }, { object: 1, placing: mirror }],
    });
    const pair = [place(torus(20, 5), stretch), invert(place(cone(10, 20), mirror))];
    const reference = measureReference([
      ...pair.map((mesh) => place(mesh, turn)),
      ...pair,
      invert(place(cone(10, 20), mirror)),
    ]);
    expect(result.triangles).toBe(reference.triangles);
    expect(result.shells).toBe(5);
    expect(result.flippedShells).toBe(0);
    expect(result.volumeMm3 / reference.volumeMm3).toBeCloseTo(1, 11);
    expect(result.surfaceAreaMm2 / reference.surfaceAreaMm2).toBeCloseTo(1, 11);
    expect(result.overhangAreaMm2 / reference.overhangAreaMm2).toBeCloseTo(1, 11);
    expect(result.maxMm.x).toBeCloseTo(reference.maxMm.x, 9);
  });

  it('leaves out what is no material: supports, surfaces and what they hold', () => {
    const result = measure({
      objects: [
        { mesh: cube },
        { mesh: cube, type: 'support' },
        { components: [{ object: 0 }, { object: 1 }] },
        { components: [{ object: 0 }], type: 'surface' },
      ],
      items: [{ object: 2 }, { object: 1 }, { object: 3 }],
    });
    expect(result).toMatchObject(isCube);
  });

  it('tells where open edges lie as placed', () => {
    const open = { positions: cube.positions, triangles: cube.triangles.slice(3) };
    const result = measure({ objects: [{ mesh: open }], items: [{ object: 0, placing: turn }] });
    expect(result).toMatchObject({ isClosed: false, openEdgeCount: 3 });
    expect(result.openEdges[0]).toEqual({ from: { x: 50, y: 60, z: 70 }, to: { x: 48, y: 62, z: 70 } });
  });

  it('keeps meshes apart that lie in one another', () => {
    const result = measure({
      objects: [{ mesh: box(20, 20, 20) }, { mesh: invert(sphere(2)) }],
      items: [{ object: 0 }, { object: 1, placing: [1, 0, 0, 0, 1, 0, 0, 0, 1, 10, 10, 10] }],
    });
    expect(result).toMatchObject({ shells: 2, flippedShells: 1, cavityShells: 0 });
  });

  it('takes objects from other parts, each in its own unit', () => {
    const root = encodeModelXml({ objects: [], items: [] }).replace(
      '<build>',
      '<build xmlns:p="http://schemas.microsoft.com/3dmanufacturing/production/2015/06"><item objectid="1" p:path="/3D/Parts/A&amp;B.model"/><item objectid="1" p:path="/3D/parts/c.model" transform="1 0 0 0 1 0 0 0 1 100 0 0"/>',
    );
    const kernel = MeshKernel.instantiate(module);
    kernel.beginPart('/3D/3dmodel.model');
    kernel.pushXml(Buffer.from(root));
    expect(kernel.finishPart()).toEqual(['3d/parts/a&b.model', '3d/parts/c.model']);
    for (const [part, unit] of [
      ['3d/parts/a&b.model', 'centimeter'],
      ['3d/parts/c.model', 'millimeter'],
    ] as const) {
      kernel.beginPart(part);
      kernel.pushXml(
        Buffer.from(encodeModelXml({ unit, objects: [{ mesh: cube }], items: [{ object: 0 }] })),
      );
      expect(kernel.finishPart()).toEqual([]);
    }
    expect(kernel.measure3mf()).toMatchObject({
      triangles: 24,
      maxMm: { x: 102, y: 20, z: 20 },
      unit: 'millimeter',
    });
  });

  it('welds copies of a corner within a mesh', () => {
    const soup = merge(
      ...Array.from({ length: 12 }, (_, i) => ({
        positions: cube.positions,
        triangles: cube.triangles.slice(3 * i, 3 * i + 3),
      })),
    );
    expect(measure({ objects: [{ mesh: soup }] })).toMatchObject(isCube);
  });
});

describe('3MF model refused', () => {
  it.each(xmlFaults)('%s, in chunks of five bytes', (_, xml, code) => {
    expect(() => measure(xml, 5)).toThrow(fault(code));
  });

  it.each([
    ['<build>', '<item objectid="1"/>', 'tooManyTriangles (references)'],
    ['<resources>', '<object id="9"><components/></object>', 'tooManyTriangles (objects)'],
    [
      '<resources>',
      '<object id="9"><components><component objectid="1"/></components></object>',
      'tooManyTriangles (objects)',
    ],
    ['<triangles>', '<triangle v1="0" v2="2" v3="1"/>', 'tooManyTriangles (triangles)'],
    ['<triangles>', "<triangle v1='0' v2='2' v3='1'/>", 'tooManyTriangles (triangles)'],
    ['<vertices>', '<vertex x="1" y="2" z="3"/>', 'tooManyTriangles (vertices)'],
  ])('behind %s: %s without end, while it is read', (mark, text, fault) => {
    const kernel = MeshKernel.instantiate(module);
    const [before = ''] = cubeXml.split(mark);
    kernel.beginPart('a.model');
    kernel.pushXml(Buffer.from(before + mark));
    const chunk = Buffer.from(text.repeat(10_000));
    const pushAll = (): void => {
      for (let i = 0; i < 1100; i++) kernel.pushXml(chunk);
    };
    expect(pushAll).toThrow(fault);
    expect(kernel.memoryBytes).toBeLessThan(260e6);
  });

  it('with half a million items in two parts together', () => {
    const items = (count: number): Buffer =>
      Buffer.from(
        encodeModelXml({ objects: [], items: [] }).replace(
          '<build>',
          `<build>${'<item objectid="1"/>'.repeat(count)}`,
        ),
      );
    const kernel = MeshKernel.instantiate(module);
    kernel.beginPart('a.model');
    kernel.pushXml(items(300_000));
    kernel.finishPart();
    kernel.beginPart('b.model');
    expect(() => kernel.pushXml(items(200_001))).toThrow('tooManyTriangles (references)');
  });

  it('with more parts than an archive may hold', () => {
    const items = Array.from({ length: 10_001 }, (_, i) => `<item objectid="1" p:path="/${i}.model"/>`).join(
      '',
    );
    const kernel = MeshKernel.instantiate(module);
    kernel.beginPart('a.model');
    kernel.pushXml(
      Buffer.from(
        encodeModelXml({ objects: [], items: [] }).replace(
          '<build>',
          `<build xmlns:p="http://schemas.microsoft.com/3dmanufacturing/production/2015/06">${items}`,
        ),
      ),
    );
    expect(() => kernel.finishPart()).toThrow(fault('partMissing'));
  });
});
