import { isCube, objCube } from './cube.js';
import { type RobustnessCase, casesOf, robustnessCase, unreadable } from './robustness-case.js';

/** Comments of many lengths, before and after the vertices, move where the text ends in what it was narrowed from. */
function utf16WithoutLastLineEnding(): Record<string, Buffer> {
  const cases: Record<string, Buffer> = {};
  for (const length of [0, 2, 3, 100]) {
    const comment = `#${'2'.repeat(length)}\n`;
    for (const [place, text] of [
      ['before', `${comment}${objCube}`],
      ['between', objCube.replace('f ', `${comment}f `)],
    ] as const) {
      const bytes = Buffer.from(`\ufeff${text.trimEnd()}`, 'utf16le');
      const name = `without a last line ending, a comment of ${length} letters ${place}`;
      cases[`in UTF-16 ${name}`] = bytes;
      cases[`in UTF-16 BE ${name}`] = Buffer.from(bytes).swap16();
    }
  }
  return cases;
}

export const objCases: RobustnessCase[] = [
  ...casesOf('obj', isCube, {
    'as written by the book': objCube,
    'with CRLF': objCube.replaceAll('\n', '\r\n'),
    'without a last line ending': objCube.trimEnd(),
    'with texture and normal numbers': objCube.replace(/ (\d+)(?=[ \n])/g, (all, n: string, at: number) =>
      at > objCube.indexOf('f ') ? ` ${n}/1/${n}` : all,
    ),
    'with normal numbers only': objCube.replace(/^f (\d+) (\d+) (\d+)$/gm, 'f $1//$1 $2//$2 $3//$3'),
    'with numbers from the end': objCube.replace(
      /^f (\d+) (\d+) (\d+)$/gm,
      (_, a, b, c) => `f ${+a - 9} ${+b - 9} ${+c - 9}`,
    ),
    'with faces before the vertices': objCube.replace(/^((?:v .*\n)+)((?:f .*\n)+)/m, '$2$1'),
    'with continued lines': objCube.replace(/^(f \d+) /gm, '$1 \\\n').replace(/^(v \d)/gm, '$1 \\\r\n '),
    'with vertex colours': objCube.replace(/^(v .*)$/gm, '$1 0.5 0.25 1'),
    'with a weight behind each vertex': objCube.replace(/^(v .*)$/gm, '$1 1.0'),
    'with comments behind': objCube.replace(/^([vf] .*)$/gm, '$1 # why'),
    'with a comment that ends in a backslash': `# C:\\parts\\\n${objCube}`,
    'with what does not matter': `mtllib a.mtl\nvt 0 0\nvn 0 0 1\ng a b\ns off\nl 1 2\np 1\nusemtl x\n${objCube}`,
    'with curves, surfaces and words of nobody': `cstype bezier\ndeg 3\ncurv 0 1 1 2\nend\nvp 1\nzzz\n\0\n${objCube}`,
    'with indented and blank lines': objCube.replaceAll('\n', '\n\n  \t'),
    'with faces of two corners': `${objCube}f 1 2\nf\n`,
    'with vertices of no face far away': `${objCube}v 900 900 900\n`,
    'with each vertex written twice': objCube
      .replace(/^(v .*)$/gm, '$1\n$1')
      .replace(/^f (\d+) (\d+) (\d+)$/gm, (_, a, b, c) => `f ${+a * 2} ${+b * 2 - 1} ${+c * 2}`),
    'in UTF-16': Buffer.from(`\ufeff${objCube}`, 'utf16le').swap16(),
    ...utf16WithoutLastLineEnding(),
    'on lines of a million characters': objCube.replace(/^f /m, `# ${'x'.repeat(1_000_000)}\nf `),
  }),
  ...unreadable('obj', [
    ['with a vertex too few', objCube.replace('f 1 4', 'f 1 9'), 'objIndex', 'Line 11 '],
    ['with vertex 0', objCube.replace('f 1 4', 'f 0 4'), 'objIndex', 'Line 11 '],
    ['with a number from before the beginning', objCube.replace('f 1 4', 'f -9 4'), 'objIndex', 'Line 11 '],
    [
      'with a number of forty digits',
      objCube.replace('f 1 4', `f ${'9'.repeat(40)} 4`),
      'objIndex',
      'Line 11 ',
    ],
    ['with a number that wraps to 1', objCube.replace('f 1 4', 'f 4294967297 4'), 'objIndex', 'Line 11 '],
    ['with a corner that is a word', objCube.replace('f 1 4', 'f one 4'), 'objLine', 'Line 11 '],
    ['with two coordinates', objCube.replace('v 8 0 0', 'v 8 0'), 'objLine', 'Line 4 '],
    ['with a coordinate that is a word', objCube.replace('v 8 0 0', 'v 8 0 high'), 'objLine', 'Line 4 '],
    ['without faces', 'v 0 0 0\nv 1 0 0\nv 0 1 0\n', 'noTriangles', 'no triangles'],
    ['of nothing', '', 'noTriangles', 'no triangles'],
  ]),
];

