import { deflateRawSync } from 'node:zlib';
import { encodeModelXml, encodePackage } from '../meshes/encode.js';
import { zip } from '@cards/solid/zip-archive.js';
import { cubeXml, isCube } from './cube.js';
import { productionNamespace } from './model-xml-cases.js';
import { type RobustnessCase, casesOf, robustnessCase, unreadable } from './robustness-case.js';

const modelType = 'http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel';
const root = '3D/3dmodel.model';
const packed = encodePackage(cubeXml);

const relationshipsTo = (target: string): string =>
  `<Relationships><Relationship Id="a" Type="${modelType}" Target="${target}"/></Relationships>`;

/** The build's start tag, with the prefix by which its items name other parts. */
const build = `<build xmlns:p="${productionNamespace}">`;
const emptyRoot = encodeModelXml({ objects: [], items: [] });

export const packageCases: RobustnessCase[] = [
  ...casesOf('3mf', isCube, {
    'as written by the book': packed,
    'with its model elsewhere': zip({
      '_rels/.rels': relationshipsTo('models/part.model'),
      'models/part.model': cubeXml,
    }),
    'with a blank in the name of its model, encoded in the relationship': zip({
      '_rels/.rels': relationshipsTo('/3D/my%20model.model'),
      '3D/my model.model': cubeXml,
    }),
    'with a name that is encoded in the archive': zip({
      '_rels/.rels': relationshipsTo('/3D/pi\u00e8ce 1.model'),
      '3D/pi%C3%A8ce%201.model': cubeXml,
    }),
    'with a name that is no encoding': zip({
      '_rels/.rels': relationshipsTo('/3D/100%.model'),
      '3D/100%.model': cubeXml,
    }),
    'with its model from here on': zip({
      '_rels/.rels': relationshipsTo('./3D/./3dmodel.model'),
      [root]: cubeXml,
    }),
    'with a prefix in the relationships': zip({
      '_rels/.rels': relationshipsTo(`/${root}`)
        .replace(/<(\/?)R/g, '<$1r:R')
        .replace('s>', 's xmlns:r="x">'),
      [root]: cubeXml,
    }),
    'with names in another case': zip({
      '_RELS/.rels': relationshipsTo('/3d/3DMODEL.MODEL'),
      [root]: cubeXml,
    }),
    'with relationships in UTF-16': zip({
      '_rels/.rels': Buffer.from(`\ufeff${relationshipsTo(root)}`, 'utf16le'),
      [root]: cubeXml,
    }),
    'with pictures and textures': encodePackage(cubeXml, { 'Metadata/thumbnail.png': Buffer.alloc(9999, 7) }),
    'with the path of a part in references': encodePackage(
      emptyRoot
        .replace('<build>', build.replace('production', '&#112;roduction'))
        .replace('</build>', '<item objectid="1" p:path="&#x2F;3D/Caf&#xe9;&amp;Th&#233;.model"/></build>'),
      { '3D/Caf\u00e9&Th\u00e9.model': cubeXml },
    ),
    'with the object in another part': encodePackage(
      emptyRoot.replace('<build>', `${build}<item objectid="1" p:path="/3D/Parts/One.model"/>`),
      { '3D/parts/ONE.model': cubeXml },
    ),
  }),
  robustnessCase(
    '3mf',
    'with a part that is named twice',
    encodePackage(
      emptyRoot.replace(
        '<build>',
        `${build}<item objectid="1" p:path="/3D/a.model"/><item objectid="1" p:path="/3D/A.model" transform="1 0 0 0 1 0 0 0 1 20 0 0"/>`,
      ),
      { '3D/a.model': cubeXml },
    ),
    { volumeMm3: 1024 },
  ),
  ...unreadable('3mf', [
    [
      'with two models',
      zip({
        '_rels/.rels': relationshipsTo(root).replace(
          '</',
          `<Relationship Id="b" Type="${modelType}" Target="/b.model"/></`,
        ),
        [root]: cubeXml,
        'b.model': cubeXml,
      }),
      'severalModels',
    ],
    [
      'with its model elsewhere in the world',
      zip({
        '_rels/.rels': relationshipsTo(root).replace('Target=', 'TargetMode="External" Target='),
        [root]: cubeXml,
      }),
      'externalLink',
    ],
    [
      'with its model on the web',
      zip({ '_rels/.rels': relationshipsTo(`https://models.example/${root}`), [root]: cubeXml }),
      'externalLink',
    ],
    [
      'with a texture on a drive',
      encodePackage(cubeXml, {
        '3D/_rels/3dmodel.model.rels': relationshipsTo('C:/textures/wood.png').replace(modelType, 'texture'),
      }),
      'externalLink',
    ],
    [
      'in UTF-32',
      encodePackage(Buffer.from(Uint32Array.from(`\ufeff${cubeXml}`, (one) => one.codePointAt(0)!).buffer)),
      'xmlEncoding',
    ],
    ['in Latin 1', encodePackage(cubeXml.replace('UTF-8', 'ISO-8859-1')), 'xmlEncoding'],
    ['without relationships', zip({ [root]: cubeXml }), 'relationshipsUnreadable'],
    [
      'with relationships that name no model',
      zip({ '_rels/.rels': '<Relationships/>', [root]: cubeXml }),
      'relationshipsUnreadable',
    ],
    [
      'with relationships that are no XML',
      zip({ '_rels/.rels': '<Relationships', [root]: cubeXml }),
      'relationshipsUnreadable',
    ],
    [
      'with relationships of entities',
      zip({
        '_rels/.rels': `<!DOCTYPE a [<!ENTITY b "c">]>${relationshipsTo('&b;')}`,
        [root]: cubeXml,
      }),
      'relationshipsUnreadable',
    ],
    [
      'with relationships of two megabytes',
      () => zip({ '_rels/.rels': relationshipsTo(root) + ' '.repeat(2 ** 21), [root]: cubeXml }),
      'relationshipsUnreadable',
    ],
    ['without the model that is named', zip({ '_rels/.rels': relationshipsTo(root) }), 'partMissing'],
    [
      'with relationships that leave the package',
      zip({ '_rels/.rels': relationshipsTo('../../etc/passwd'), [root]: cubeXml }),
      'partMissing',
    ],
    [
      'with relationships to the web',
      zip({ '_rels/.rels': relationshipsTo('http://127.0.0.1/a.model'), [root]: cubeXml }),
      'externalLink',
    ],
    [
      'with a part that is missing',
      encodePackage(cubeXml.replace('<build>', build).replace('<item ', '<item p:path="/3D/x.model" ')),
      'partMissing',
    ],
  ]),
];

