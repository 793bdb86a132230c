import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { drawSheet, type SheetPicture } from './contact-sheet.js';

const widthsPx = [1280, 360];
const schemes = ['light', 'dark'] as const;

/** How the pages of a sheet are seen. */
export interface GalleryView<Locale extends string> {
  locale: Locale;
  /** Of the window, in pixels. */
  width: number;
}

/** Prepares a page, and takes its picture under a name. */
export interface Photographer {
  emulate: (page: Page) => Promise<void>;
  take: (page: Page, name: string, fullPage?: boolean) => Promise<void>;
}

interface Gallery<Locale extends string> {
  /** Of the folder below `docs/`. */
  name: string;
  /** Where each page's own picture goes. */
  folder: string;
  locales: readonly Locale[];
  /** Goes through the pages in one view. */
  walk: (view: GalleryView<Locale>, photographer: Photographer) => Promise<void>;
}

/** Draws a contact sheet of an app's pages for each language, width and scheme. */
export async function drawGallery<Locale extends string>(
  browser: Browser,
  { name, folder, locales, walk }: Gallery<Locale>,
): Promise<void> {
  const sheets = join(projectRoot, 'docs', name);
  await mkdir(folder, { recursive: true });
  await mkdir(sheets, { recursive: true });
  const page = await browser.newPage();
  for (const locale of locales) {
    for (const width of widthsPx) {
      for (const scheme of schemes) {
        const pictures: SheetPicture[] = [];
        const view = `${locale}-${width}-${scheme}`;
        await walk(
          { locale, width },
          {
            emulate: (seen) =>
              seen.emulateMediaFeatures([
                { name: 'prefers-color-scheme', value: scheme },
                { name: 'prefers-reduced-motion', value: 'reduce' },
              ]),
            take: async (seen, pictureName, fullPage = true) => {
              const png = await seen.screenshot({ fullPage });
              await writeFile(join(folder, `${view}-${pictureName.replaceAll(/\W+/g, '-')}.png`), png);
              pictures.push({ name: pictureName, png, widthPx: width });
            },
          },
        );
        const sheet = await drawSheet(page, pictures);
        await writeFile(join(sheets, `${view}.webp`), sheet);
        process.stdout.write(`docs/${name}/${view}.webp: ${Math.ceil(sheet.length / 1024)} KB\n`);
      }
    }
  }
}
