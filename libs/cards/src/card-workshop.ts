import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { unpackWoff } from '@shared/domain/typesetting/woff.js';
import type { CardWorkshop } from './make-card.js';
import { openArabicFont } from './fonts/arabic-font.js';
import { arabicFontPath } from './fonts/arabic-font-path.js';
import { openFontLibrary } from './fonts/package-fonts.js';
import { outlineTools } from './solid/outline-tools.js';
import { loadSolidKernel } from './solid/solid-kernel.js';

const require = createRequire(import.meta.url);
const read = (path: string): Uint8Array => readFileSync(require.resolve(path));

function readFont(path: string): ArrayBuffer {
  return Uint8Array.from(read(path)).buffer;
}

/** Opens what makes cards, with the fonts of the packages; once a thread. */
export async function openCardWorkshop(): Promise<CardWorkshop> {
  const kernel = await loadSolidKernel();
  const tools = outlineTools(kernel);
  const arabic = openArabicFont(tools, () => unpackWoff(read(arabicFontPath), inflateSync));
  return { kernel, library: openFontLibrary(tools, readFont, arabic) };
}
