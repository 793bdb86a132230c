import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { MeshReadError } from '@kernel/mesh-read-error.js';

/** A row a mesh file of the folder: how long it takes with layers and supports, or why it cannot be read. */
export async function measureFolder(
  folder: string,
  measure: (file: string, withPrint: boolean) => Promise<{ memoryBytes: number }>,
): Promise<Record<string, string>[]> {
  const rows = [];
  for (const name of readdirSync(folder).sort()) {
    if (!['.stl', '.obj', '.3mf'].includes(extname(name))) continue;
    const startMs = performance.now();
    let outcome = 'read';
    let memory = '-';
    try {
      memory = ((await measure(join(folder, name), true)).memoryBytes / 1e6).toFixed(1);
    } catch (error) {
      if (!(error instanceof MeshReadError)) throw error;
      outcome = error.code;
    }
    rows.push({ file: name, ms: (performance.now() - startMs).toFixed(1), MB: memory, outcome });
  }
  return rows;
}