type Outline = [x: number, y: number][];

/** An upright prism over an outline, its two ends one face each. */
function prismObj(outline: Outline, height: number): string {
  const n = outline.length;
  const lines = [0, height].flatMap((z) => outline.map(([x, y]) => `v ${x} ${y} ${z}`));
  const numbers = outline.map((_, i) => i + 1);
  lines.push(`f ${numbers.toReversed().join(' ')}`, `f ${numbers.map((i) => i + n).join(' ')}`);
  for (const i of numbers) lines.push(`f ${i} ${(i % n) + 1} ${(i % n) + 1 + n} ${i + n}`);
  return lines.join('\n');
}

/** Corners on a circle, every `step`-th after the other. */
function circle(corners: number, radius: number, step = 1): Outline {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * step * i) / corners;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

const square: Outline = [
  [0, 0],
  [8, 0],
  [8, 8],
  [0, 8],
];
const lShape: Outline = [
  [0, 0],
  [9, 0],
  [9, 3],
  [3, 3],
  [3, 9],
  [0, 9],
];

/** A comb of `teeth` teeth of 1 mm by 2 mm on a back of 1 mm. */
function comb(teeth: number): Outline {
  const outline: Outline = [
    [0, 0],
    [2 * teeth - 1, 0],
  ];
  for (let x = 2 * teeth - 2; x >= 0; x -= 2) {
    outline.push([x + 1, 3], [x, 3]);
    if (x > 0) outline.push([x, 1], [x - 1, 1]);
  }
  return outline;
}

const polygonArea = (corners: number, radius: number): number =>
  (corners / 2) * radius ** 2 * Math.sin((2 * Math.PI) / corners);

export const objFaceCases: RobustnessCase[] = [
  robustnessCase('obj', 'convex: a cube of six squares', prismObj(square, 8), { volumeMm3: 512 }),
  robustnessCase('obj', 'an L', prismObj(lShape, 8), { volumeMm3: 45 * 8 }),
  robustnessCase(
    'obj',
    'an L from its other corner',
    prismObj([...lShape.slice(3), ...lShape.slice(0, 3)], 8),
    {
      volumeMm3: 45 * 8,
    },
  ),
  robustnessCase('obj', 'a comb', prismObj(comb(4), 8), { volumeMm3: 15 * 8 }),
  robustnessCase('obj', 'a circle of ten thousand corners', () => prismObj(circle(10_000, 50), 2), {
    volumeMm3: 2 * polygonArea(10_000, 50),
  }),
  robustnessCase('obj', 'a comb of four thousand corners', () => prismObj(comb(1000), 8), {
    reason: 'exceedsBuildVolume',
  }),
  robustnessCase('obj', 'a face that names one corner thrice', `${prismObj(square, 8)}\nf 1 1 1\n`, {
    volumeMm3: 512,
  }),
  robustnessCase('obj', 'a star that crosses itself', prismObj(circle(5, 10, 2), 5), {
    volumeMm3: 5 * (5 / 2) * 100 * Math.sin((4 * Math.PI) / 5),
  }),
];
