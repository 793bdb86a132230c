import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { projectStatuses } from '@shared/domain/projects/project-states.js';
import { DataTable } from '@web/components/data-table.js';
import { PagedList, pageOf } from '@web/app/paged-list.js';
import { useTopic } from '../live/use-live.js';
import { service } from '../service/client.js';
import { ChoiceFilter } from '../ui/choice-filter.js';
import { useFilters } from '../ui/use-filters.js';
import { figures, say } from '../words/language.js';

type Project = Schema<'OperatorProject'>;

/** Project requests, the oldest first: without a state all that are not closed. */
export function ProjectsPage() {
  const [filters, choose] = useFilters(['status']);
  const status = projectStatuses.find((one) => one === filters.status);
  const [version] = useTopic('projects');
  return (
    <>
      <h1>{say('menu.projects')}</h1>
      <ChoiceFilter
        label={say('projects.status')}
        options={[
          { value: '', label: say('projects.open') },
          ...projectStatuses.map((value) => ({ value, label: say('projects.state', { status: value }) })),
        ]}
        value={status ?? ''}
        onChoose={(value) => choose({ status: value })}
      />
      <PagedList
        listKey={status ?? ''}
        version={version}
        load={(after) =>
          pageOf(service.GET('/ops/api/requests', { params: { query: { status, limit: 50, after } } }))
        }
      >
        {(projects) =>
          projects.length === 0 ? <p>{say('projects.none')}</p> : <ProjectTable projects={projects} />
        }
      </PagedList>
    </>
  );
}

function ProjectTable({ projects }: { projects: readonly Project[] }) {
  return (
    <DataTable
      label={say('menu.projects')}
      columns={[
        { label: say('projects.reference'), isRowHead: true },
        { label: say('projects.title') },
        { label: say('projects.customer') },
        { label: say('projects.status') },
        { label: say('projects.since'), isExtra: true },
        { label: say('projects.files'), isFigure: true },
      ]}
      rows={projects.map(({ id, reference, title, customer, status, createdAt, files }) => [
        <a href={consolePath('projects', id)}>{reference}</a>,
        <bdi>{title}</bdi>,
        <bdi>{customer.name}</bdi>,
        say('projects.state', { status }),
        figures.day(createdAt),
        files.length,
      ])}
    />
  );
}
