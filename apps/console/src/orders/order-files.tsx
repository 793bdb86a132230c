import { ButtonLink } from '@web/components/button.js';
import { dataOf } from '@web/app/failure.js';
import { Record, useRecord } from '@web/app/use-record.js';
import { useRenewed } from '@web/app/use-renewed.js';
import { service } from '../service/client.js';
import { figures, say } from '../words/language.js';

/** The files of an order, each alone and all as one archive, and the paper of its parcel. */
export function OrderFiles({ id, isPaid }: { id: string; isPaid: boolean }) {
  const [record, reload] = useRecord(
    () => dataOf(service.GET('/ops/api/orders/{id}/files', { params: { path: { id } } })),
    id,
  );
  useRenewed(reload);
  return (
    <section>
      <h2>{say('orders.files')}</h2>
      <Record record={record}>
        {(files) => (
          <>
            {files.length === 0 && <p class="soft">{say('orders.noFiles')}</p>}
            <ul class="plain">
              {files.map(({ lineId, name, sizeBytes, url }) => (
                <li key={lineId}>
                  <a href={url} download={name}>
                    {name}
                  </a>{' '}
                  <small class="soft">{figures.fileSize(sizeBytes)}</small>
                </li>
              ))}
            </ul>
            <p class="actions">
              {files.length > 0 && (
                <ButtonLink href={`/ops/api/orders/${id}/files.zip`} isQuiet>
                  {say('orders.archive')}
                </ButtonLink>
              )}
              {isPaid && (
                <ButtonLink href={`/ops/api/orders/${id}/packing-slip`} isQuiet>
                  {say('orders.slip')}
                </ButtonLink>
              )}
            </p>
          </>
        )}
      </Record>
    </section>
  );
}
