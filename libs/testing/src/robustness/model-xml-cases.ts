import type { MeshReadErrorCode } from '@kernel/mesh-read-error.js';
import { encodePackage } from '../meshes/encode.js';
import { cubeXml, isCube } from './cube.js';
import { type RobustnessCase, robustnessCase, unreadable } from './robustness-case.js';

const consortium = 'http://schemas.microsoft.com/3dmanufacturing';

/** Extensions that are not computed, by the name that a refusal tells. */
export const extensionNamespaces: Record<string, string> = {
  slice: `${consortium}/slice/2015/07`,
  'beam lattice': `${consortium}/beamlattice/2017/02`,
  volumetric: 'http://schemas.3mf.io/3dmanufacturing/volumetric/2022/01',
  'boolean operations': 'http://schemas.3mf.io/3dmanufacturing/booleans/2023/07',
  displacement: 'http://schemas.3mf.io/3dmanufacturing/displacement/2023/10',
  'secure content': `${consortium}/securecontent/2019/04`,
  'urn:of-a-shop': 'urn:of-a-shop',
};

/** The namespace of `path`, which names another part. */
export const productionNamespace = `${consortium}/production/2015/06`;

/** A 3MF file around the XML of its one model part. */
export function packageOf(modelXml: string | Buffer): Buffer {
  return encodePackage(modelXml);
}

