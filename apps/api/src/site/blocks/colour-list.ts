import type { Polymer } from '@shared/domain/contract/enums.js';
import { html, Html } from '@web/html.js';
import type { LiveData } from '../live-data.js';
import { wordsIn } from '@shared/words/words-in.js';
import type { Block } from './block.js';

/** A drawn dot: its colour is an attribute, which a strict style policy lets through. */
function swatch(colour: string): Html {
  const fill = /^#[0-9a-f]{6}$/i.test(colour) ? colour : 'none';
  return html`<svg class="swatch" viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="20" cy="20" r="19.5" fill="${fill}" />
  </svg>`;
}

/** The colours of one polymer that are in stock, with their SKU. */
export function colourList({ locale, materials }: LiveData, polymer: Polymer): Block {
  const colours = materials.filter(({ materialType }) => materialType === polymer);
  if (colours.length === 0) return { markdown: wordsIn(locale).site.outOfStock };
  const nameOf = (one: (typeof colours)[number]): string => (locale === 'fr' ? one.nameFr : one.name);
  const items = colours.map(
    (colour) =>
      html`<li>
        ${swatch(colour.previewColor)}<span>${nameOf(colour)}<code>${colour.id}</code></span>
      </li>`,
  );
  return {
    markdown: colours.map((one) => `- ${nameOf(one)} (\`${one.id}\`, ${one.previewColor})`).join('\n'),
    html: html`<ul class="swatches">
      ${items}
    </ul>`,
  };
}
