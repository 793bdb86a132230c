import type { Page } from 'puppeteer-core';
import { renderMarkup, renderPage } from '@web/server/render-page.js';

/** A page's picture on a sheet. */
export interface SheetPicture {
  name: string;
  png: Uint8Array;
  widthPx: number;
}

const sheetWidthPx = 1_900;
const maxSheetBytes = 300 * 1024;
const scale = 0.3;
/** A page that is taller is cut. */
const maxHeightPx = 2_400;

const style = `
  body { margin: 0; padding: 12px; background: #8a9090; font: 14px/20px Helvetica, Arial, sans-serif; }
  main { display: flex; flex-wrap: wrap; gap: 14px; align-items: start; }
  figure { margin: 0; }
  figure div { overflow: hidden; max-block-size: ${maxHeightPx * scale}px; }
  img { display: block; }
`;

const dataUrl = (png: Uint8Array): string => `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

/** Pictures side by side as one WebP, in the best quality that stays small. */
export async function drawSheet(page: Page, pictures: readonly SheetPicture[]): Promise<Buffer> {
  await page.setViewport({ width: sheetWidthPx, height: 800 });
  const sheet = (
    <html lang="en">
      <style>{style}</style>
      <main>
        {pictures.map(({ name, png, widthPx }) => (
          <figure>
            <figcaption>{name}</figcaption>
            <div>
              <img src={dataUrl(png)} width={Math.round(widthPx * scale)} />
            </div>
          </figure>
        ))}
      </main>
    </html>
  );
  await page.setContent(renderPage(sheet));
  return toWebp(page, await page.screenshot({ fullPage: true }));
}

async function toWebp(page: Page, png: Uint8Array): Promise<Buffer> {
  await page.setContent(renderMarkup(<img src={dataUrl(png)} />));
  await page.waitForFunction(() => document.images[0]?.complete);
  for (let quality = 0.8; quality > 0.1; quality -= 0.05) {
    const encoded = await page.evaluate((wanted: number) => {
      const image = document.images[0]!;
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')!.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', wanted);
    }, quality);
    const picture = Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
    if (picture.length <= maxSheetBytes) return picture;
  }
  throw new Error('The sheet is too large at any quality.');
}
