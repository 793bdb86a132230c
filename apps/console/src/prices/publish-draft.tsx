import { useLocation } from 'preact-iso';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { dataOf } from '@web/app/failure.js';
import { notify } from '@web/app/notices.js';
import { SecondClick } from '@web/app/second-click.js';
import { service } from '../service/client.js';
import { say } from '../words/language.js';
import type { DraftSheet } from './draft-sheet.js';

interface PublishDraftProps {
  sheet: DraftSheet;
  /** Names the figures that were compared; `null` where those of the draft were not. */
  compared: string | null;
  onDone: () => void;
}

/** Publishes a draft whose figures were compared, or throws it away. */
export function PublishDraft({ sheet, compared, onDone }: PublishDraftProps) {
  const { route } = useLocation();
  const { version, faults } = sheet.draft;
  const params = { path: { version } };
  const publish = async (): Promise<void> => {
    await dataOf(
      service.POST('/ops/api/price-books/{version}/publish', {
        params,
        body: { compared: compared ?? undefined },
      }),
    );
    notify({ tone: 'good', text: say('prices.published', { version }) });
    onDone();
  };
  const discard = async (): Promise<void> => {
    await dataOf(service.DELETE('/ops/api/price-books/{version}', { params }));
    route(consolePath('prices'));
  };
  const isReady = faults.length === 0 && compared !== null && !sheet.isUnsaved;
  return (
    <section>
      <h2>{say('prices.publishing')}</h2>
      {isReady ? (
        <SecondClick label={say('prices.publish')} question={say('prices.publishQuestion')} act={publish} />
      ) : (
        <p class="soft">{hindrance(sheet)}</p>
      )}
      <SecondClick label={say('prices.discard')} question={say('prices.discardQuestion')} act={discard} />
    </section>
  );
}

/** What is to be done before, the first thing first. */
function hindrance({ isUnsaved, draft }: DraftSheet): string {
  if (isUnsaved) return say('prices.publishUnsaved');
  return draft.faults.length > 0 ? say('prices.publishFaulty') : say('prices.publishUncompared');
}
