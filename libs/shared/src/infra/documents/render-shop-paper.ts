import { documentSetter } from './document-setter.js';
import { type Drawn, drawPages } from './draw-pages.js';
import { openFontMeter } from './fonts.js';
import type { ShopPaper } from './shop-paper.js';
import { shopPaperDefinition } from './shop-paper-definition.js';

const fontMeter = openFontMeter();

/** Draws a ticket or a packing slip, without a last page of few rows or none. */
export async function drawShopPaper(paper: ShopPaper): Promise<Drawn> {
  const setter = documentSetter(await fontMeter);
  return drawPages(paper.lines.length, (look) => shopPaperDefinition(paper, setter, look));
}

/**
 * The PDF of a ticket or a packing slip, its fonts embedded. Takes some hundred milliseconds of its thread, up to six times
 * as long where rows are carried over.
 */
export async function renderShopPaper(paper: ShopPaper): Promise<Buffer> {
  return (await drawShopPaper(paper)).pdf;
}
