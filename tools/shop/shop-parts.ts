import { loadSolidKernel } from '@cards/solid/solid-kernel.js';
import { encodeBinaryStl, encodeThreemf } from '@testing/meshes/encode.js';
import { merge, translate } from '@testing/meshes/indexed-mesh.js';
import { box } from '@testing/meshes/shapes.js';
import { modelOf } from '../site-parts.js';

/** A part as a customer has it. */
export interface ShopPart {
  name: string;
  content: Buffer;
  materialId: string;
  quantity: number;
}

/** A block with an arm that hangs over, and a fin that is thinner than a line: it has warnings. */
const holder = merge(
  box(20, 30, 40),
  translate(box(25, 10, 5), 20, 10, 30),
  translate(box(12, 0.3, 8), 4, 10, 40),
);

/** Parts of several materials; the last one is longer than the bed, and cannot be priced. */
export async function shopParts(): Promise<ShopPart[]> {
  const solids = await loadSolidKernel();
  return [
    {
      name: 'support-mural.stl',
      content: encodeBinaryStl(modelOf('petg', solids)),
      materialId: 'petg-noir',
      quantity: 12,
    },
    {
      name: 'boitier.3mf',
      content: encodeThreemf(modelOf('abs', solids)),
      materialId: 'abs-noir',
      quantity: 4,
    },
    {
      name: 'pot.stl',
      content: encodeBinaryStl(modelOf('pla', solids)),
      materialId: 'pla-noir',
      quantity: 2,
    },
    {
      name: 'soufflet.stl',
      content: encodeBinaryStl(modelOf('tpu', solids)),
      materialId: 'tpu-noir',
      quantity: 6,
    },
    { name: 'porte-outil.stl', content: encodeBinaryStl(holder), materialId: 'pla-noir', quantity: 1 },
    { name: 'rail.stl', content: encodeBinaryStl(box(300, 20, 20)), materialId: 'pla-noir', quantity: 1 },
  ];
}
