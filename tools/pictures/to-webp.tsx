import type { Page } from 'puppeteer-core';
import { renderMarkup } from '@web/server/render-page.js';

/** A PNG as the address of an image. */
export const dataUrl = (png: Uint8Array): string =>
  `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

/**
 * A PNG as WebP, drawn by a page that shows nothing else, in the best quality that stays within so many bytes.
 *
 * @param best the quality to begin with
 * @throws Error when it is larger at any quality
 */
export async function toWebp(page: Page, png: Uint8Array, maxBytes: number, best: number): Promise<Buffer> {
  await page.setContent(renderMarkup(<img src={dataUrl(png)} />));
  await page.waitForFunction(() => document.images[0]?.complete);
  for (let quality = best; quality > 0.1; quality -= 0.05) {
    const encoded = await page.evaluate((wanted: number) => {
      const image = document.images[0]!;
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')!.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', wanted);
    }, quality);
    const picture = Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
    if (picture.length <= maxBytes) return picture;
  }
  throw new Error('The sheet is too large at any quality.');
}
