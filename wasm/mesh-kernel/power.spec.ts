import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { MeshKernel } from './kernel.js';
import { loadMeshKernel } from './load-kernel.js';

const module = loadMeshKernel();
const { power } = MeshKernel.instantiate(module);

/** Bases and exponents as the estimate meets them, and far beyond. */
const pairs = Array.from({ length: 20_000 }, (_, i): [number, number] => [
  (((i * 7919) % 20_011) + 1) / 4001,
  (((i * 104_729) % 15_013) - 7500) / 700,
]);

describe('the powers of the kernel', () => {
  it('are those of the engine, but for the last bit', () => {
    const worst = pairs.reduce(
      (most, [base, exponent]) => Math.max(most, Math.abs(power(base, exponent) / base ** exponent - 1)),
      0,
    );
    expect(worst).toBeLessThanOrEqual(2 ** -52);
  });

  it.each([
    [0, 1.458, 0],
    [0, -1, Infinity],
    [1, -0.2, 1],
    [5, 0, 1],
    [3, 2, 9],
    [1e200, -2, 0],
    [1e200, 2, Infinity],
    [-8, 1 / 3, NaN],
    [NaN, 2, NaN],
  ])('%d to the %d is %d', (base, exponent, expected) => {
    expect(power(base, exponent)).toBe(expected);
  });

  it('keep every bit from one build to the next: estimates are stored, and compared with those of browsers', () => {
    const bits = Float64Array.from(pairs, ([base, exponent]) => power(base, exponent));
    const digest = createHash('sha256').update(new Uint8Array(bits.buffer)).digest('hex').slice(0, 16);
    // Another digest is another result: raise the version of the kernel, too.
    expect(digest).toBe('148b9415999eef18');
  });
});

it('imports nothing from the engine but its memory', () => {
  const { imports } = WebAssembly.Module as unknown as { imports: (of: unknown) => { name: string }[] };
  expect(imports(module).map(({ name }) => name)).toEqual(['memory']);
});
