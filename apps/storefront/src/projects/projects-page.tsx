import { ButtonLink } from '@web/components/button.js';
import { DataTable } from '@web/components/data-table.js';
import type { Schema } from '@client/service-client.js';
import { SignedIn } from '../account/signed-in.js';
import { pathTo } from '../app/paths.js';
import { service } from '../service/client.js';
import { dataOf } from '@web/app/failure.js';
import { type EntryPage, PagedList } from '@web/app/paged-list.js';
import { figures, say } from '../words/language.js';

/** The project requests, newest first. */
export function ProjectsPage() {
  return (
    <>
      <header class="page-head">
        <h1>{say('projects.title')}</h1>
        <p class="tools-row">
          <ButtonLink href={pathTo('projects', 'new')}>{say('projects.new')}</ButtonLink>
        </p>
      </header>
      <p class="soft">{say('projects.about')}</p>
      <SignedIn reason={say('projects.needsAccount')}>
        <ProjectList />
      </SignedIn>
    </>
  );
}

const pageLength = 50;

async function load(after?: string): Promise<EntryPage<Schema<'Project'>>> {
  const params = { query: { limit: pageLength, after } };
  const { requests, nextCursor } = await dataOf(service.GET('/api/requests', { params }));
  return { entries: requests, nextCursor };
}

function ProjectList() {
  return (
    <PagedList listKey="projects" load={load}>
      {(projects) => <ProjectTable projects={projects} />}
    </PagedList>
  );
}

function ProjectTable({ projects }: { projects: readonly Schema<'Project'>[] }) {
  if (projects.length === 0) return <p>{say('projects.none')}</p>;
  return (
    <DataTable
      label={say('projects.title')}
      columns={[
        { label: say('projects.reference'), isRowHead: true },
        { label: say('projects.what') },
        { label: say('projects.status') },
        { label: say('projects.asked') },
      ]}
      rows={projects.map(({ id, reference, title, status, createdAt }) => [
        <a href={pathTo('projects', id)}>{reference}</a>,
        <bdi>{title}</bdi>,
        say('projects.state', { status }),
        figures.day(createdAt),
      ])}
    />
  );
}
