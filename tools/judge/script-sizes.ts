import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@shared/infra/config/project-root.js';
import type { JudgeTable, Verdict } from './judge-table.js';

const folder = join(projectRoot, 'dist/apps/storefront');

interface Chunk {
  file: string;
  imports?: string[];
}

const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, Chunk>;

/** A chunk with all that it imports. */
function chunksOf(key: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(key)) {
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) chunksOf(imported, seen);
  }
  return seen;
}

function gzipKb(keys: Iterable<string>): number {
  const bytes = [...keys].map((key) => statSync(join(folder, `${manifest[key]!.file}.gz`)).size);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

function verdictOf(thing: string, sizeKb: number, barKb: number): Verdict {
  const misses = sizeKb > barKb ? [`more than ${barKb} kB`] : [];
  return { thing, figures: [sizeKb.toFixed(1), String(barKb)], misses };
}

/** What the shop's pages load, compressed by gzip. */
export function judgeScriptSizes(): JudgeTable {
  const first = chunksOf('src/main.tsx');
  const languages = ['fr', 'en', 'ar'].map((one) => `src/words/${one}.ts`);
  const largest = Math.max(...languages.map((one) => gzipKb([one])));
  const viewer = [...chunksOf('../../libs/viewer/src/part-viewer.tsx')].filter((key) => !first.has(key));
  const kernel = readdirSync(folder).find((name) => /^mesh-kernel-.*\.wasm\.gz$/.test(name))!;
  return {
    title: 'Scripts',
    method: 'kB after gzip; pages are served in brotli where a browser takes it, which is a tenth smaller.',
    columns: ['size', 'bar'],
    verdicts: [
      verdictOf('first load, with the words of the longest language', gzipKb(first) + largest, 60),
      verdictOf('viewer in 3D', gzipKb(viewer), 220),
      verdictOf('kernel', statSync(join(folder, kernel)).size / 1000, 30),
    ],
  };
}
