import type { Polymer } from '@shared/domain/contract/enums.js';
import { nameIn } from '@shared/words/name-in.js';
import { wordsIn } from '@shared/words/words-in.js';
import { Swatch } from '@web/components/swatch.js';
import type { LiveData } from '../live-data.js';
import type { Block } from './block.js';

/** The colours of one polymer that are in stock, with their SKU. */
export function colourList({ locale, materials }: LiveData, polymer: Polymer): Block {
  const colours = materials.filter(({ materialType }) => materialType === polymer);
  if (colours.length === 0) return { markdown: wordsIn(locale).site.outOfStock };
  return {
    markdown: colours
      .map((one) => `- ${nameIn(locale, one)} (\`${one.id}\`, ${one.previewColor})`)
      .join('\n'),
    html: (
      <ul class="swatches">
        {colours.map((colour) => (
          <li>
            <Swatch colour={colour.previewColor} />
            <span>
              {nameIn(locale, colour)}
              <code>{colour.id}</code>
            </span>
          </li>
        ))}
      </ul>
    ),
  };
}
