import { useEffect } from 'preact/hooks';
import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { ButtonLink } from '@web/components/button.js';
import { DataTable } from '@web/components/data-table.js';
import { type Definition, Definitions } from '@web/components/definitions.js';
import { dataOf } from '@web/app/failure.js';
import { Record } from '@web/app/use-record.js';
import { useLive } from '../live/use-live.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { DueDay } from '../ui/due-day.js';
import { figures, say } from '../words/language.js';
import { EndPlate } from './end-plate.js';
import { PlateColour } from './plate-colour.js';
import { PlateDrawing } from './plate-drawing.js';
import { StartPlate } from './start-plate.js';
import { Unwanted } from './unwanted.js';

type Plate = Schema<'PlateWithPieces'>;

/** How often a page asks for files that are being written. */
const lookEveryMs = 1500;

/** A plate: what lies on it and where, its files, and what becomes of it. */
export function PlatePage({ id }: { id: string }) {
  const [record, reload] = useLive(
    ['plates', 'orders'],
    () => dataOf(service.GET('/ops/api/plates/{id}', { params: { path: { id } } })),
    id,
  );
  const isWritten = record.step !== 'here' || record.data.files !== 'pending';
  // They may be written before the page hears of changes.
  useEffect(() => {
    if (isWritten) return undefined;
    const timer = setInterval(reload, lookEveryMs);
    return () => clearInterval(timer);
  }, [isWritten]);
  return (
    <Record record={record}>
      {(plate) => (
        <article class="record">
          <h1>{plate.number}</h1>
          <p>
            <strong>{say('plates.state', { status: plate.status })}</strong> · <PlateColour plate={plate} />
          </p>
          {plate.unwantedCopies > 0 && <Unwanted plate={plate} onDone={reload} />}
          <div class="plate">
            <PlateDrawing pieces={plate.pieces} />
            <div>
              <Definitions rows={factsOf(plate)} />
              <Files plate={plate} />
            </div>
          </div>
          {mayAct('operator') && plate.status === 'planned' && <StartPlate plate={plate} onDone={reload} />}
          {mayAct('operator') && plate.status === 'printing' && <EndPlate plate={plate} onDone={reload} />}
          <Pieces pieces={plate.pieces} />
        </article>
      )}
    </Record>
  );
}

function factsOf(plate: Plate): Definition[] {
  const { leavesOn, nextStatuses, copies, estimatedMinutes, actualMinutes, grams, gapMm } = plate;
  const { machine, startedAt, finishedAt, lostGrams, reason } = plate;
  return [
    [say('plates.leavesOn'), <DueDay day={leavesOn} isOpen={nextStatuses.length > 0} />],
    [say('plates.copies'), copies],
    [say('plates.estimated'), figures.duration(estimatedMinutes / 60)],
    ...(actualMinutes === null
      ? []
      : [[say('plates.actual'), figures.duration(actualMinutes / 60)] as Definition]),
    [say('plates.plastic'), figures.grams(grams)],
    [say('plates.gap'), say('plates.millimetres', { count: gapMm })],
    [say('plates.machine'), machine ?? '–'],
    ...(startedAt === null ? [] : [[say('plates.startedAt'), figures.moment(startedAt)] as Definition]),
    ...(finishedAt === null ? [] : [[say('plates.finishedAt'), figures.moment(finishedAt)] as Definition]),
    ...(lostGrams === null ? [] : [[say('plates.lost'), figures.grams(lostGrams)] as Definition]),
    ...(reason === null ? [] : [[say('plates.reason'), <bdi>{reason}</bdi>] as Definition]),
  ];
}

function Files({ plate: { id, files } }: { plate: Plate }) {
  if (files === 'failed') return <p class="notice bad">{say('plates.filesFailed')}</p>;
  if (files === 'deleted') return <p class="soft">{say('plates.filesDeleted')}</p>;
  if (files === 'pending') return <p role="status">{say('plates.filesPending')}</p>;
  return (
    <p class="actions">
      <ButtonLink href={`/ops/api/plates/${id}/model`} isQuiet>
        {say('plates.model')}
      </ButtonLink>
      <ButtonLink href={`/ops/api/plates/${id}/ticket`} isQuiet>
        {say('plates.ticket')}
      </ButtonLink>
    </p>
  );
}

function Pieces({ pieces }: Pick<Plate, 'pieces'>) {
  return (
    <section>
      <h2>{say('plates.pieces')}</h2>
      <DataTable
        label={say('plates.pieces')}
        columns={[
          { label: say('plates.place'), isRowHead: true },
          { label: say('plates.part') },
          { label: say('plates.order') },
          { label: say('orders.finish') },
          { label: say('plates.pieceLeavesOn'), isExtra: true },
          { label: say('plates.copies'), isFigure: true },
          { label: say('plates.failedCopies'), isFigure: true },
        ]}
        rows={pieces.map((piece, place) => [
          place + 1,
          <span class="pictured">
            {piece.pictureUrl !== null && (
              <img src={piece.pictureUrl} alt="" width={80} height={60} loading="lazy" />
            )}
            <bdi>{piece.fileName}</bdi>
            {!piece.isWanted && (
              <strong class="rush">{say('plates.unwanted', { count: piece.copies })}</strong>
            )}
          </span>,
          <a href={consolePath('orders', piece.orderId)}>{piece.orderNumber}</a>,
          say('orders.finishName', { finish: piece.finish ?? 'none' }),
          <DueDay day={piece.leavesOn} isOpen={false} />,
          piece.copies,
          piece.failedCopies,
        ])}
      />
    </section>
  );
}
