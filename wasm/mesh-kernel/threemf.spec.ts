import { describe, expect, it } from '@jest/globals';
import { type ThreemfContent, encodeModelXml } from '../../tools/meshes/encode.js';
import { invert, merge, place, type Placing } from '../../tools/meshes/indexed-mesh.js';
import { box, cone, sphere, torus } from '../../tools/meshes/shapes.js';
import { MeshKernel, loadMeshKernel } from './kernel.js';
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

  it.each<[string, string]>([
    ['with a byte order mark', `\ufeff${cubeXml}`],
    ['with single quotes', cubeXml.replaceAll('"', "'")],
    [
      'with attributes in another order',
      cubeXml.replace(
        /<triangle v1="(\d)" v2="(\d)" v3="(\d)"/g,
        '<triangle  p1="0" v3="$3"\n v1 = "$1" v2="$2" pid="4" ',
      ),
    ],
    ['with blanks in numbers', cubeXml.replace(/x="(\d)"/g, 'x=" $1\t"').replace(/v1="(\d)"/g, 'v1="$1 "')],
    ['with end tags', cubeXml.replace(/<(vertex|triangle|item)( [^>]*)\/>/g, '<$1$2></$1 >')],
    [
      'with a prefix for everything',
      cubeXml
        .replace(
          /<(\/?)(model|resources|object|mesh|vertices|vertex|triangles|triangle|build|item)/g,
          '<$1m:$2',
        )
        .replace('xmlns=', 'xmlns:m='),
    ],
    [
      'with prefixes that nothing binds',
      cubeXml
        .replaceAll('<object ', '<object q:UUID="1" ')
        .replace('</resources>', '<z:group><z:vertex x="9"/></z:group></resources>'),
    ],
    [
      'with metadata and entities in it',
      cubeXml.replace('<resources>', '<metadata name="T&amp;&#233;">&lt;mesh&gt;</metadata><resources>'),
    ],
    ['with greater-than signs in attributes', cubeXml.replaceAll('<object ', '<object name="a>b/>" ')],
    [
      'with vertices of a slice beside',
      cubeXml.replace(
        '<resources>',
        '<resources><slicestack id="9"><slice><vertices><vertex x="0" y="0"/></vertices></slice></slicestack>',
      ),
    ],
    [
      'with an object that the build leaves out',
      cubeXml.replace(
        '</resources>',
        '<object id="7"><mesh><vertices/><triangles/></mesh></object></resources>',
      ),
    ],
    ['with triangle properties', cubeXml.replace(/v3="(\d)"/g, 'v3="$1" p1="0" p2="1" p3="2"')],
    ['without a declaration', cubeXml.replace(/<\?.*\?>\n/, '')],
  ])('%s', (_, xml) => {
    expect(measure(xml)).toMatchObject(isCube);
  });

  it.each<[string, number]>([
    ['micron', 0.001],
    ['millimeter', 1],
    ['centimeter', 10],
    ['inch', 25.4],
    ['foot', 304.8],
    ['meter', 1000],
  ])('in %s', (unit, mm) => {
    const result = measure({
      unit,
      objects: [{ mesh: cube }],
      items: [{ object: 0, placing: [1, 0, 0, 0, 1, 0, 0, 0, 1, 3, 0, 0] }],
    });
    expect(result.unit).toBe(unit);
    expect(result.minMm.x).toBeCloseTo(3 * mm, 9);
    expect(result.volumeMm3 / (8 * mm ** 3)).toBeCloseTo(1, 9);
  });

  it('without a unit is in millimetres', () => {
    expect(measure(cubeXml.replace(' unit="millimeter"', ''))).toMatchObject({
      unit: 'millimeter',
      volumeMm3: 8,
    });
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
        { components: [{ object: 0 }], type: 'other' },
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
      '<build><item objectid="1" p:path="/3D/Parts/A&amp;B.model"/><item objectid="1" p:path="/3D/parts/c.model" transform="1 0 0 0 1 0 0 0 1 100 0 0"/>',
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
  const deep = '<a>'.repeat(70) + '</a>'.repeat(70);
  it.each<[string, string, string]>([
    [
      'with a document type',
      cubeXml.replace('<model', '<!DOCTYPE model [<!ENTITY a "b">]><model'),
      'xmlDoctype',
    ],
    ['with an unknown unit', cubeXml.replace('unit="millimeter"', 'unit="furlong"'), 'threemfUnit'],
    ['with no model in it', '<html></html>', 'xmlNotAModel'],
    ['of nothing', '', 'xmlNotAModel'],
    ['of two roots', `${cubeXml}<model/>`, 'xmlMalformed'],
    ['with tags crossed', cubeXml.replace('</vertices>', '</triangles>'), 'xmlMalformed'],
    ['with a tag in a tag', cubeXml.replace('<vertices>', '<vertices <vertex>'), 'xmlMalformed'],
    ['with an attribute without quotes', cubeXml.replace('id="1"', 'id=1'), 'xmlMalformed'],
    ['with a NUL byte in a tag', cubeXml.replace('id="1"', 'id="\0"'), 'xmlMalformed'],
    ['cut off in the middle', cubeXml.slice(0, cubeXml.length / 2), 'xmlTruncated'],
    ['cut off in a comment', `${cubeXml}<!-- and`, 'xmlTruncated'],
    ['nested deeply', cubeXml.replace('<resources>', `${deep}<resources>`), 'xmlDepth'],
    [
      'with an endless tag',
      cubeXml.replace('id="1"', `id="1" name="${'x'.repeat(200_000)}"`),
      'xmlTagTooLong',
    ],
    ['with two meshes in an object', cubeXml.replace('</mesh>', '</mesh><mesh></mesh>'), 'xmlMalformed'],
    [
      'with triangles before vertices',
      cubeXml.replace('<vertices>', '<triangles></triangles><vertices>'),
      'xmlMalformed',
    ],
    ['with a vertex without z', cubeXml.replace(/ z="0"/, ''), 'threemfVertex'],
    ['with a coordinate that is a word', cubeXml.replace(/ z="0"/, ' z="0,5"'), 'threemfVertex'],
    ['with an entity for a number', cubeXml.replace(/ z="0"/, ' z="&#48;"'), 'threemfVertex'],
    ['with NaN', cubeXml.replace(/ z="0"/, ' z="NaN"'), 'nonFiniteCoordinate'],
    ['with a vertex far off', cubeXml.replace(/ z="0"/, ' z="1e20"'), 'coordinateOutOfRange'],
    ['with a corner that does not exist', cubeXml.replace('v1="0"', 'v1="8"'), 'threemfIndex'],
    ['with a negative corner', cubeXml.replace('v1="0"', 'v1="-1"'), 'threemfIndex'],
    ['with half a corner', cubeXml.replace('v1="0"', 'v1="0.5"'), 'threemfIndex'],
    ['with a triangle of two corners', cubeXml.replace('v3="2"', ''), 'threemfTriangle'],
    ['with an object without id', cubeXml.replace(' id="1"', ''), 'threemfObject'],
    [
      'with two objects of one id',
      cubeXml.replace('</resources>', '<object id="1"/></resources>'),
      'duplicateObject',
    ],
    ['with an item without object', cubeXml.replace(' objectid="1"', ''), 'threemfReference'],
    ['with an item of an unknown object', cubeXml.replace(' objectid="1"', ' objectid="2"'), 'missingObject'],
    [
      'with a transform of eleven numbers',
      cubeXml.replace('<item ', '<item transform="1 0 0 0 1 0 0 0 1 0 0" '),
      'threemfTransform',
    ],
    [
      'with a transform of thirteen numbers',
      cubeXml.replace('<item ', '<item transform="1 0 0 0 1 0 0 0 1 0 0 0 0" '),
      'threemfTransform',
    ],
    [
      'with a transform that flattens',
      cubeXml.replace('<item ', '<item transform="1 0 0 0 1 0 0 0 0 0 0 0" '),
      'threemfTransform',
    ],
    ['with an empty build', cubeXml.replace(/<item .*\/>/, ''), 'nothingToBuild'],
    ['with supports only', cubeXml.replace('type="model"', 'type="support"'), 'nothingToBuild'],
    ['with a mesh of nothing', cubeXml.replace(/<mesh>[^]*<\/mesh>/, '<mesh/>'), 'noTriangles'],
  ])('%s', (_, xml, code) => {
    expect(() => measure(xml)).toThrow(fault(code));
    expect(() => measure(xml, 5)).toThrow(fault(code));
  });

  it('with an object that contains itself', () => {
    const objects = [
      { mesh: cube },
      { components: [{ object: 2 }] },
      { components: [{ object: 0 }, { object: 1 }] },
    ];
    expect(() => measure({ objects, items: [{ object: 1 }] })).toThrow(fault('componentCycle'));
  });

  it('with reuse upon reuse: 2^31 cubes from 32 objects, at once', () => {
    const double = (object: number) => ({ components: [{ object }, { object }] });
    const objects = [{ mesh: cube }, ...Array.from({ length: 31 }, (_, i) => double(i))];
    expect(() => measure({ objects, items: [{ object: 31 }] })).toThrow(fault('tooManyTriangles'));
  });

  it('with components nested without end', () => {
    const objects = [
      { mesh: cube },
      ...Array.from({ length: 100 }, (_, i) => ({ components: [{ object: i }] })),
    ];
    expect(() => measure({ objects, items: [{ object: 100 }] })).toThrow(fault('componentDepth'));
  });
});
