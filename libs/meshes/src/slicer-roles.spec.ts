import { describe, expect, it } from '@jest/globals';
import { MeshKernel } from '@kernel/kernel.js';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import type { KernelResult } from '@kernel/kernel-result.js';
import { encodeModelXml, encodePackage } from '@testing/meshes/encode.js';
import { merge, translate } from '@testing/meshes/indexed-mesh.js';
import { box } from '@testing/meshes/shapes.js';
import { nodeUnpacker } from './node-unpacker.js';
import { measureThreemf } from './threemf-package.js';

const module = loadMeshKernel();
const measure = (file: Uint8Array): Promise<KernelResult> =>
  measureThreemf(file, MeshKernel.instantiate(module), nodeUnpacker);

const cube = box(20, 20, 20);
/** Reaches out of the cube on all sides. */
const helper = translate(box(40, 40, 10), -10, -10, 5);
const isCube = {
  triangles: 12,
  degenerateTriangles: 0,
  shells: 1,
  isClosed: true,
  volumeMm3: 8000,
  surfaceAreaMm2: 2400,
  minMm: { x: 0, y: 0, z: 0 },
  maxMm: { x: 20, y: 20, z: 20 },
};
const isCut = expect.objectContaining({
  code: 'solidInExtension',
  params: { detail: 'negative volume' },
}) as unknown as Error;

