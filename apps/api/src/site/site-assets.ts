import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { palette } from '../http/palette.js';

/** A file that the pages load, under a name that changes with its content. */
export interface SiteAsset {
  /** E.g. `site-1f0c….css`. */
  name: string;
  path: string;
  contentType: string;
  content: string;
}

function asset(stem: string, ending: string, contentType: string, content: string): SiteAsset {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const name = `${stem}-${hash}.${ending}`;
  return { name, path: `/assets/${name}`, contentType, content };
}

function read(file: string): string {
  return readFileSync(new URL(`./style/${file}`, import.meta.url), 'utf8');
}

/** The one stylesheet. */
export const stylesheet = asset('site', 'css', 'text/css; charset=utf-8', palette + read('site.css'));

/** What browsers show in a tab. */
export const icon = asset('icon', 'svg', 'image/svg+xml', read('icon.svg'));

export const siteAssets: readonly SiteAsset[] = [stylesheet, icon];
