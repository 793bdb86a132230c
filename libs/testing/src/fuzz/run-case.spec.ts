import { describe, expect, it } from '@jest/globals';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import { fileOfCase, runCase } from './run-case.js';
import { seedFiles } from '@testing/fuzz/seed-files.js';

const module = loadMeshKernel();

describe('a short run of the fuzzer', () => {
  it('starts from files that are priced', async () => {
    for (const file of seedFiles.slice(0, 8)) expect(await runCase(module, file)).toBe('printable');
  });

  it('finds nothing in two thousand damaged files, and prices many of them', async () => {
    const outcomes = new Map<unknown, number>();
    for (let index = 0; index < 2000; index++) {
      const outcome = await runCase(module, fileOfCase(7, index));
      expect({ index, outcome }).toEqual({ index, outcome: expect.any(String) });
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    for (const outcome of ['printable', 'unprintable', 'unreadable']) {
      expect(outcomes.get(outcome)).toBeGreaterThan(300);
    }
  });

  it('makes the same file of the same case', () => {
    expect(fileOfCase(3, 14)).toEqual(fileOfCase(3, 14));
    expect(fileOfCase(3, 14)).not.toEqual(fileOfCase(4, 14));
  });
});
