import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page, SerializedAXNode } from 'puppeteer-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a screen reader names, and a customer acts on. */
const named = new Set([
  ...['button', 'link', 'textbox', 'searchbox', 'combobox', 'listbox', 'checkbox', 'radio', 'spinbutton'],
  ...['slider', 'switch', 'tab', 'dialog', 'DisclosureTriangle'],
]);

/** What is wrong with a page as it is: what axe-core finds in light and dark, controls without a name, its width. */
export async function pageFindings(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  const before = page.viewport();
  for (const width of widths) {
    await page.setViewport({ width, height: 900 });
    if (await page.evaluate(isTooWide)) found.push(`wider than ${width} px`);
  }
  found.push(...unnamedIn(await page.accessibility.snapshot()));
  await page.evaluate(axe);
  await inScheme(page, 'light');
  found.push(...(await axeFindings(page, {})));
  // The colours alone are others.
  await inScheme(page, 'dark');
  found.push(...(await axeFindings(page, { runOnly: ['color-contrast'] })).map((one) => `${one} (dark)`));
  await inScheme(page, 'light');
  await page.setViewport(before);
  return found;
}

/** Colours change at once: what moves for show does not, for who asks for that. */
async function inScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
}

function isTooWide(): boolean {
  return document.documentElement.scrollWidth > document.documentElement.clientWidth;
}

async function axeFindings(page: Page, options: RunOptions): Promise<string[]> {
  const { violations } = (await page.evaluate(
    `axe.run(document, ${JSON.stringify({ ...options, resultTypes: ['violations'] })})`,
  )) as AxeResults;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

function unnamedIn(node: SerializedAXNode | null): string[] {
  if (node === null) return ['no accessibility tree'];
  const own = named.has(node.role) && !node.name?.trim() ? [`${node.role} without a name`] : [];
  return [...own, ...(node.children ?? []).flatMap(unnamedIn)];
}
