import { type Polymer, polymers } from '@shared/domain/contract/enums.js';
import { wordsIn } from '@shared/words/words-in.js';
import type { LiveData } from '../live-data.js';
import { partPictures } from '../site-assets.js';
import type { Block } from './block.js';

function Part({ locale, polymer }: { locale: LiveData['locale']; polymer: Polymer }) {
  const { path, width, height } = partPictures[polymer];
  const { alt, caption } = wordsIn(locale).site.parts[polymer];
  return (
    <figure class="part">
      <img src={path} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function markdownOf({ locale, publicUrl }: LiveData, polymer: Polymer): string {
  const { alt, caption } = wordsIn(locale).site.parts[polymer];
  return `![${alt}](${publicUrl}${partPictures[polymer].path}) ${caption}`;
}

/** A part of each material. */
export function printedParts(live: LiveData): Block {
  return {
    markdown: polymers.map((polymer) => `- ${markdownOf(live, polymer)}`).join('\n'),
    html: (
      <ul class="parts">
        {polymers.map((polymer) => (
          <li>
            <Part locale={live.locale} polymer={polymer} />
          </li>
        ))}
      </ul>
    ),
  };
}

/** A part of one material. */
export function printedPart(live: LiveData, polymer: Polymer): Block {
  return { markdown: markdownOf(live, polymer), html: <Part locale={live.locale} polymer={polymer} /> };
}
