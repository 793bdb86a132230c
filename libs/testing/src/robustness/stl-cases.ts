import { encodeAsciiStl, encodeBinaryStl } from '../meshes/encode.js';
import { asciiCube, binaryCube, cube, isCube, objCube } from './cube.js';
import { type RobustnessCase, casesOf, unreadable } from './robustness-case.js';

function withCount(count: number, file: Uint8Array = binaryCube): Buffer {
  const changed = Buffer.from(file);
  changed.writeUInt32LE(count, 80);
  return changed;
}

/** A byte where each record ends: some programs write colours there. */
function withAttributes(): Buffer {
  const changed = Buffer.from(binaryCube);
  for (let at = 84 + 48; at < changed.length; at += 50) changed.writeUInt16LE(0xffff, at);
  return changed;
}

export const stlLengthCases: RobustnessCase[] = [
  ...casesOf('stl', isCube, {
    'as written by the book': binaryCube,
    'with colours behind each triangle': withAttributes(),
    'with `solid` in the header': encodeBinaryStl(cube, 'solid part\nfacet normal'),
    'with a header that is a whole text file': encodeBinaryStl(cube, asciiCube),
  }),
  ...unreadable('stl', [
    ['cut off', binaryCube.subarray(0, -1), 'stlLength', '12 triangles'],
    ['cut off within the header', binaryCube.subarray(0, 83), 'stlLength'],
    ['cut off, with `solid` in the header', encodeBinaryStl(cube, 'solid').subarray(0, -9), 'stlLength'],
    ['with bytes too many', Buffer.concat([binaryCube, Buffer.alloc(3)]), 'stlLength', '12 triangles'],
    ['with too high a count', withCount(13), 'stlLength', '13 triangles'],
    ['with too low a count', withCount(11), 'stlLength', '11 triangles'],
    ['with the count of all', withCount(0xffffffff), 'stlLength', '4294967295 triangles'],
    ['with a count that wraps to the length', withCount(12 + 2 ** 31), 'stlLength', 'triangles'],
    ['with a count that wraps to four bytes', withCount(85_899_346, Buffer.alloc(88)), 'stlLength'],
    ['without triangles', Buffer.alloc(84), 'noTriangles', 'no triangles'],
    ['of nothing', Buffer.alloc(0), 'stlLength', '0 triangles'],
    ['of one byte', Buffer.from('s'), 'stlLength'],
  ]),
];

