import { useSignal } from '@preact/signals';
import type { Schema } from '@client/service-client.js';
import { Button } from '@web/components/button.js';
import { DataTable } from '@web/components/data-table.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { TextField } from '@web/app/text-field.js';
import { useAction } from '@web/app/use-action.js';
import { Record, useRecord } from '@web/app/use-record.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { ColourName, colourName, useColours } from '../ui/colours.js';
import { DueDay } from '../ui/due-day.js';
import { figures, say } from '../words/language.js';

/** Copies of a colour that are rushed have a row of their own; a proposal takes both. */
const isFirstOfColour = (entries: readonly Schema<'ToPlan'>[], place: number): boolean =>
  entries.findIndex(({ materialId }) => materialId === entries[place]!.materialId) === place;

/** What is to be planned, by colour, and the ways to have plates proposed for it. */
export function ToPlan({ version, onPropose }: { version: number; onPropose: (planId: string) => void }) {
  const [record] = useRecord(() => dataOf(service.GET('/ops/api/plates/to-plan')), '', version);
  const promisedBy = useSignal('');
  const action = useAction();
  const colours = useColours();
  const propose = (materialId?: string): void => {
    void action.run(async () => {
      const body = { materialId, promisedBy: promisedBy.value || undefined };
      const { id } = await dataOf(service.POST('/ops/api/plate-plans', { body }));
      onPropose(id);
    });
  };
  return (
    <section>
      <h2>{say('plates.toPlan')}</h2>
      <FailureNotice failure={action.failure.value} />
      <Record record={record}>
        {(entries) =>
          entries.length === 0 ? (
            <p>{say('plates.nothingToPlan')}</p>
          ) : (
            <>
              <DataTable
                label={say('plates.toPlan')}
                columns={[
                  { label: say('plates.colour'), isRowHead: true },
                  { label: say('plates.leavesOn') },
                  { label: say('plates.orders'), isFigure: true },
                  { label: say('plates.copies'), isFigure: true },
                  { label: say('plates.time'), isFigure: true },
                  { label: say('plates.plastic'), isFigure: true, isExtra: true },
                  { label: say('plates.propose') },
                ]}
                rows={entries.map(
                  ({ materialId, isRush, leavesOn, orders, copies, minutes, grams }, place) => [
                    <>
                      <ColourName colours={colours} sku={materialId} />
                      {isRush && <strong class="rush">{say('plates.rush')}</strong>}
                    </>,
                    <DueDay day={leavesOn} />,
                    orders,
                    copies,
                    figures.duration(minutes / 60),
                    figures.grams(grams),
                    mayAct('operator') && isFirstOfColour(entries, place) && (
                      <button
                        type="button"
                        class="link"
                        aria-disabled={action.isBusy.value}
                        aria-label={say('plates.proposeOf', { name: colourName(colours, materialId) })}
                        onClick={() => propose(materialId)}
                      >
                        {say('plates.propose')}
                      </button>
                    ),
                  ],
                )}
              />
              {mayAct('operator') && (
                <div class="filters">
                  <TextField
                    name="promisedBy"
                    type="date"
                    label={say('plates.promisedBy')}
                    value={promisedBy.value}
                    onInput={({ currentTarget }) => (promisedBy.value = currentTarget.value)}
                  />
                  <Button type="button" isBusy={action.isBusy.value} onClick={() => propose()}>
                    {say('plates.proposeAll')}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Record>
    </section>
  );
}
