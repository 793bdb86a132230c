import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { DataTable } from '@web/components/data-table.js';
import { PagedList, pageOf } from '@web/app/paged-list.js';
import { useTopic } from '../live/use-live.js';
import { service } from '../service/client.js';
import { ChoiceFilter } from '../ui/choice-filter.js';
import { DueDay } from '../ui/due-day.js';
import { useFilters } from '../ui/use-filters.js';
import { figures, say } from '../words/language.js';
import { MachineHours } from './machine-hours.js';
import { PlateColour } from './plate-colour.js';
import { Proposal } from './proposal.js';
import { ToPlan } from './to-plan.js';

type Plate = Schema<'Plate'>;

const views = ['done', 'failed', 'withdrawn', 'paces'] as const;

/** What is to be planned and the open plates; those that are over; the hours of the machines. */
export function PlatesPage() {
  const [filters, choose] = useFilters(['view', 'plan']);
  const view = views.find((one) => one === filters.view);
  // Plates are shown by when the parcels of their orders leave.
  const [version, changed] = useTopic('plates', 'orders');
  const isOver = view !== undefined && view !== 'paces';
  return (
    <>
      <h1>{say('menu.plates')}</h1>
      <ChoiceFilter
        label={say('plates.view')}
        options={[
          { value: '', label: say('plates.views.open') },
          ...views.map((value) => ({ value, label: say(`plates.views.${value}`) })),
        ]}
        value={view ?? ''}
        onChoose={(value) => choose({ view: value, plan: '' })}
      />
      {view === undefined &&
        (filters.plan === undefined ? (
          <ToPlan version={version} onPropose={(plan) => choose({ plan })} />
        ) : (
          <Proposal
            id={filters.plan}
            onClose={() => {
              choose({ plan: '' });
              changed();
            }}
          />
        ))}
      {view === 'paces' && <MachineHours />}
      {(view === undefined || isOver) && (
        <section>
          {view === undefined && <h2>{say('plates.open')}</h2>}
          <PagedList
            listKey={view ?? ''}
            version={version}
            load={(after) => {
              const query = { status: isOver ? view : undefined, limit: 50, after };
              return pageOf(service.GET('/ops/api/plates', { params: { query } }));
            }}
          >
            {(plates) => (plates.length === 0 ? <p>{say('plates.none')}</p> : <PlateTable plates={plates} />)}
          </PagedList>
        </section>
      )}
    </>
  );
}

function PlateTable({ plates }: { plates: readonly Plate[] }) {
  return (
    <DataTable
      label={say('menu.plates')}
      columns={[
        { label: say('plates.number'), isRowHead: true },
        { label: say('plates.colour') },
        { label: say('plates.status') },
        { label: say('plates.machine'), isExtra: true },
        { label: say('plates.leavesOn') },
        { label: say('plates.copies'), isFigure: true },
        { label: say('plates.time'), isFigure: true },
        { label: say('plates.plastic'), isFigure: true, isExtra: true },
      ]}
      rows={plates.map((plate) => [
        <a href={consolePath('plates', plate.id)}>{plate.number}</a>,
        <PlateColour plate={plate} />,
        <>
          {say('plates.state', { status: plate.status })}
          {plate.unwantedCopies > 0 && (
            <strong class="rush">{say('plates.unwanted', { count: plate.unwantedCopies })}</strong>
          )}
        </>,
        plate.machine ?? '–',
        <DueDay day={plate.leavesOn} isOpen={plate.nextStatuses.length > 0} />,
        plate.copies,
        figures.duration((plate.actualMinutes ?? plate.estimatedMinutes) / 60),
        figures.grams(plate.grams),
      ])}
    />
  );
}
