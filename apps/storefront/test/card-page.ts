import { servedFontPaths } from '../src/designer/card-fonts.js';
import { CardMaker } from '../src/designer/card-maker.js';
import type { CardReply, CardWork } from '../src/designer/card-messages.js';

/** What the tests call in the page. */
export interface CardPage {
  /** Draws or raises cards one after the other; a raised card's file is told as text. */
  make: (works: CardWork[]) => Promise<(CardReply & { text?: string })[]>;
  /** Paths of the fonts that it can load. */
  fontPaths: () => string[];
}

const maker = new CardMaker();

const cardPage: CardPage = {
  fontPaths: () => servedFontPaths,

  async make(works) {
    const replies: (CardReply & { text?: string })[] = [];
    for (const work of works) {
      const reply = await maker.ask(work);
      replies.push(reply.outcome === 'raised' ? { ...reply, text: await reply.content.text() } : reply);
    }
    return replies;
  },
};

Object.assign(globalThis, { cardPage });
