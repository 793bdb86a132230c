import { useLocation } from 'preact-iso';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { Button } from '@web/components/button.js';
import { DataTable } from '@web/components/data-table.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { formText } from '@web/app/form-text.js';
import { PagedList, pageOf } from '@web/app/paged-list.js';
import { TextField } from '@web/app/text-field.js';
import { useAction } from '@web/app/use-action.js';
import { useTopic } from '../live/use-live.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { figures, say } from '../words/language.js';

/** The price books, and how a new one begins. */
export function PricesPage() {
  const [version] = useTopic('priceBooks');
  return (
    <>
      <h1>{say('menu.prices')}</h1>
      <p>{say('prices.about')}</p>
      <PagedList
        listKey=""
        version={version}
        load={(after) =>
          pageOf(service.GET('/ops/api/price-books', { params: { query: { limit: 50, after } } }))
        }
      >
        {(books) => (
          <DataTable
            label={say('menu.prices')}
            columns={[
              { label: say('prices.version'), isRowHead: true },
              { label: say('prices.status') },
              { label: say('prices.note') },
              { label: say('prices.since') },
              { label: say('prices.by'), isExtra: true },
            ]}
            rows={books.map(({ version: name, status, note, createdAt, publishedAt, publishedBy }) => [
              <a href={consolePath('prices', name)}>{name}</a>,
              say('prices.statusName', { status }),
              note ?? '',
              figures.moment(publishedAt ?? createdAt),
              publishedBy ?? '',
            ])}
          />
        )}
      </PagedList>
      {mayAct('admin') && <NewDraft />}
    </>
  );
}

function NewDraft() {
  const action = useAction();
  const { route } = useLocation();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const note = formText(new FormData(event.currentTarget as HTMLFormElement), 'note').trim() || undefined;
    await action.run(async (key) => {
      const params = { header: { 'Idempotency-Key': key } };
      const { version } = await dataOf(service.POST('/ops/api/price-books', { params, body: { note } }));
      route(consolePath('prices', version));
    });
  };
  return (
    <form class="form" onSubmit={(event) => void submit(event)}>
      <h2>{say('prices.begin')}</h2>
      <FailureNotice failure={action.failure.value} />
      <TextField name="note" label={say('prices.beginNote')} maxLength={500} fault={action.faultOf('note')} />
      <Button isBusy={action.isBusy.value}>{say('prices.begin')}</Button>
    </form>
  );
}
