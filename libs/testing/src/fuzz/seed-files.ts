import {
  encodeAsciiStl,
  encodeBinaryStl,
  encodeModelXml,
  encodeObj,
  encodePackage,
} from '../meshes/encode.js';
import { invert, merge, place, translate } from '../meshes/indexed-mesh.js';
import { box, cone, hollowBox, plateWithHoles, sphere, table } from '../meshes/shapes.js';

/** How a file is handed over: `model` is the XML of a 3MF model part, `3mf` the whole package. */
export type FuzzFormat = 'stl' | 'obj' | 'model' | '3mf';

export interface FuzzFile {
  format: FuzzFormat;
  bytes: Uint8Array;
}

const meshes = [
  box(10, 10, 10),
  cone(8, 12, 5),
  sphere(5, 6, 4),
  hollowBox(10, 10, 10, 1),
  table(12, 8, 2, 1),
  plateWithHoles(2, 2, 1),
  merge(box(5, 5, 5), invert(translate(box(5, 5, 5), 3, 3, 3))),
  place(cone(8, 12, 5), [0.8, 0.6, 0, -0.6, 0.8, 0, 0.1, 0, 1, 1e4, -3, 5]),
];

/** Small valid files of every kind, which mutation starts from. */
export const seedFiles: FuzzFile[] = [
  ...meshes.flatMap((mesh): FuzzFile[] => [
    { format: 'stl', bytes: encodeBinaryStl(mesh) },
    { format: 'stl', bytes: encodeAsciiStl(mesh) },
    { format: 'obj', bytes: encodeObj(mesh) },
    { format: 'model', bytes: Buffer.from(encodeModelXml({ objects: [{ mesh }] })) },
  ]),
  {
    format: 'obj',
    bytes: Buffer.from(
      'v 0 0 0\nv 4 0 0\nv 4 4 0\nv 2 1 0\nv 0 4 0\nv 2 1 3\nf 1 2 3 4 5\nf -1 -2 -3\\\n -4\n',
    ),
  },
  {
    format: 'stl',
    bytes: Buffer.from(
      '\ufeffsolid a\r\nFACET NORMAL 0 0 1 OUTER LOOP VERTEX 1e1 -.5 +2. vertex 0 0 0\r\n',
      'utf16le',
    ),
  },
  ...[{ unit: 'inch' }, {}].flatMap((style): FuzzFile[] => {
    const content = {
      ...style,
      objects: [
        { mesh: box(1, 1, 1) },
        {
          components: [{ object: 0 }, { object: 0, placing: [0, 1, 0, -1, 0, 0, 0, 0, 1, 3, 0, 0] as const }],
        },
        { mesh: cone(1, 2, 4), type: 'support' },
      ],
      items: [{ object: 1, placing: [-1, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 9] as const }, { object: 0 }],
    };
    const xml = encodeModelXml(content);
    return [
      { format: 'model', bytes: Buffer.from(xml) },
      {
        format: '3mf',
        bytes: encodePackage(xml, {
          '3D/Objects/other.model': encodeModelXml({ objects: [{ mesh: box(2, 2, 2) }] }),
        }),
      },
      { format: '3mf', bytes: encodePackage(Buffer.from(`\ufeff${xml}`, 'utf16le')) },
    ];
  }),
];
