import { maxUploadBytes } from '@shared/domain/contract/limits.js';
import { maxThreemfXmlBytes } from '@meshes/threemf-package.js';
import { encodeBinaryStl, encodeModelXml, encodePackage } from '../meshes/encode.js';
import { box } from '../meshes/shapes.js';
import { largestFiles } from './largest-files.js';
import type { RobustnessCase } from './robustness-case.js';

/** A file that is made to be slow; how it ends does not matter, only when. */
type WorstFile = Pick<RobustnessCase, 'name' | 'format' | 'file'>;

/** So many bytes of text: the head, then one line after the other, then the tail. */
function textOf(
  head: string,
  lineOf: (index: number) => string,
  tail = '',
  bytes: number = maxUploadBytes,
): Buffer {
  const text = Buffer.alloc(bytes, '\n');
  let at = text.write(head);
  for (let index = 0; ; index++) {
    const line = lineOf(index);
    if (at + line.length + tail.length + 1 > bytes) break;
    at += text.write(line, at);
  }
  text.write(tail, at);
  return text;
}

const cubeXml = encodeModelXml({ objects: [{ mesh: box(8, 8, 8) }] });
const [beforeMesh = '', behindMesh = ''] = cubeXml.split(/(?=<\/resources>)/);

/** A package of XML that shrinks as far as an archive may. */
const inflated = (lineOf: (index: number) => string): Buffer =>
  encodePackage(textOf(beforeMesh, lineOf, behindMesh, Math.min(maxThreemfXmlBytes, 250 * 2 ** 20)));

/**
 * A package whose model repeats a text, before `mark`, as often as it may; a line break now and then keeps it from shrinking
 * too far.
 */
function repeated(mark: string, text: string, xml = cubeXml): Buffer {
  const [before = '', behind = ''] = xml.split(mark);
  const lineOf = (i: number): string => ((i * i) % 7919 < 400 ? `${text}\n` : text);
  return encodePackage(textOf(before, lineOf, mark + behind, Math.min(maxThreemfXmlBytes, 400 * 2 ** 20)));
}

/** As many prefixes as may be bound at once. */
const manyPrefixes = Array.from({ length: 31 }, (_, i) => `xmlns:n${i}="urn:${i}"`).join(' ');

/** Objects that each place the one before twice. */
function doubling(depth: number): Buffer {
  const objects = [
    { mesh: box(8, 8, 8) },
    ...Array.from({ length: depth }, (_, object) => ({ components: [{ object }, { object }] })),
  ];
  return encodePackage(encodeModelXml({ objects, items: [{ object: depth }] }));
}

/** One cube, placed as often as the most triangles allow. */
function placedOften(): Buffer {
  const items = Array.from({ length: 480_000 }, (_, i) => ({
    object: 0,
    placing: [
      1,
      0,
      0,
      0,
      1,
      0,
      0,
      0,
      1,
      (i % 31) * 8.5,
      (Math.floor(i / 31) % 31) * 8.5,
      (i % 27) * 9,
    ] as const,
  }));
  return encodePackage(encodeModelXml({ objects: [{ mesh: box(8, 8, 8) }], items }));
}

const fanCorners = 1_700_000;

const obj = (name: string, file: () => Buffer): WorstFile => ({ name, format: 'obj', file });
const package_ = (name: string, file: () => Buffer): WorstFile => ({ name, format: '3mf', file });

/*
 * Files made for one step of the work each: its dearest input within the limits.
 */

function slowMeshes(): WorstFile[] {
  const square = 'v 0 0 0\nv 9 0 0\nv 9 9 0\nv 0 9 0\n';
  return [
    obj('millions of object lines', () => textOf(square, () => 'o\n', 'f 1 2 3 4\n')),
    obj('a fan around one vertex', () =>
      textOf('v 0 0 1\n', (i) => {
        const angle = (i / fanCorners) * 2 * Math.PI;
        return i < fanCorners
          ? `v ${Math.cos(angle).toFixed(7)} ${Math.sin(angle).toFixed(7)} 0\n`
          : `f 1 ${((i - fanCorners) % fanCorners) + 2} ${((i - fanCorners + 1) % fanCorners) + 2}\n`;
      }),
    ),
    obj('one face of a spiral', () => {
      const corners = 1_500_000;
      const numbers = Array.from({ length: corners }, (_, i) => i + 1).join(' ');
      return textOf(
        '',
        (i) =>
          i < corners ? `v ${(i / 1e5) * (i % 2 ? 1 : -1)} ${i % 7}.5 ${i % 3}\n` : ' '.repeat(2 ** 26),
        `f ${numbers}\n`,
      );
    }),
    obj('degenerate triangles', () => textOf(square, () => 'f 1 1 2\n', 'f 1 2 3\n')),
    obj('numbers of a thousand digits', () =>
      textOf('', () => `v ${'7'.repeat(1000)}e-999 0 0\n`, 'f 1 2 3\n'),
    ),
    obj('a comment in each line', () => textOf(square, () => '#\n', 'f 1 2 3 4\n')),
    {
      name: 'triangles across one plane',
      format: 'stl',
      file: () => {
        const cube = encodeBinaryStl(box(200, 200, 0.1));
        const count = Math.floor((maxUploadBytes - 84) / (cube.length - 84));
        return Buffer.concat([
          Buffer.alloc(80),
          Buffer.from(Uint32Array.of(count * 12).buffer),
          ...Array.from({ length: count }, () => cube.subarray(84)),
        ]);
      },
    },
  ];
}

function slowPackages(): WorstFile[] {
  return [
    package_('attributes without end', () => inflated((i) => `<a${i} ${'b="" '.replace('b', `b${i}`)}/>`)),
    package_('comments without end', () => inflated(() => '<!---->')),
    package_('elements without end', () => inflated(() => '<a></a>')),
    package_('half a million placings', placedOften),
    package_('build items without end', () => repeated('</build>', '<item objectid="1"/>')),
    package_('objects of one component each', () =>
      inflated(
        (i) => `<object id="${i + 2}"><components><component objectid="${i + 1}"/></components></object>`,
      ),
    ),
    package_('one object of components without end', () =>
      repeated(
        '</components>',
        '<component objectid="1"/>',
        cubeXml.replace('</resources>', '<object id="2"><components></components></object></resources>'),
      ),
    ),
    package_('objects without end', () => inflated((i) => `<object id="${i + 2}"><components/></object>`)),
    package_('triangles of one mesh without end', () =>
      repeated('</triangles>', '<triangle v1="0" v2="2" v3="1"/>'),
    ),
    package_('vertices of one mesh without end', () =>
      repeated('</vertices>', '<vertex x="1" y="2" z="3"/>'),
    ),
    package_('names of two prefixes without end', () =>
      repeated('</resources>', '<a q:b="" r:b=""/>', cubeXml.replace('xmlns=', `${manyPrefixes} xmlns=`)),
    ),
    package_('objects that double twenty times', () => doubling(20)),
  ];
}

/** Everything within the limits that is known to take long. */
export function worstFiles(): WorstFile[] {
  return [...largestFiles(), ...slowMeshes(), ...slowPackages()];
}
