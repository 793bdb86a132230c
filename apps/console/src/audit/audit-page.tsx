import type { Schema } from '@client/service-client.js';
import { DataTable } from '@web/components/data-table.js';
import { PagedList, pageOf } from '@web/app/paged-list.js';
import { ChoiceField, TextField } from '@web/app/text-field.js';
import { service } from '../service/client.js';
import { useTopic } from '../live/use-live.js';
import { useColours } from '../ui/colours.js';
import { useFilters } from '../ui/use-filters.js';
import { figures, nameOf, say } from '../words/language.js';
import { auditedActions } from '@shared/domain/contract/audited-actions.js';
import { ChangedValues } from './changed-values.js';
import { SubjectLink } from './subject-link.js';

type Entry = Schema<'Audit'>;

const filterNames = ['subjectId', 'actorEmail', 'action'] as const;

/** What operators have changed. */
export function AuditPage() {
  const [filters, choose] = useFilters(filterNames);
  const [version] = useTopic('audit');
  const actions = auditedActions.map((value) => ({ value, label: nameOf('audited.actions', value) }));
  return (
    <>
      <h1>{say('menu.audit')}</h1>
      <div class="filters">
        {(['subjectId', 'actorEmail'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            type="search"
            label={say(`audit.${name}`)}
            hint={name === 'subjectId' ? say('audit.subjectHint') : undefined}
            defaultValue={filters[name] ?? ''}
            // Only a whole one is found.
            onChange={({ currentTarget }) => choose({ [name]: currentTarget.value.trim() })}
          />
        ))}
        <ChoiceField
          name="action"
          label={say('audit.action')}
          value={filters.action ?? ''}
          options={[
            { value: '', label: say('audited.anyAction') },
            ...actions.toSorted((a, b) => a.label.localeCompare(b.label)),
          ]}
          onChoose={(action) => choose({ action })}
        />
      </div>
      <PagedList
        listKey={JSON.stringify(filters)}
        version={version}
        load={(after) =>
          pageOf(service.GET('/ops/api/audit', { params: { query: { ...filters, limit: 50, after } } }))
        }
      >
        {(entries) => (entries.length === 0 ? <p>{say('audit.none')}</p> : <AuditTable entries={entries} />)}
      </PagedList>
    </>
  );
}

function AuditTable({ entries }: { entries: readonly Entry[] }) {
  const colours = useColours();
  return (
    <DataTable
      label={say('menu.audit')}
      columns={[
        { label: say('audit.at'), isRowHead: true },
        { label: say('audit.actorEmail') },
        { label: say('audit.action') },
        { label: say('audit.subjectId') },
        { label: say('audit.change') },
      ]}
      rows={entries.map((entry) => [
        figures.moment(entry.at),
        <bdi>{entry.actor.email}</bdi>,
        nameOf('audited.actions', entry.action),
        <SubjectLink subject={entry.subject} colours={colours} />,
        <ChangedValues entry={entry} colours={colours} />,
      ])}
    />
  );
}