/** The archive with the headers of an entry changed: `change` gets what local and central one share. */
function patch(name: string, change: (header: Buffer) => void, file: Buffer = packed): Buffer {
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

const setFlag = (flag: number) => (header: Buffer) => header.writeUInt16LE(header.readUInt16LE(2) | flag, 2);
const setSize = (bytes: number) => (header: Buffer) => header.writeUInt32LE(bytes, 18);
const setPackedSize = (bytes: number) => (header: Buffer) => header.writeUInt32LE(bytes, 14);

/** The archive with the model's compressed bytes overwritten. */
function withDamagedData(): Buffer {
  const patched = Buffer.from(packed);
  const data = deflateRawSync(Buffer.from(cubeXml));
  patched.fill(0xff, patched.indexOf(data), patched.indexOf(data) + 20);
  return patched;
}

/** The archive's last record, changed. */
function withEnd(change: (end: Buffer) => void): Buffer {
  const patched = Buffer.from(packed);
  change(patched.subarray(-22));
  return patched;
}

/** A second entry of the model's name that shares its bytes: the directory's first record, twice. */
function overlapping(): Buffer {
  const first = packed.indexOf('PK\x01\x02');
  const end = Buffer.from(packed.subarray(-22));
  const directory = packed.subarray(first, -22);
  const copies = Buffer.concat(Array.from({ length: 3000 }, () => directory));
  end.writeUInt16LE(9000, 8);
  end.writeUInt16LE(9000, 10);
  end.writeUInt32LE(copies.length, 12);
  return Buffer.concat([packed.subarray(0, first), copies, end]);
}

const many = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`a/${i}`, '']));

