import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locale } from '@shared/domain/contract/enums.js';
import { palette } from '@web/palette.js';

/** A file that the pages load, under a name that changes with its content. */
export interface SiteAsset {
  /** E.g. `site-1f0c….css`. */
  name: string;
  path: string;
  contentType: string;
  content: string | Buffer;
}

function asset(stem: string, ending: string, contentType: string, content: string | Buffer): SiteAsset {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const name = `${stem}-${hash}.${ending}`;
  return { name, path: `/assets/${name}`, contentType, content };
}

function read(file: string): Buffer {
  return readFileSync(new URL(`./style/${file}`, import.meta.url));
}

/** A picture that a page shows. */
export interface SitePicture extends SiteAsset {
  /** In pixels. */
  width: number;
  height: number;
}

/** A PNG file holds its size in its first chunk. */
function picture(stem: string): SitePicture {
  const content = read(`${stem}.png`);
  const size = { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  return { ...asset(stem, 'png', 'image/png', content), ...size };
}

/** The one stylesheet. */
export const stylesheet = asset(
  'site',
  'css',
  'text/css; charset=utf-8',
  palette + read('site.css').toString(),
);

/** The favicon. */
export const icon = asset('icon', 'svg', 'image/svg+xml', read('icon.svg'));

/** The card that the page about cards makes, as `npm run tool cards:sheet` drew it. */
export const cardPictures: Record<Locale, SitePicture> = { fr: picture('card-fr'), en: picture('card-en') };

export const siteAssets: readonly SiteAsset[] = [stylesheet, icon, ...Object.values(cardPictures)];
