import { Notice } from '@web/components/notice.js';
import { pathTo } from '../app/paths.js';
import { say } from '../words/language.js';
import { areAllStored, stuckLines } from './stored-lines.js';

/** Says what the account does not have of the basket's files: they are on their way, or need the customer. */
export function UnsentFiles({ onToBasket }: { onToBasket?: () => void }) {
  const stuck = stuckLines.value;
  if (areAllStored.value) return null;
  if (stuck.length === 0) return <p role="status">{say('saveQuote.uploading')}</p>;
  return (
    <Notice tone="bad" role="alert">
      <p>{say('saveQuote.stuck', { count: stuck.length })}</p>
      <ul>
        {stuck.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <p>
        <a href={pathTo('basket')} onClick={onToBasket}>
          {say('checkout.toBasket')}
        </a>
      </p>
    </Notice>
  );
}