/** The cube's model, written in many ways. */
export const xmlForms: [name: string, xml: string][] = [
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
  ['with CRLF', cubeXml.replaceAll('\n', '\r\n')],
  ['on one line', cubeXml.replaceAll('\n', '')],
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
  [
    'with comments and CDATA',
    cubeXml.replace('<resources>', '<!-- a > b -- c --><resources><![CDATA[ ]] > </x> ]]>'),
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
  [
    'with numbers in character references',
    cubeXml
      .replaceAll('x="8"', 'x="&#56;"')
      .replaceAll('y="8"', 'y="8&#x2E;&#x30;"')
      .replaceAll('v1="1"', 'v1="&#x31;"')
      .replace('objectid="1"', 'objectid="&#49;" transform="&#49; 0 0 0 1 0 0 0 &#x31; 5&#32;0 0"'),
  ],
  [
    'with names in character references',
    cubeXml
      .replace('type="model"', 'type="mod&#101;l"')
      .replace('unit="millimeter"', 'unit="&#109;illimeter"')
      .replace('</build>', '<item objectid="9" printable="&#48;"/></build>'),
  ],
  [
    'with paths that are none of the production extension',
    cubeXml.replace('<item ', '<item xmlns:f="urn:files" f:path="/nowhere.model" g:path="/nor/here.model" '),
  ],
  [
    'with one local name in two namespaces',
    cubeXml.replace('<item ', '<item xmlns:f="urn:f" xmlns:g="urn:g" f:a="1" g:a="2" a="3" h:a="4" '),
  ],
  [
    'with a prefix that is bound anew',
    cubeXml
      .replace('<resources>', '<resources xmlns:f="urn:f" xmlns:g="urn:g">')
      .replaceAll('<vertex ', '<vertex xmlns:g="urn:h" g:a="1" f:a="2" ')
      .replace(
        '<build>',
        '<build xmlns:f="urn:h" xmlns:g="urn:g"><item objectid="1" printable="0" f:a="1" g:a="2"/>',
      ),
  ],
  ['without a declaration', cubeXml.replace(/<\?.*\?>\n/, '')],
  ['that requires what only colours', requiring(`${consortium}/material/2015/02`)],
  ['that requires what spreads it over parts', requiring(`${consortium}/production/2015/06`)],
  [
    'that only recommends an extension',
    requiring(extensionNamespaces['slice']!).replace('requiredextensions', 'recommendedextensions'),
  ],
  [
    'with slices of an object that is not built',
    cubeXml.replace(
      '</resources>',
      '<object id="8" s:slicestackid="9"><mesh><vertices/><triangles/></mesh></object></resources>',
    ),
  ],
  [
    'with volume data that only colour',
    cubeXml.replace('</mesh>', '<v:volumedata><v:color/></v:volumedata></mesh>'),
  ],
  [
    'with an object of type other that is not built',
    cubeXml.replace('</resources>', '<object id="8" type="other"><mesh/></object></resources>'),
  ],
  ['with an encoding that it is not in', cubeXml.replace('UTF-8', 'UTF-16')],
];

const deep = '<a>'.repeat(70) + '</a>'.repeat(70);
const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');

/** A model whose root element declares a namespace and requires it. */
export function requiring(namespace: string): string {
  return cubeXml.replace('xmlns=', `xmlns:q="${namespace}" requiredextensions=" q " xmlns=`);
}

/** Models whose solid is not in their meshes, or that say that they cannot be understood without an extension. */
function extensionFaults(): [name: string, xml: string, code: MeshReadErrorCode][] {
  const required = Object.entries(extensionNamespaces).map(
    ([name, namespace]): [string, string, MeshReadErrorCode] => [
      `that requires ${name}`,
      requiring(namespace),
      'requiredExtension',
    ],
  );
  return [
    ...required,
    [
      'that requires a prefix of nothing',
      cubeXml.replace('xmlns=', 'requiredextensions="q" xmlns='),
      'requiredExtension',
    ],
    ['with slices', cubeXml.replace('<object ', '<object s:slicestackid="9" '), 'solidInExtension'],
    [
      'with beams',
      cubeXml.replace('</mesh>', '<b:beamlattice minlength="1"><b:beams/></b:beamlattice></mesh>'),
      'solidInExtension',
    ],
    [
      'with beams in a namespace of their own',
      cubeXml.replace('</mesh>', '<beamlattice xmlns="urn:b"/></mesh>'),
      'solidInExtension',
    ],
    [
      'with a boundary of a volume',
      cubeXml.replace('</mesh>', '<v:volumedata><v:boundary/></v:volumedata></mesh>'),
      'solidInExtension',
    ],
    ['with a level set', cubeXml.replace(/<mesh>[^]*<\/mesh>/, '<v:levelset/>'), 'solidInExtension'],
    [
      'with a boolean operation',
      cubeXml.replace(/<mesh>[^]*<\/mesh>/, '<bo:booleanshape objectid="1"/>'),
      'solidInExtension',
    ],
    [
      'with a displaced mesh',
      cubeXml.replace(/<mesh>[^]*<\/mesh>/, '<d:displacementmesh/>'),
      'solidInExtension',
    ],
    [
      'with an obfuscated stand-in',
      cubeXml.replace('<object ', '<object pa:modelresolution="obfuscated" '),
      'solidInExtension',
    ],
  ];
}

/** Models that cannot be read. */
export const xmlFaults: [name: string, xml: string, code: MeshReadErrorCode][] = [
  [
    'with a document type',
    cubeXml.replace('<model', '<!DOCTYPE model [<!ENTITY a "b">]><model'),
    'xmlDoctype',
  ],
  [
    'with entities that unfold to gigabytes',
    cubeXml.replace('<model', `<!DOCTYPE m [<!ENTITY l0 "ha">${laughs}]><model`),
    'xmlDoctype',
  ],
  [
    'with an entity from a file',
    cubeXml.replace('<model', '<!DOCTYPE m [<!ENTITY a SYSTEM "file:///etc/passwd">]><model'),
    'xmlDoctype',
  ],
  ['with no model in it', '<html></html>', 'xmlNotAModel'],
  ['of nothing', '', 'xmlNotAModel'],
  ['of prose', 'A model of a cube.', 'xmlNotAModel'],
  ['of two roots', `${cubeXml}<model/>`, 'xmlMalformed'],
  ['with tags crossed', cubeXml.replace('</vertices>', '</triangles>'), 'xmlMalformed'],
  ['with a tag in a tag', cubeXml.replace('<vertices>', '<vertices <vertex>'), 'xmlMalformed'],
  ['with an attribute without quotes', cubeXml.replace('id="1"', 'id=1'), 'xmlMalformed'],
  ['with a NUL byte in a tag', cubeXml.replace('id="1"', 'id="\0"'), 'xmlMalformed'],
  ['cut off in the middle', cubeXml.slice(0, cubeXml.length / 2), 'xmlTruncated'],
  ['cut off in a comment', `${cubeXml}<!-- and`, 'xmlTruncated'],
  ['nested deeply', cubeXml.replace('<resources>', `${deep}<resources>`), 'xmlDepth'],
  ['with an endless tag', cubeXml.replace('id="1"', `id="1" name="${'x'.repeat(200_000)}"`), 'xmlTagTooLong'],
  [
    'with endless attributes',
    cubeXml.replace('id="1"', `id="1" ${Array.from({ length: 8_000 }, (_, i) => `a${i}=""`).join(' ')}`),
    'xmlTagTooLong',
  ],
  ['with an id that is said twice', cubeXml.replace('id="1"', 'id="1" id="1"'), 'xmlMalformed'],
  ['with a coordinate that is said twice', cubeXml.replace('x="8"', 'x="8" x="20"'), 'xmlMalformed'],
  ['with a padded coordinate that is said twice', cubeXml.replace('x="8"', 'x="8" x=" 20 "'), 'xmlMalformed'],
  ['with a corner that is said twice', cubeXml.replace('v3="2"', 'v3="2" v3="2"'), 'xmlMalformed'],
  ['with a property that is said twice', cubeXml.replace('v3="2"', 'v3="2" pid="1" pid="1"'), 'xmlMalformed'],
  ['with a unit that is said twice', cubeXml.replace('unit="', 'unit="inch" unit="'), 'xmlMalformed'],
  [
    'with a scale that is said twice',
    cubeXml.replace(
      '<item ',
      '<item transform="1 0 0 0 1 0 0 0 1 0 0 0" transform="2 0 0 0 2 0 0 0 2 0 0 0" ',
    ),
    'xmlMalformed',
  ],
  ['with two builds', cubeXml.replace('</model>', '<build/></model>'), 'xmlMalformed'],
  ['with two resources', cubeXml.replace('<build>', '<resources/><build>'), 'xmlMalformed'],
  ['with a mesh and components', cubeXml.replace('</mesh>', '</mesh><components/>'), 'xmlMalformed'],
  ['without a build', cubeXml.replace(/<build>.*<\/build>/, ''), 'threemfNoBuild'],
  ['without resources', cubeXml.replace(/<resources>[^]*<\/resources>/, ''), 'threemfNoResources'],
  ['of a type that there is not', cubeXml.replace('type="model"', 'type="modell"'), 'threemfObjectType'],
  ['that builds an object of type other', cubeXml.replace('type="model"', 'type="other"'), 'otherInBuild'],
  [
    'that builds an object of nothing',
    cubeXml.replace(/<mesh>[^]*<\/mesh>/, '<metadatagroup/>'),
    'objectWithoutMesh',
  ],
  ...extensionFaults(),
  ['with two meshes in an object', cubeXml.replace('</mesh>', '</mesh><mesh></mesh>'), 'xmlMalformed'],
  [
    'with triangles before vertices',
    cubeXml.replace('<vertices>', '<triangles></triangles><vertices>'),
    'xmlMalformed',
  ],
  ['with a vertex without z', cubeXml.replace(/ z="0"/, ''), 'threemfVertex'],
  ['with a coordinate that is a word', cubeXml.replace(/ z="0"/, ' z="0,5"'), 'threemfVertex'],
  ['with an entity of nobody for a number', cubeXml.replace(/ z="0"/, ' z="&zero;"'), 'threemfVertex'],
  ['with a reference that does not end', cubeXml.replace(/ z="0"/, ' z="&#48"'), 'threemfVertex'],
  ['with a reference to no character', cubeXml.replace(/ z="0"/, ' z="0&#0;"'), 'threemfVertex'],
  [
    'with a path that two prefixes of one namespace say',
    cubeXml.replace(
      '<item ',
      `<item xmlns:p="${productionNamespace}" xmlns:r="${productionNamespace}" p:path="/3D/3dmodel.model" r:path="/3D/3dmodel.model" `,
    ),
    'xmlMalformed',
  ],
  [
    'with a name that two prefixes say, one of them bound behind it',
    cubeXml
      .replace('<resources>', '<resources xmlns:p="urn:a">')
      .replace('v3="2"', 'v3="2" p:a="1" r:a="1" xmlns:r="urn:&#x61;"'),
    'xmlMalformed',
  ],
  [
    'with 65 namespaces',
    cubeXml.replace('xmlns=', `${Array.from({ length: 33 }, (_, i) => `xmlns:n${i}="u"`).join(' ')} xmlns=`),
    'xmlTagTooLong',
  ],
  ['with a coordinate that is NaN', cubeXml.replace(/ z="0"/, ' z="NaN"'), 'nonFiniteCoordinate'],
  ['with a vertex far off', cubeXml.replace(/ z="0"/, ' z="1e20"'), 'coordinateOutOfRange'],
  ['with a corner that does not exist', cubeXml.replace('v1="0"', 'v1="8"'), 'threemfIndex'],
  ['with a negative corner', cubeXml.replace('v1="0"', 'v1="-1"'), 'threemfIndex'],
  ['with a corner that wraps to 0', cubeXml.replace('v1="0"', 'v1="4294967296"'), 'threemfIndex'],
  ['with half a corner', cubeXml.replace('v1="0"', 'v1="0.5"'), 'threemfIndex'],
  ['with a triangle of two corners', cubeXml.replace('v3="2"', ''), 'threemfTriangle'],
  ['with a mesh of nothing', cubeXml.replace(/<mesh>[^]*<\/mesh>/, '<mesh/>'), 'noTriangles'],
];

const utf16 = Buffer.from(`\ufeff${cubeXml}`, 'utf16le');

export const xmlCases: RobustnessCase[] = [
  ...xmlForms.map(([name, xml]) => robustnessCase('3mf', name, packageOf(xml), isCube)),
  robustnessCase('3mf', 'UTF-16 with a mark', packageOf(utf16), isCube),
  robustnessCase('3mf', 'UTF-16 without one', packageOf(utf16.subarray(2)), isCube),
  robustnessCase('3mf', 'big-endian UTF-16', packageOf(Buffer.from(utf16).swap16()), isCube),
  robustnessCase(
    '3mf',
    'a comment of ten megabytes',
    () => packageOf(`${cubeXml}<!--${' '.repeat(1e7)}-->`),
    {
      volumeMm3: 512,
    },
  ),
  ...unreadable('3mf', [
    ...xmlFaults.map(([name, xml, code]): [string, Buffer, MeshReadErrorCode] => [
      name,
      packageOf(xml),
      code,
    ]),
    ['half a letter of UTF-16', packageOf(utf16.subarray(0, -1)), 'xmlTruncated'],
  ]),
];
