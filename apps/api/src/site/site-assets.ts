import { readFileSync } from 'node:fs';
import { type PageLocale, pageLocales, type Polymer, polymers } from '@shared/domain/contract/enums.js';
import { kitAssets, pageAsset, type PageAsset } from '@web/server/page-assets.js';

/** A picture that a page shows. */
interface SitePicture extends PageAsset {
  /** In pixels. */
  width: number;
  height: number;
}

/** A PNG file holds its size in its first chunk. */
function picture(stem: string): SitePicture {
  const content = readFileSync(new URL(`./pictures/${stem}.png`, import.meta.url));
  const size = { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  return { ...pageAsset(stem, 'png', 'image/png', content), ...size };
}

/** The card that the page about cards makes, as `npm run tool cards:sheet` drew it in each language. */
export const cardPictures = Object.fromEntries(
  pageLocales.map((locale) => [locale, picture(`card-${locale}`)]),
) as Record<PageLocale, SitePicture>;

/** A printed part of each material, as `npm run tool site:pictures` drew it. */
export const partPictures = Object.fromEntries(
  polymers.map((polymer) => [polymer, picture(`part-${polymer}`)]),
) as Record<Polymer, SitePicture>;

/** All that pages load. */
export const siteAssets: readonly PageAsset[] = [kitAssets, cardPictures, partPictures].flatMap(
  (assets): PageAsset[] => Object.values(assets),
);
