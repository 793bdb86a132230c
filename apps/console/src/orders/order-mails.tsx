import { useSignal } from '@preact/signals';
import type { Schema } from '@client/service-client.js';
import { DataTable } from '@web/components/data-table.js';
import { dataOf } from '@web/app/failure.js';
import { notify } from '@web/app/notices.js';
import { SecondClick } from '@web/app/second-click.js';
import { Record, useRecord } from '@web/app/use-record.js';
import { useTopic } from '../live/use-live.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { mailName } from '../ui/mail-name.js';
import { MailText } from '../ui/mail-text.js';
import { figures, say } from '../words/language.js';

type Mail = Schema<'OrderMail'>;

/** The mails about an order, to be read and to be sent again. */
export function OrderMails({ id, version }: { id: string; version: number }) {
  const open = useSignal<Mail | null>(null);
  const [sent] = useTopic('mails');
  const [record, reload] = useRecord(
    () => dataOf(service.GET('/ops/api/orders/{id}/mails', { params: { path: { id } } })),
    id,
    version + sent,
  );
  const resend = async (mailId: string, key: string): Promise<void> => {
    const params = { path: { id, mailId }, header: { 'Idempotency-Key': key } };
    await dataOf(service.POST('/ops/api/orders/{id}/mails/{mailId}/resend', { params }));
    notify({ tone: 'good', text: say('orders.resent') });
    reload();
  };
  return (
    <section>
      <h2>{say('orders.mails')}</h2>
      <Record record={record}>
        {(mails) =>
          mails.length === 0 ? (
            <p class="soft">{say('orders.noMails')}</p>
          ) : (
            <DataTable
              label={say('orders.mails')}
              columns={[
                { label: say('customers.mail'), isRowHead: true },
                { label: say('orders.recipient'), isExtra: true },
                { label: say('customers.state') },
                { label: say('customers.at') },
                { label: say('orders.resend') },
              ]}
              keys={mails.map((mail) => mail.id)}
              rows={mails.map((mail) => [
                <button type="button" class="link" onClick={() => (open.value = mail)}>
                  {mailName(mail.template)}
                </button>,
                mail.recipient,
                say('customers.mailState', { status: mail.status }),
                figures.moment(mail.sentAt ?? mail.createdAt),
                mayAct('operator') && (
                  <SecondClick
                    label={say('orders.resend')}
                    question={say('orders.resendQuestion')}
                    act={(key) => resend(mail.id, key)}
                  />
                ),
              ])}
            />
          )
        }
      </Record>
      {open.value !== null && (
        <MailText
          mailId={open.value.id}
          load={(mailId) => {
            const params = { path: { id, mailId } };
            return dataOf(service.GET('/ops/api/orders/{id}/mails/{mailId}', { params }));
          }}
          onClose={() => (open.value = null)}
        />
      )}
    </section>
  );
}
