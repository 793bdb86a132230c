/**
 * How long a part's picture takes in a warm thread, beside measuring the same file with our own kernel. Run by
 * `npm run tool bench:pictures`; exits with 1 when a part misses its budget.
 */
import { loadMeshKernel } from '@kernel/load-kernel.js';
import { encodePicture, encodeThumbnail, partPlastic } from '@meshes/picture/encode-picture.js';
import { drawPart } from '@meshes/picture/part-picture.js';
import { nodeUnpacker } from '@meshes/node-unpacker.js';
import { readMeasured } from '@meshes/run-kernel.js';
import { pictureSize } from '@shared/domain/contract/limits.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import type { IndexedMesh } from '@testing/meshes/indexed-mesh.js';
import { gear, plateWithHoles, sphere } from '@testing/meshes/shapes.js';
import { fastestMs } from './fastest.js';
import { atMost, type Figure, record } from './figures/figure.js';

const cases: [name: string, mesh: IndexedMesh, budgetMs: number][] = [
  ['gear of 24 teeth', gear(24, 30, 4, 12), 400],
  ['plate with 50 holes', plateWithHoles(50, 4, 3), 800],
  ['ball of 10,000 triangles', sphere(40, 100, 50), 400],
  ['ball of 100,000 triangles', sphere(40, 320, 157), 600],
  ['ball of 1,000,000 triangles', sphere(40, 1000, 501), 3000],
];

const rounds = 7;

const module = loadMeshKernel();
const figures: Figure[] = [];
process.stdout.write(
  'part | triangles | file KB | draw ms | encode ms | budget | measure ms | ratio | picture KB\n',
);
for (const [name, mesh, budgetMs] of cases) {
  const file = encodeBinaryStl(mesh);
  const readInto = (target: Uint8Array) => Promise.resolve(void target.set(file));
  const source = { format: 'stl' as const, sizeBytes: file.length, readInto };
  const read = () => readMeasured(module, source, {}, nodeUnpacker);
  const { kernel, result } = await read();
  const picture = drawPart(() => kernel.placedMeshes(), pictureSize)!;
  const drawMs = await fastestMs(rounds, () => drawPart(() => kernel.placedMeshes(), pictureSize));
  const encodeMs = await fastestMs(rounds, () => [
    encodePicture(picture, partPlastic),
    encodeThumbnail(picture, partPlastic),
  ]);
  const measureMs = await fastestMs(rounds, read);
  figures.push({
    what: `picture of a ${name}`,
    value: `${(drawMs + encodeMs).toFixed(0)} ms`,
    beside: { peer: 'measuring it', ratio: (drawMs + encodeMs) / measureMs },
    goal: atMost(drawMs + encodeMs, budgetMs, ' ms'),
    boundBy: 'pixels filled and packed; of a million triangles, their corners',
  });
  const cells = [
    result.triangles,
    Math.round(file.length / 1024),
    drawMs.toFixed(0),
    encodeMs.toFixed(0),
    budgetMs,
    measureMs.toFixed(1),
    ((drawMs + encodeMs) / measureMs).toFixed(1),
    (encodePicture(picture, partPlastic).length / 1024).toFixed(1),
  ];
  process.stdout.write(`${name} | ${cells.join(' | ')}\n`);
}
record(figures);
process.exitCode = figures.every(({ goal }) => goal!.isMet) ? 0 : 1;
