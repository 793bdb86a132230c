import { wordsIn } from '@shared/words/words-in.js';
import type { LiveData } from '../live-data.js';
import { cardPictures } from '../site-assets.js';
import type { Block } from './block.js';

/** The card that the example on the page makes. */
export function cardPicture({ locale, publicUrl }: LiveData): Block {
  const { path, width, height } = cardPictures[locale];
  const { alt, caption } = wordsIn(locale).site.card;
  return {
    markdown: `![${alt}](${publicUrl}${path})`,
    html: (
      <figure class="captioned">
        <img src={path} width={width} height={height} alt={alt} />
        <figcaption>{caption}</figcaption>
      </figure>
    ),
  };
}