export const archiveCases: RobustnessCase[] = [
  ...casesOf('3mf', isCube, {
    'with a comment behind': withEnd((end) => end.writeUInt16LE(0, 20)),
    'with nine thousand files beside': () => encodePackage(cubeXml, many(9000)),
    'with a line ending behind': Buffer.concat([packed, Buffer.from('\r\n')]),
    'with four thousand NULs behind': Buffer.concat([packed, Buffer.alloc(4000)]),
    'with a picture twice, and a folder in both cases': encodePackage(cubeXml, {
      'Metadata/a.png': 'one',
      'metadata/A.png': 'other',
      'Textures/': '',
      'textures/': '',
    }),
    'with a bomb that nothing refers to': () => encodePackage(cubeXml, { 'a.bin': Buffer.alloc(3e7) }),
  }),
  ...unreadable('3mf', [
    ['no archive', Buffer.from('PK\x03\x04 and then nothing of it'), 'archiveDamaged'],
    ['cut off', packed.subarray(0, -30), 'archiveDamaged'],
    ['without its directory', packed.subarray(0, packed.indexOf('PK\x01\x02')), 'archiveDamaged'],
    ['with a directory beyond the file', withEnd((end) => end.writeUInt32LE(2 ** 31, 16)), 'archiveDamaged'],
    ['on several disks', withEnd((end) => end.writeUInt16LE(1, 4)), 'archiveDamaged'],
    ['a bomb', () => encodePackage(Buffer.alloc(20 * 1024 ** 2, ' ')), 'archiveTooLarge'],
    ['a bomb in a part', () => bombInPart(), 'archiveTooLarge'],
    ['with a size of two gigabytes', patch(root, setSize(2 ** 31)), 'archiveTooLarge'],
    ['with a size that is too small', patch(root, setSize(99)), 'archiveDamaged'],
    ['with a size that is too large', patch(root, setSize(9999)), 'archiveDamaged'],
    ['with a packed size beyond the file', patch(root, setPackedSize(2 ** 30)), 'archiveDamaged'],
    ['with a packed size of nothing', patch(root, setPackedSize(0)), 'archiveDamaged'],
    ['with ten thousand and one files', () => encodePackage(cubeXml, many(10_001)), 'archiveTooLarge'],
    ['with files that share their bytes', overlapping(), 'archiveNames'],
    ['with bytes behind', Buffer.concat([packed, Buffer.from('\r\nmore')]), 'archiveDamaged'],
    ['with a megabyte of NULs behind', Buffer.concat([packed, Buffer.alloc(1e6)]), 'archiveDamaged'],
    [
      'with a configuration twice',
      encodePackage(cubeXml, {
        'Metadata/model_settings.config': '<config/>',
        'metadata/model_settings.config': '<config/>',
      }),
      'archiveNames',
    ],
    ['with a name twice', encodePackage(cubeXml, { '3d/3DMODEL.model': cubeXml }), 'archiveNames'],
    ['with a name that climbs', encodePackage(cubeXml, { '../../etc/passwd': 'x' }), 'archiveNames'],
    ['with a name that climbs midway', encodePackage(cubeXml, { 'a/../../b': 'x' }), 'archiveNames'],
    ['with a name from the root of the disk', encodePackage(cubeXml, { '/etc/passwd': 'x' }), 'archiveNames'],
    ['with a name on another drive', encodePackage(cubeXml, { 'C:/a': 'x' }), 'archiveNames'],
    ['with backslashes in a name', encodePackage(cubeXml, { '..\\a': 'x' }), 'archiveNames'],
    ['encrypted', patch(root, setFlag(1)), 'archiveEncrypted'],
    ['strongly encrypted', patch(root, setFlag(0x40)), 'archiveEncrypted'],
    ['of unknown compression', patch(root, (header) => header.writeUInt16LE(99, 4)), 'archiveDamaged'],
    ['with a wrong checksum', patch(root, (header) => header.writeUInt32LE(1, 10)), 'archiveDamaged'],
    ['with compressed data that is none', withDamagedData, 'archiveDamaged'],
  ]),
];

function bombInPart(): Buffer {
  const item = `${build}<item objectid="1" p:path="/3D/a.model"/>`;
  return encodePackage(emptyRoot.replace('<build>', item), { '3D/a.model': Buffer.alloc(2e7, ' ') });
}
