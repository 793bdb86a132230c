import { dataOf } from '@web/app/failure.js';
import { PagedList, pageOf } from '@web/app/paged-list.js';
import { ChoiceField } from '@web/app/text-field.js';
import { Record } from '@web/app/use-record.js';
import { useLive, useTopic } from '../live/use-live.js';
import { service } from '../service/client.js';
import { ChoiceFilter } from '../ui/choice-filter.js';
import { useFilters } from '../ui/use-filters.js';
import { say } from '../words/language.js';
import { FailureGroup } from './failure-group.js';
import { jobName, workNames } from './job-links.js';

const states = ['open', 'settled', 'all'] as const;

/** Failures of jobs, grouped by cause, the latest first. */
export function FailuresPage() {
  const [filters, choose] = useFilters(['state', 'job']);
  const state = states.find((one) => one === filters.state) ?? 'open';
  const job = workNames.find((one) => one === filters.job);
  const [version, changed] = useTopic('work');
  return (
    <>
      <h1>{say('menu.failures')}</h1>
      <ChoiceFilter
        label={say('work.failures.state')}
        options={states.map((value) => ({ value, label: say(`work.failures.states.${value}`) }))}
        value={state}
        onChoose={(value) => choose({ state: value })}
      />
      <div class="filters">
        <ChoiceField
          name="job"
          label={say('work.failures.job')}
          value={job ?? ''}
          options={[
            { value: '', label: say('work.failures.anyJob') },
            ...workNames.map((value) => ({ value, label: jobName(value) })),
          ]}
          onChoose={(value) => choose({ job: value })}
        />
      </div>
      <PagedList
        listKey={`${state} ${job}`}
        version={version}
        load={(after) => {
          const query = { state, job, limit: 20, after };
          return pageOf(service.GET('/ops/api/failures', { params: { query } }));
        }}
      >
        {(groups) =>
          groups.length === 0 ? (
            <p>{say('work.failures.none')}</p>
          ) : (
            groups.map((group) => <FailureGroup key={group.fingerprint} group={group} onDone={changed} />)
          )
        }
      </PagedList>
    </>
  );
}

/** One cause. */
export function FailurePage({ id }: { id: string }) {
  const params = { path: { fingerprint: id } };
  const [record, reload] = useLive(
    ['work'],
    () => dataOf(service.GET('/ops/api/failures/{fingerprint}', { params })),
    id,
  );
  return (
    <>
      <h1>{say('menu.failures')}</h1>
      <Record record={record}>{(group) => <FailureGroup group={group} onDone={reload} />}</Record>
    </>
  );
}
