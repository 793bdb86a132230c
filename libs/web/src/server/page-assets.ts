import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A file that pages load, under a name that changes with its content. */
export interface PageAsset {
  /** E.g. `site-1f0c….css`. */
  name: string;
  path: string;
  contentType: string;
  content: string | Buffer;
}

/** Names a file by its content. */
export function pageAsset(
  stem: string,
  ending: string,
  contentType: string,
  content: string | Buffer,
): PageAsset {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const name = `${stem}-${hash}.${ending}`;
  return { name, path: `/assets/${name}`, contentType, content };
}

const read = (file: string): string => readFileSync(new URL(`../style/${file}`, import.meta.url), 'utf8');

/** In the order of the cascade. */
const common = ['tokens', 'base', 'shell', 'components'];
const siteSheets = [
  ...common,
  'content',
  'reference',
  'shop',
  'shop-designer',
  'shop-addresses',
  'shop-account',
  'shop-viewer',
  'shop-pictures',
];

/** What operators see has its own look: dense, and nothing of the shop's. */
const consoleSheets = [
  ...common,
  'shop',
  'shop-viewer',
  'shop-pictures',
  'console',
  'console-making',
  'console-office',
  'console-work',
];

function stylesheet(stem: string, sheets: readonly string[]): PageAsset {
  const content = sheets.map((sheet) => read(`${sheet}.css`)).join('\n');
  return pageAsset(stem, 'css', 'text/css; charset=utf-8', content);
}

/** What pages load: a stylesheet, the site's or the console's, and the icon. */
export const kitAssets = {
  stylesheet: stylesheet('site', siteSheets),
  consoleStylesheet: stylesheet('console', consoleSheets),
  icon: pageAsset('icon', 'svg', 'image/svg+xml', read('icon.svg')),
};

/** Paths of what a page of the site loads. */
export const kitPaths = { stylesheet: kitAssets.stylesheet.path, icon: kitAssets.icon.path };

/** Paths of what a page of the console loads. */
export const consolePaths = { ...kitPaths, stylesheet: kitAssets.consoleStylesheet.path };
