import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardDesign } from '@cards/design/card-design.js';
import type { CardOptions } from '@cards/design/card-options.js';
import { projectRoot } from '@shared/infra/config/project-root.js';
import type { PageLocale } from '@shared/domain/contract/enums.js';
import { drawCard, type Picture } from '@cards/picture/card-picture.js';
import { type CardWorkshop, makeCard } from '@cards/make-card.js';
import { black, designOf, white } from './card-designs.js';

const pages = 'apps/api/src/site';

/** What the example names. */
const colours = { '{{firstSku}}': black, 'pla-blanc': white };

type ExampleRequest = Partial<CardOptions> &
  Record<'materialId' | 'textColorId' | 'markColorId', keyof typeof colours>;

/** The design of the request that the site's page about cards shows. */
function exampleDesign(locale: PageLocale): CardDesign {
  const page = readFileSync(join(projectRoot, pages, `content/${locale}/cards.md`), 'utf8');
  const [, body] = /-d '(\{[^]*?\})'/.exec(page) ?? [];
  if (body === undefined) throw new Error(`The page about cards (${locale}) shows no request.`);
  const { materialId, textColorId, markColorId, ...options } = JSON.parse(body) as ExampleRequest;
  return designOf(options, {
    body: colours[materialId],
    text: colours[textColorId],
    mark: colours[markColorId],
  });
}

/** The picture of it that the page shows. */
export function exampleFile(locale: PageLocale): string {
  return join(projectRoot, pages, `pictures/card-${locale}.png`);
}

export function drawExample(locale: PageLocale, workshop: CardWorkshop): Picture {
  return drawCard(makeCard(exampleDesign(locale), workshop, null).bodies, 800);
}
