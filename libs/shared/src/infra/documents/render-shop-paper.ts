import pdfmake from 'pdfmake';
import { documentSetter } from './document-setter.js';
import { openFontMeter } from './fonts.js';
import type { ShopPaper } from './shop-paper.js';
import { shopPaperDefinition } from './shop-paper-definition.js';

const fontMeter = openFontMeter();

/** The PDF of a ticket or a packing slip, its fonts embedded. Takes some hundred milliseconds of its thread. */
export async function renderShopPaper(paper: ShopPaper): Promise<Buffer> {
  return pdfmake.createPdf(shopPaperDefinition(paper, documentSetter(await fontMeter))).getBuffer();
}