export const asciiStlCases: RobustnessCase[] = [
  ...casesOf('stl', isCube, {
    'as written by the book': asciiCube,
    'in capitals': asciiCube.toUpperCase(),
    'with CRLF': asciiCube.replaceAll('\n', '\r\n'),
    'with CR alone': asciiCube.replaceAll('\n', '\r'),
    'with tabs and blanks': asciiCube.replaceAll(' ', ' \t  '),
    'with blank lines': asciiCube.replaceAll('\n', '\n\n \n'),
    'without endsolid': asciiCube.replace('endsolid part\n', ''),
    'without a last line ending': asciiCube.trimEnd(),
    'with exponents': asciiCube.replaceAll(' 8', ' +8.000000e+00').replaceAll(' 0', ' -0.0E-005'),
    'with bare fractions': asciiCube.replaceAll(' 8', ' 8.').replaceAll(' 0', ' .0'),
    'with normals that are no numbers': asciiCube.replaceAll('normal 0 0 0', 'normal nan -NaN 1.#IND'),
    'with the normals of a C program that divided by 0': asciiCube
      .replace(/^solid.*/, 'solid facet')
      .replaceAll('normal 0 0 0', 'normal -nan(ind) -nan(ind) -nan(ind)'),
    'with a name of other letters': asciiCube.replaceAll('part', 'pièce « façade » 部品 facet vertex'),
    'with a byte order mark': `\ufeff${asciiCube}`,
    'in UTF-16': Buffer.from(`\ufeff${asciiCube}`, 'utf16le'),
    'in UTF-16, without a last line ending': Buffer.from(`\ufeff${asciiCube.trimEnd()}`, 'utf16le'),
    'in UTF-16 BE, without a last line ending': Buffer.from(
      `\ufeff${asciiCube.trimEnd()}`,
      'utf16le',
    ).swap16(),
    'in UTF-16, without endsolid and a last line ending': Buffer.from(
      `\ufeff${asciiCube.replace('\nendsolid part\n', '')}`,
      'utf16le',
    ),
    'on a single line': asciiCube.replaceAll('\n', ' '),
    'on a single line, two solids': asciiCube
      .replace(/(endfacet\n)( {2}facet)/, '$1endsolid a\nsolid b\n$2')
      .replaceAll('\n', ' '),
    'with each facet on a line of its own': asciiCube.replace(/\n +(outer|vertex|endloop|endfacet)/g, ' $1'),
    'as two solids': asciiCube.replace(/(endfacet\n)( {2}facet)/, '$1endsolid a\nsolid b\n$2'),
    'with a solid of nothing before': `solid none\nendsolid none\n${asciiCube}`,
    'as nothing but blanks at the end': asciiCube + ' \n'.repeat(5000),
    'with words behind endloop and endfacet': asciiCube.replaceAll(
      /(endloop|endfacet)\n/g,
      '$1 of the part 3 4\n',
    ),
    'with words behind loop and corners': asciiCube.replaceAll(/(outer loop|vertex.*)\n/g, '$1 # here\n'),
    'with words behind endloop, on a single line': asciiCube
      .replaceAll('endloop', 'endloop 7')
      .replaceAll('\n', ' '),
    'with endings in two words': asciiCube.replaceAll(/end(loop|facet|solid)/g, 'end $1'),
    'named as a facet begins': asciiCube.replaceAll('solid part', 'solid my facet normal test'),
    'with NULs behind': `${asciiCube}${'\0'.repeat(100)}`,
    'with the mark of a file’s end behind': `${asciiCube}\u001a`,
    'with text behind': `${asciiCube}Written by a program,\nwith two lines behind.\n`,
    'with text between two solids': asciiCube.replace(
      /(endfacet\n)( {2}facet)/,
      '$1endsolid a\n; layer two\nsolid b\n$2',
    ),
    'named as its own words': asciiCube.replaceAll('solid part', 'solid endfacet vertex 1 2 3 outer loop'),
    'with CRLF and exponents': encodeAsciiStl(cube, {
      lineEnding: '\r\n',
      number: (value) => value.toExponential(12),
    }),
  }),
  ...unreadable('stl', [
    ['cut off within a facet', asciiCube.slice(0, -100), 'stlTruncated', 'within facet 12'],
    ['with a word out of place', asciiCube.replace('endloop', 'endlop'), 'stlText', 'Facet 1 '],
    ['with two corners only', asciiCube.replace(/ +vertex.*\n/, ''), 'stlText', 'Facet 1 '],
    ['with four corners', asciiCube.replace(/( +vertex.*\n)/, '$1$1'), 'stlText', 'Facet 1 '],
    ['with a facet in a facet', asciiCube.replace('outer loop', 'facet'), 'stlText', 'Facet 1 '],
    ['with two coordinates', asciiCube.replace(/(vertex \d \d) \d/, '$1'), 'stlText', 'Facet 1 '],
    [
      'with a coordinate that is a word',
      asciiCube.replace('vertex 8 8', 'vertex 8 x'),
      'stlText',
      'Facet 1 ',
    ],
    ['with a decimal comma', asciiCube.replace('vertex 8 8', 'vertex 8,0 8'), 'stlText', 'Facet 1 '],
    ['with a NUL byte', asciiCube.replace('endloop', 'end\0loop'), 'stlLength'],
    ['without facets', 'solid nothing\nendsolid nothing\n', 'noTriangles', 'no triangles'],
    ['of the word `solid`', 'solid', 'noTriangles'],
    [
      'too short for its corners',
      `solid\n${'facet\nvertex 0 0 0 vertex 0 0 0 vertex 0 0 0 endfacet\n'.repeat(9)}`,
      'stlText',
      'Facet',
    ],
  ]),
];

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), Buffer.alloc(400, 7)]);

/** What a file is called against what it is. */
export const contentCases: RobustnessCase[] = [
  ...unreadable('stl', [
    ['an OBJ named .stl', objCube, 'stlLength'],
    ['a ZIP named .stl', Buffer.from('PK\x03\x04'.padEnd(200, '\0'), 'latin1'), 'stlLength'],
    ['a picture named .stl', png, 'stlLength'],
    ['a page named .stl', '<!doctype html><title>Not found</title>', 'stlLength'],
    ['prose that begins with solid, named .stl', 'solid ground is what we stand on.\nNo doubt.', 'stlText'],
  ]),
  ...unreadable('obj', [
    ['a binary STL named .obj', binaryCube, 'noTriangles'],
    ['a text STL named .obj', asciiCube, 'noTriangles'],
    ['a picture named .obj', png, 'noTriangles'],
    ['a page named .obj', '<!doctype html>\n<title>Not found</title>\n', 'noTriangles'],
  ]),
  ...unreadable('3mf', [
    ['a binary STL named .3mf', binaryCube, 'archiveDamaged'],
    ['an OBJ named .3mf', objCube, 'archiveDamaged'],
    ['a picture named .3mf', png, 'archiveDamaged'],
    ['nothing named .3mf', '', 'archiveDamaged'],
  ]),
];
