import { describe, expect, it } from '@jest/globals';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import { analyzeFile } from '../../src/analysis/analyze-file.js';
import { flawOf } from './judge-reply.js';
import { robustnessClasses } from '@testing/robustness/robustness-classes.js';

const module = loadMeshKernel();

describe.each(robustnessClasses)('$name', ({ cases }) => {
  it.each(cases)('$format: $name', async ({ format, file, expected }) => {
    const bytes = file();
    const readInto = (target: Uint8Array) => Promise.resolve(target.set(bytes));
    const source = { format, sizeBytes: bytes.length, readInto };
    const reply = await analyzeFile(module, source, { maxMemoryBytes: 512 * 1024 ** 2 });
    expect(flawOf(expected, reply)).toBeUndefined();
  });
});
