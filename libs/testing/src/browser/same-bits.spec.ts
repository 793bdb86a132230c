import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { encodeAsciiStl, encodeBinaryStl, encodeModelXml, encodeObj } from '../meshes/encode.js';
import { type IndexedMesh, invert, merge, place, translate } from '../meshes/indexed-mesh.js';
import * as shapes from '../meshes/shapes.js';
import { fileOfCase } from '../fuzz/run-case.js';
import { type BrowserName, browserPrograms } from '../installed-programs.js';
import { bitsOfParts, type SentPart } from './part-bits.js';
import { startBrowser } from './start-browser.js';
import { startTestPage, type TestPage } from './test-page.js';

const { box, cone, cylinder, gear, hollowBox, plateWithHoles, sphere, table, torus, tube } = shapes;
const turned = [0.8, 0.6, 0, -0.48, 0.64, 0.6, 0.36, -0.48, 0.8, 3, 4, 5];

/** Between them they meet every warning, refusals for shape and size, and every part of the estimate. */
const meshes: Record<string, IndexedMesh> = {
  box: box(20, 30, 40),
  'box of a layer more': box(7.1, 5.3, 3.33),
  ball: sphere(15),
  cone: cone(12, 30),
  'cone on its tip': translate(cone(10, -20), 0, 0, 20),
  ring: torus(20, 5),
  'ring that leans': place(torus(20, 5), turned),
  cylinder: cylinder(8, 25),
  'cylinder that leans': place(cylinder(8, 25), turned),
  pipe: tube(10, 8, 12),
  'thin pipe': tube(20, 19.7, 20),
  gear: gear(18, 20, 3, 6),
  'gear that leans': place(gear(18, 20, 3, 6), turned),
  'plate with holes': plateWithHoles(4, 5, 3),
  table: table(40, 20, 5, 3),
  'hollow box, inside out': invert(hollowBox(20, 20, 20, 2)),
  pole: box(5, 5, 60),
  'thin wall': merge(box(20, 20, 20), translate(box(15, 0.3, 11), 2.5, 9, 19)),
  'bodies that overlap': merge(box(20, 20, 20), translate(box(20, 20, 20), 10, 5, 0)),
  'too large': box(300, 10, 10),
  'too small': box(0.5, 1, 2),
  open: { ...box(20, 20, 20), triangles: box(20, 20, 20).triangles.slice(3) },
};

const sent = (name: string, format: SentPart['format'], bytes: Uint8Array): SentPart => ({
  name,
  format,
  base64: Buffer.from(bytes).toString('base64'),
});

const parts = [
  ...Object.entries(meshes).flatMap(([name, mesh]) => [
    sent(`${name}, binary STL`, 'stl', encodeBinaryStl(mesh)),
    sent(`${name}, OBJ`, 'obj', encodeObj(mesh)),
    sent(`${name}, 3MF`, 'model', Buffer.from(encodeModelXml({ unit: 'inch', objects: [{ mesh }] }))),
  ]),
  sent('text STL', 'stl', encodeAsciiStl(meshes['ring that leans']!)),
  // Damaged files, most of which still can be read.
  ...Array.from({ length: 120 }, (_, index) => ({ index, ...fileOfCase(25, index) })).flatMap(
    ({ index, format, bytes }) => (format === '3mf' ? [] : [sent(`damaged ${index}`, format, bytes)]),
  ),
];

const wasm = readFileSync('wasm/mesh-kernel/build/mesh-kernel.wasm');

let server: TestPage;
let expected: Awaited<ReturnType<typeof bitsOfParts>>;

beforeAll(async () => {
  expected = await bitsOfParts(wasm, parts);
  server = await startTestPage('libs/testing/src/browser/part-bits-page.ts');
  server.files.set('kernel.wasm', wasm).set('parts.json', Buffer.from(JSON.stringify(parts)));
});

afterAll(() => server.stop());

/** In the page: `partBits` is what {@link bitsOfParts} stands in there. */
const inPage = `(async () => {
  const wasm = new Uint8Array(await (await fetch('/kernel.wasm')).arrayBuffer());
  return partBits.bitsOfParts(wasm, await (await fetch('/parts.json')).json());
})()`;

describe('verdicts, estimates and prices of parts', () => {
  it('are made of many printable parts and of refused ones', () => {
    const printable = expected.parts.filter(({ findings }) => findings.includes('"printable":true'));
    expect(printable.length).toBeGreaterThan(70);
    expect(expected.parts.length - printable.length).toBeGreaterThan(30);
  });

  for (const [name, program] of Object.entries(browserPrograms)) {
    (program === undefined ? it.skip : it)(`have the same bits in ${name} as in Node`, async () => {
      const browser = await startBrowser(name as BrowserName);
      try {
        const page = await browser.newPage();
        await page.goto(server.url);
        const found = (await page.evaluate(inPage)) as typeof expected;
        expect(found.parts).toEqual(expected.parts);
        expect(found.powers).toBe(expected.powers);
      } finally {
        await browser.close();
      }
    });
  }
});
