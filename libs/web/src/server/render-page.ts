import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';

/** A part of a page as HTML. */
export function renderMarkup(part: VNode): string {
  return renderToString(part);
}

/** A whole page as the text of its answer. */
export function renderPage(page: VNode): string {
  return `<!doctype html>\n${renderToString(page)}\n`;
}
