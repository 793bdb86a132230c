import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { PagedList, pageOf } from '@web/app/paged-list.js';
import { useTopic } from '../live/use-live.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { ChoiceFilter } from '../ui/choice-filter.js';
import { useFilters } from '../ui/use-filters.js';
import { CustomerLink } from '../ui/customer-link.js';
import { figures, say } from '../words/language.js';
import { GivenUpActions } from './given-up-actions.js';
import { jobPath } from './job-links.js';

type GivenUp = Schema<'GivenUp'>;

const kinds: readonly GivenUp['kind'][] = [
  ...(['file', 'card', 'cardPicture', 'partPicture', 'partOutline'] as const),
  ...(['plate', 'plan', 'document', 'mail', 'export', 'upload'] as const),
  ...(['refund', 'payment'] as const),
];

/** What nothing retries by itself any more, each with its cause and the action that mends it. */
export function GivenUpPage() {
  const [filters, choose] = useFilters(['kind']);
  const kind = kinds.find((one) => one === filters.kind);
  const [version, changed] = useTopic('work');
  return (
    <>
      <h1>{say('menu.givenUp')}</h1>
      <ChoiceFilter
        label={say('work.givenUp.kind')}
        options={[
          { value: '', label: say('work.givenUp.all') },
          ...kinds.map((value) => ({ value, label: say(`work.givenUp.kinds.${value}`) })),
        ]}
        value={kind ?? ''}
        onChoose={(value) => choose({ kind: value })}
      />
      <PagedList
        listKey={kind ?? ''}
        version={version}
        load={(after) =>
          pageOf(service.GET('/ops/api/given-up', { params: { query: { kind, limit: 20, after } } }))
        }
      >
        {(entries) =>
          entries.length === 0 ? (
            <p>{say('work.givenUp.none')}</p>
          ) : (
            entries.map((entry) => (
              <GivenUpCard key={`${entry.kind} ${entry.subject}`} entry={entry} onDone={changed} />
            ))
          )
        }
      </PagedList>
    </>
  );
}

function GivenUpCard({ entry, onDone }: { entry: GivenUp; onDone: () => void }) {
  const { kind, job, subject, name, at, reason, cause, fingerprint, amount, customer, orderId } = entry;
  return (
    <article class="card record">
      <h2>
        {say(`work.givenUp.kinds.${kind}`)} {name !== null && <bdi>{name}</bdi>}
        {amount !== null && <> {figures.money(amount)}</>}
      </h2>
      <p class="soft">
        {say('work.givenUp.since', { at: figures.moment(at) })}
        {customer !== null && (
          <>
            {' · '}
            <CustomerLink customer={customer} /> <bdi>{customer.email}</bdi>
          </>
        )}
      </p>
      <p>{say(`work.givenUp.reasons.${reason}`)}</p>
      <p>
        <Cause cause={cause} fingerprint={fingerprint} />
        {job !== null && (
          <>
            {' · '}
            <a href={jobPath(job, subject)}>{say('work.givenUp.story')}</a>
          </>
        )}
        {orderId !== null && (
          <>
            {' · '}
            <a href={consolePath('orders', orderId)}>{say('work.givenUp.order')}</a>
          </>
        )}
        {entry.actions.includes('return') && (
          <>
            {' · '}
            <a href={`${consolePath('money')}?view=returns`}>{say('money.views.returns')}</a>
          </>
        )}
        {entry.actions.includes('plate') && (
          <>
            {' · '}
            <a href={consolePath('plates', subject)}>{say('work.givenUp.plate')}</a>
          </>
        )}
      </p>
      {mayAct('operator') && <GivenUpActions entry={entry} onDone={onDone} />}
    </article>
  );
}

function Cause({ cause, fingerprint }: Pick<GivenUp, 'cause' | 'fingerprint'>) {
  if (cause === null) return <span class="soft">{say('work.givenUp.noCause')}</span>;
  if (fingerprint === null) return <q>{cause}</q>;
  return <a href={consolePath('work/failures', fingerprint)}>{cause}</a>;
}
