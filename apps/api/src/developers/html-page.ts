import { createHash } from 'node:crypto';
import { html, Html } from '@web/html.js';
import type { InterfaceDocument } from './interface-document.js';
import { type FieldTable, type OperationView, type TagView, tagViews } from './operation-view.js';
import { icon, stylesheet } from './page-style.js';

/** Text with Markdown's `code` and **strong**. */
function inline(text: string): Html[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((piece) => {
    if (piece.startsWith('`')) return html`<code>${piece.slice(1, -1)}</code>`;
    if (piece.startsWith('**')) return html`<strong>${piece.slice(2, -2)}</strong>`;
    return html`${piece}`;
  });
}

const paragraphs = (text: string): Html[] =>
  text
    .split('\n\n')
    .filter((one) => one !== '')
    .map((one) => html`<p>${inline(one)}</p>`);

const method = (name: string): Html =>
  html`<span class="method ${name.toLowerCase()}">${name === 'DELETE' ? 'DEL' : name}</span>`;

function tableOf({ title, rows }: FieldTable): Html {
  const lines = rows.map(
    ({ name, type, isRequired, bounds, description }) =>
      html`<li>
        <div class="what">
          <code>${name}</code> <span class="type">${type}</span>
          ${isRequired ? html`<span class="required">required</span>` : null}
        </div>
        <div class="meaning">
          ${inline(description)}
          ${bounds.length === 0 ? null : html`<span class="bounds">${inline(bounds.join(' · '))}</span>`}
        </div>
      </li>`,
  );
  return html`<h4>${title}</h4>
    <ul class="fields">
      ${lines}
    </ul>`;
}

const asks = (tables: FieldTable[]): Html | null =>
  tables.length === 0 ? null : html`<div class="takes">${tables.map(tableOf)}</div>`;

function givesOf({ gives, answerExample }: OperationView): Html | null {
  if (gives.length === 0) return null;
  return html`<details ${answerExample === null ? new Html('open') : null}>
    <summary>Fields of the answer</summary>
    ${gives.map(tableOf)}
  </details>`;
}

function answersOf({ answers }: OperationView): Html {
  const rows = answers.map(
    ({ status, description }) =>
      html`<div>
        <dt class="s${status.charAt(0)}">${status}</dt>
        <dd>${paragraphs(description)}</dd>
      </div>`,
  );
  return html`<details>
    <summary>Statuses and codes</summary>
    <dl class="answers">${rows}</dl>
  </details>`;
}

function operationPart(operation: OperationView): Html {
  const { id, path, summary, description, access, rate, takes, requestExample, answerExample } = operation;
  return html`<article id="${id}">
    <header>
      <h3>
        <a href="#${id}">${inline(summary)}</a>
      </h3>
      <p class="route">${method(operation.method)} <code>${path}</code></p>
      <p class="chips"><span>${access}</span><span>${rate}</span></p>
    </header>
    <div class="columns">
      <div class="words">
        ${paragraphs(description)} ${asks(takes)} ${givesOf(operation)} ${answersOf(operation)}
      </div>
      <div class="examples">
        <pre aria-label="Example request" tabindex="0"><code>${requestExample}</code></pre>
        ${answerExample === null ? null : html`<pre aria-label="Example answer" tabindex="0"><code>${answerExample}</code></pre>`}
      </div>
    </div>
  </article>`;
}

function tagPart({ id, name, description, operations }: TagView): Html {
  return html`<section class="tag" id="${id}">
    <h2>${name}</h2>
    ${paragraphs(description)} ${operations.map(operationPart)}
  </section>`;
}

function navigation(tags: TagView[]): Html {
  const entries = tags.map(
    ({ id, name, operations }) =>
      html`<li>
        <a class="group" href="#${id}">${name}</a>
        <ul>
          ${operations.map((one) => html`<li><a href="#${one.id}">${method(one.method)} ${shortPath(one.path)}</a></li>`)}
        </ul>
      </li>`,
  );
  return html`<ul>
    ${entries}
  </ul>`;
}

const shortPath = (path: string): string => path.replace(/^\/api/, '');

/** Lets the page use its own style and nothing else. */
export const contentPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(stylesheet).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The interface as one page for browsers.
 *
 * @param siteName the service's name
 * @param masthead the top of every page of the site
 */
export function htmlPage(
  document: InterfaceDocument,
  publicUrl: string,
  siteName: string,
  masthead: Html,
): string {
  const { title, version, summary, description } = document.info;
  const tags = tagViews(document, publicUrl);
  const style = new Html(`<style>${stylesheet}</style>`);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API reference · ${siteName}</title>
        <meta name="description" content="${summary}" />
        <link rel="icon" href="${icon}" />
        <link rel="alternate" type="text/markdown" href="/developers.md" />
        <link rel="alternate" type="application/json" href="/openapi.json" />
        ${style}
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <header class="top">${masthead}</header>
        <nav class="endpoints" aria-label="Endpoints">
          <details class="menu">
            <summary>Endpoints</summary>
            ${navigation(tags)}
          </details>
          <div class="side">${navigation(tags)}</div>
        </nav>
        <main id="content">
          <section class="intro">
            <h1>${title} API</h1>
            <p class="chips">
              <a href="/openapi.json">OpenAPI 3.1</a><a href="/developers.md">Markdown</a>
              <span>version ${version}</span>
            </p>
            ${paragraphs(description)}
          </section>
          ${tags.map(tagPart)}
        </main>
      </body>
    </html> `.markup;
}
