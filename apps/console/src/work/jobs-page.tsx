import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { Actions, Button } from '@web/components/button.js';
import { DataTable } from '@web/components/data-table.js';
import { Notice } from '@web/components/notice.js';
import { formText } from '@web/app/form-text.js';
import { PagedList, pageOf } from '@web/app/paged-list.js';
import { ChoiceField, TextField } from '@web/app/text-field.js';
import { useTopic } from '../live/use-live.js';
import { service } from '../service/client.js';
import { ChoiceFilter } from '../ui/choice-filter.js';
import { useFilters } from '../ui/use-filters.js';
import { figures, say } from '../words/language.js';
import { jobName, jobPath, workNames } from './job-links.js';

type Job = Schema<'Job'>;

export const jobStates = ['pending', 'done', 'refused', 'givenUp'] as const;
const typedNames = ['customer', 'file', 'quote', 'order', 'requestId'] as const;
const ages = { minute: 60, hour: 3_600, day: 86_400 } as const;
const ageNames = Object.keys(ages) as (keyof typeof ages)[];

/** Jobs, found by what they are about; the filters are the page's address. */
export function JobsPage() {
  const [filters, choose] = useFilters([...typedNames, 'job', 'state', 'error', 'olderThanSeconds']);
  const state = jobStates.find((one) => one === filters.state);
  const job = workNames.find((one) => one === filters.job);
  const [version] = useTopic('work');
  const query = {
    ...Object.fromEntries(typedNames.map((name) => [name, filters[name]])),
    ...{ job, state, error: filters.error },
    olderThanSeconds: filters.olderThanSeconds ? Number(filters.olderThanSeconds) : undefined,
  };
  const clear = (): void =>
    choose({ customer: '', file: '', quote: '', order: '', requestId: '', job: '', olderThanSeconds: '' });
  return (
    <>
      <h1>{say('menu.jobs')}</h1>
      <ChoiceFilter
        label={say('work.jobs.state')}
        options={[
          { value: '', label: say('work.jobs.anyState') },
          ...jobStates.map((value) => ({ value, label: say(`work.states.${value}`) })),
        ]}
        value={state ?? ''}
        onChoose={(value) => choose({ state: value })}
      />
      {filters.error !== undefined && (
        <Notice>
          <p>
            {say('work.jobs.byCause')}{' '}
            <a href={consolePath('work/failures', filters.error)}>{say('work.jobs.cause')}</a>{' '}
            <button type="button" class="link" onClick={() => choose({ error: '' })}>
              {say('work.jobs.clear')}
            </button>
          </p>
        </Notice>
      )}
      <Search key={JSON.stringify(filters)} filters={filters} onChoose={choose} onClear={clear} />
      <PagedList
        listKey={JSON.stringify(query)}
        version={version}
        load={(after) =>
          pageOf(service.GET('/ops/api/jobs', { params: { query: { ...query, limit: 50, after } } }))
        }
      >
        {(jobs) => (jobs.length === 0 ? <p>{say('work.jobs.none')}</p> : <JobTable jobs={jobs} />)}
      </PagedList>
    </>
  );
}

interface SearchProps {
  filters: Partial<Record<string, string>>;
  onChoose: (changes: Record<string, string>) => void;
  onClear: () => void;
}

/** On a phone the fields fill the screen: there they are closed until they are used. */
const narrowPixels = 832;

/** What is known of a job; sent by Enter. */
function Search({ filters, onChoose, onClear }: SearchProps) {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    onChoose(Object.fromEntries(typedNames.map((name) => [name, formText(form, name).trim()])));
  };
  const isSearched = [...typedNames, 'job', 'olderThanSeconds'].some((name) => filters[name] !== undefined);
  const age = ageNames.find((one) => String(ages[one]) === filters.olderThanSeconds) ?? 'any';
  return (
    <details open={isSearched || innerWidth > narrowPixels}>
      <summary>{say('work.jobs.find')}</summary>
      <form onSubmit={submit}>
        <div class="filters">
          <ChoiceField
            name="job"
            label={say('work.jobs.job')}
            value={filters.job ?? ''}
            options={[
              { value: '', label: say('work.jobs.anyJob') },
              ...workNames.map((value) => ({ value, label: jobName(value) })),
            ]}
            onChoose={(value) => onChoose({ job: value })}
          />
          <ChoiceField
            name="age"
            label={say('work.jobs.age')}
            value={age}
            options={(['any', ...ageNames] as const).map((value) => ({
              value,
              label: say(`work.jobs.ages.${value}`),
            }))}
            onChoose={(value) => {
              const chosen = ageNames.find((one) => one === value);
              onChoose({ olderThanSeconds: chosen === undefined ? '' : String(ages[chosen]) });
            }}
          />
          {typedNames.map((name) => (
            <TextField
              key={name}
              name={name}
              type="search"
              label={say(`work.jobs.${name}`)}
              maxLength={255}
              defaultValue={filters[name] ?? ''}
            />
          ))}
        </div>
        <Actions>
          <Button isQuiet>{say('work.jobs.find')}</Button>
          <Button type="button" isQuiet onClick={onClear}>
            {say('work.jobs.clear')}
          </Button>
        </Actions>
      </form>
    </details>
  );
}

/** A state as a word that stands out where it is a bad one. */
export function JobState({ state }: { state: Job['state'] }) {
  const tone = { pending: 'wait', done: 'good', refused: 'plain', givenUp: 'bad' }[state];
  return <span class={`state ${tone}`}>{say(`work.states.${state}`)}</span>;
}

function JobTable({ jobs }: { jobs: readonly Job[] }) {
  return (
    <DataTable
      label={say('menu.jobs')}
      columns={[
        { label: say('work.jobs.job'), isRowHead: true },
        { label: say('work.jobs.state') },
        { label: say('work.jobs.since') },
        { label: say('work.jobs.owner') },
        { label: say('work.jobs.failure') },
      ]}
      rows={jobs.map(({ job, subject, state, since, customer, failure }) => [
        <a href={jobPath(job, subject)}>{jobName(job)}</a>,
        <JobState state={state} />,
        figures.moment(since),
        customer === null ? '' : <a href={consolePath('customers', customer.id)}>{customer.email}</a>,
        failure === null ? (
          ''
        ) : (
          <a href={consolePath('work/failures', failure.fingerprint)}>{failure.cause}</a>
        ),
      ])}
    />
  );
}
