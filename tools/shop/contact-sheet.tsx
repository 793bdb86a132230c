import type { Page } from 'puppeteer-core';
import { renderPage } from '@web/server/render-page.js';
import { dataUrl, toWebp } from '../pictures/to-webp.js';

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
  return toWebp(page, await page.screenshot({ fullPage: true }), maxSheetBytes, 0.8);
}
