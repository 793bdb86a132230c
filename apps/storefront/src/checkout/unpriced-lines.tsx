import { Notice } from '@web/components/notice.js';
import { colourNotInStock } from '@shared/domain/pricing/line-colours.js';
import type { LineRefusal } from '@shared/domain/pricing/line-refusal.js';
import { pathTo } from '../app/paths.js';
import { sentenceOf } from '../basket/named-lines.js';
import { prices } from '../basket/prices.js';
import { serverRefusal } from '../basket/server-prices.js';
import { storedLines } from '../basket/stored-lines.js';
import { hasFault } from '../parts/part.js';
import { parts } from '../parts/parts-store.js';
import { isSoldOut } from '../service/tariff.js';
import { say } from '../words/language.js';

/** Why the basket cannot be ordered as it is, of lines that the service is not asked for, and the way back to it. */
export function UnpricedLines() {
  const refused = storedLines.value.flatMap(({ line, fileName }) =>
    refusalsOf(line).map((refusal) => ({ refusal, fileName, materialId: line.materialId })),
  );
  if (refused.length === 0 && serverRefusal.value === null) return null;
  return (
    <Notice tone="bad" role="status">
      {refused.length > 0 && (
        <ul>
          {refused.map(({ refusal, ...line }, place) => (
            <li key={place}>
              <strong>
                <bdi>{line.fileName}</bdi>
              </strong>{' '}
              {sentenceOf(refusal, line)} {say('line.advice', { reason: refusal.reason })}
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={pathTo('basket')}>{say('checkout.toBasket')}</a>
      </p>
    </Notice>
  );
}

type StoredLine = (typeof storedLines.value)[number]['line'];

function refusalsOf({ id, partId, materialId }: StoredLine): readonly LineRefusal[] {
  if (isSoldOut(materialId)) return [colourNotInStock()];
  if (!hasFault(parts.value.get(partId))) return [];
  const outcome = prices.value.outcomes.get(id);
  return outcome?.outcome === 'refused' ? outcome.refusals : [];
}
