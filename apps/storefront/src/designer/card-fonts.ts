import { arabicFontPath } from '@cards/fonts/arabic-font-path.js';
import type { ShapedSource } from '@cards/fonts/glyph.js';
import type { OutlineTools } from '@cards/solid/outline-tools.js';
import { unpackWoffLater } from '@shared/domain/typesetting/woff.js';

/** A file that the page needs could not be loaded. */
class FontUnavailableError extends Error {
  override readonly name = 'FontUnavailableError';
}

/** Addresses of the fonts' files: those of `packageFontPaths`, and the Arabic one. */
const addresses = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(
      [
        '../../../../node_modules/@fontsource/{archivo-black,bebas-neue,righteous}/files/*-{latin,latin-ext}-400-normal.woff',
        '../../../../node_modules/@fontsource/{rubik-mono-one,russo-one}/files/*-{latin,latin-ext,cyrillic}-400-normal.woff',
        '../../../../node_modules/@fontsource/titillium-web/files/*-{latin,latin-ext}-900-normal.woff',
        '../../../../node_modules/@fontsource/montserrat/files/*-{latin,latin-ext,vietnamese,cyrillic}-800-normal.woff',
        '../../../../node_modules/@fontsource/{poppins,zilla-slab}/files/*-{latin,latin-ext}-700-normal.woff',
        '../../../../node_modules/@fontsource/{space-grotesk,barlow-condensed}/files/*-{latin,latin-ext,vietnamese}-700-normal.woff',
        '../../../../node_modules/@fontsource/roboto-slab/files/*-{latin,latin-ext,vietnamese,cyrillic,greek}-800-normal.woff',
        '../../../../node_modules/@fontsource/noto-sans/files/*-{latin,latin-ext,vietnamese,greek,greek-ext,cyrillic,cyrillic-ext}-800-normal.woff',
        '../../../../node_modules/@fontsource/noto-sans-tifinagh/files/*-{tifinagh,latin}-400-normal.woff',
        '../../../../node_modules/@fontsource/noto-sans-arabic/files/*-arabic-800-normal.woff',
      ],
      { query: '?url', import: 'default', eager: true },
    ),
  ).map(([path, address]) => [path.slice(path.indexOf('@fontsource/')), address]),
);

/** Paths of the fonts that pages can load. */
export const servedFontPaths = Object.keys(addresses);

/**
 * Reads a font at once, as a layout must: the worker waits for the network, never the page.
 *
 * @throws {FontUnavailableError}
 */
export function readFont(path: string): ArrayBuffer {
  const request = new XMLHttpRequest();
  request.open('GET', addresses[path] ?? '', false);
  request.responseType = 'arraybuffer';
  try {
    request.send();
  } catch (error) {
    throw new FontUnavailableError(path, { cause: error });
  }
  if (request.status !== 200) throw new FontUnavailableError(`${path}: ${request.status}`);
  return request.response as ArrayBuffer;
}

async function inflate(packed: Uint8Array): Promise<Uint8Array> {
  const source = new Blob([packed as Uint8Array<ArrayBuffer>]).stream();
  const unpacked = source.pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

/** What sets Arabic, with its font: loaded once a card has Arabic letters. */
export async function loadArabic(tools: OutlineTools): Promise<ShapedSource> {
  const openType = await unpackWoffLater(new Uint8Array(readFont(arabicFontPath)), inflate);
  const { openArabicFont } = await import('@cards/fonts/arabic-font.js');
  return openArabicFont(tools, () => openType);
}