describe('Volumes of PrusaSlicer', () => {
  const volume = (run: string, key: string, value: string): string =>
    `<volume ${run}><metadata type="volume" key="name" value="a &amp; b"/><metadata type="volume" key="${key}" value="${value}"/></volume>`;
  const inConfig = (volumes: string, id = 1): string =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<config><object id="${id}" instances_count="1">${volumes}</object></config>`;
  const packed = (config: string, mesh = merge(cube, helper)): Buffer =>
    encodePackage(encodeModelXml({ objects: [{ mesh }] }), { 'Metadata/Slic3r_PE_model.config': config });
  const part = volume('firstid="0" lastid="11"', 'volume_type', 'ModelPart');

  it.each([
    ['volume_type', 'ParameterModifier'],
    ['volume_type', 'SupportEnforcer'],
    ['volume_type', 'SupportBlocker'],
    ['modifier', '1'],
  ])('are left out where they only steer: %s %s', async (key, value) => {
    const config = inConfig(part + volume('firstid="12" lastid="23"', key, value));
    expect(await measure(packed(config))).toMatchObject(isCube);
  });

  it('are left out wherever they stand in the mesh', async () => {
    const runs = [
      volume('firstid="24" lastid="35"', 'volume_type', 'SupportBlocker'),
      volume('firstid="0" lastid="11"', 'volume_type', 'ParameterModifier'),
      volume('firstid="30" lastid="4000000000"', 'volume_type', 'SupportBlocker'),
    ];
    expect(await measure(packed(inConfig(runs.join('')), merge(helper, cube, helper)))).toMatchObject(isCube);
  });

  it('count where they are parts, or nothing that can be read', async () => {
    const all = { triangles: 24, volumeMm3: 24_000, shells: 2 };
    for (const config of [
      inConfig(part + volume('firstid="12" lastid="23"', 'volume_type', 'ModelPart')),
      inConfig(volume('firstid="12" lastid="23"', 'volume_type', 'SupportBlocker'), 2),
      inConfig(volume('firstid="twelve"', 'volume_type', 'SupportBlocker')),
      inConfig(volume('firstid="12" lastid="23"', 'modifier', '0')),
      '',
      'no XML',
    ]) {
      expect(await measure(packed(config))).toMatchObject(all);
    }
  });

  it('are read up to the first fault', async () => {
    const helpers = volume('firstid="12" lastid="23"', 'volume_type', 'SupportBlocker');
    const fault = '\u0001'.repeat(3);
    expect(await measure(packed(inConfig(part + helpers + fault)))).toMatchObject(isCube);
    expect(await measure(packed(inConfig(part + fault + helpers)))).toMatchObject({ triangles: 24 });
  });

  it('are refused where they are cut out of the rest', async () => {
    const config = inConfig(part + volume('firstid="12" lastid="23"', 'volume_type', 'NegativeVolume'));
    await expect(measure(packed(config))).rejects.toEqual(isCut);
  });

  it('leave nothing of a file that holds nothing else', async () => {
    const config = inConfig(volume('firstid="0" lastid="23"', 'volume_type', 'SupportEnforcer'));
    await expect(measure(packed(config))).rejects.toThrow('noTriangles');
  });
});

describe('Parts of Bambu Studio', () => {
  const model = encodeModelXml({
    objects: [
      { mesh: cube },
      { mesh: helper, type: 'other' },
      { components: [{ object: 0 }, { object: 1 }] },
      { mesh: cube },
    ],
    items: [{ object: 2 }],
  });
  const packed = (subtype: string, object = 3): Buffer =>
    encodePackage(model, {
      'Metadata/model_settings.config': `<config><object id="${object}"><part id="1" subtype="normal_part"/><part id="2" subtype="${subtype}"/></object></config>`,
    });

  it.each(['modifier_part', 'support_enforcer', 'support_blocker'])(
    'are left out where they only steer: %s',
    async (subtype) => {
      expect(await measure(packed(subtype))).toMatchObject(isCube);
    },
  );

  it('are refused where they are cut out of an object that is built', async () => {
    await expect(measure(packed('negative_part'))).rejects.toEqual(isCut);
    expect(await measure(packed('negative_part', 4))).toMatchObject(isCube);
  });
});

describe('Meshes of Cura', () => {
  const cura = (setting: string, value = 'True', filler = ''): Buffer =>
    encodePackage(
      encodeModelXml({ objects: [{ mesh: cube }, { mesh: helper }, { mesh: cube }] })
        .replace('<model ', '<model xmlns:cura="http://software.ultimaker.com/xml/cura/3mf/2015/10" ')
        .replace(
          '<object id="2" type="model">',
          `${filler}$&<metadatagroup><metadata name="cura:infill_sparse_density" preserve="true">30</metadata><metadata name="cura:${setting}" preserve="true" type="xs:boolean">${value}</metadata></metadatagroup>`,
        )
        .replace('<item objectid="3"/>', ''),
    );

  it.each(['support_mesh', 'anti_overhang_mesh', 'infill_mesh', 'cutting_mesh'])(
    'are left out where they are a %s',
    async (setting) => {
      expect(await measure(cura(setting))).toMatchObject(isCube);
    },
  );

  it('count where they say that they are none', async () => {
    expect(await measure(cura('support_mesh', 'False'))).toMatchObject({ triangles: 24 });
    expect(await measure(cura('print_order', 'True'))).toMatchObject({ triangles: 24 });
  });

  it('are found however long their tags are', async () => {
    const long = `name="${'long'.repeat(400)}"`;
    const model = encodeModelXml({ objects: [{ mesh: cube }, { mesh: helper }] })
      .replace('<model ', '<model xmlns:cura="http://software.ultimaker.com/xml/cura/3mf/2015/10" ')
      .replace(
        '<object id="2" type="model">',
        `<object ${long} id="2" type="model"><metadatagroup><metadata ${long.replace('name', 'type')} name="cura:infill_mesh">True</metadata></metadatagroup>`,
      );
    expect(await measure(encodePackage(model))).toMatchObject(isCube);
  });

  it('are found wherever a chunk ends', async () => {
    // Chunks of 120 KiB: the tags lie across the end of the first.
    for (let blanks = 119_000; blanks < 122_500; blanks += 97) {
      const { triangles } = await measure(cura('support_mesh', 'True', ' '.repeat(blanks)));
      expect([blanks, triangles]).toEqual([blanks, 12]);
    }
  });
});
