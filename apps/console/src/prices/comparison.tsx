import type { Schema } from '@client/service-client.js';
import { Button } from '@web/components/button.js';
import { DataTable } from '@web/components/data-table.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { useAction } from '@web/app/use-action.js';
import { service } from '../service/client.js';
import { figures, say } from '../words/language.js';
import type { WholeBook } from './draft-sheet.js';

export type Compared = Schema<'BookComparison'>;

const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${figures.money(amount)}`;

interface ComparisonProps {
  draft: WholeBook;
  /** What is typed and not saved is not compared. */
  isUnsaved: boolean;
  found: Compared | null;
  onFound: (found: Compared) => void;
}

/** The last baskets under the current book and under this one, as it is saved. */
export function Comparison({ draft: { version }, isUnsaved, found, onFound }: ComparisonProps) {
  const action = useAction();
  const compare = (): Promise<boolean> =>
    action.run(async () => {
      const params = { path: { version } };
      onFound(await dataOf(service.GET('/ops/api/price-books/{version}/comparison', { params })));
    });
  return (
    <section>
      <h2>{say('prices.comparing')}</h2>
      <FailureNotice failure={action.failure.value} />
      {isUnsaved && <p class="soft">{say('prices.compareUnsaved')}</p>}
      <Button type="button" isQuiet isBusy={action.isBusy.value} onClick={() => void compare()}>
        {say('prices.compare')}
      </Button>
      {found !== null && <Baskets comparison={found} />}
    </section>
  );
}

function Baskets({ comparison }: { comparison: Compared }) {
  const { compared, dearer, cheaper, same, unmeasured, refused, baskets } = comparison;
  const { currentSum, proposedSum, difference } = comparison;
  return (
    <>
      <p role="status">
        {say('prices.summary', { compared, dearer, cheaper, same, unmeasured, refused })}
        <br />
        {say('prices.sums', {
          current: figures.money(currentSum),
          proposed: figures.money(proposedSum),
          difference: signed(difference),
        })}
      </p>
      {baskets.length > 0 && (
        <DataTable
          label={say('prices.comparing')}
          columns={[
            { label: say('prices.basket'), isRowHead: true },
            { label: say('customers.email') },
            { label: say('prices.since'), isExtra: true },
            { label: say('prices.now'), isFigure: true },
            { label: say('prices.then'), isFigure: true },
            { label: say('prices.difference'), isFigure: true },
          ]}
          rows={baskets.map(({ number, customer, createdAt, current, proposed, isRefused, ...basket }) => [
            number,
            <bdi>{customer}</bdi>,
            figures.day(createdAt),
            figures.money(current),
            isRefused ? say('prices.refused') : figures.money(proposed),
            isRefused ? '–' : signed(basket.difference),
          ])}
        />
      )}
    </>
  );
}
