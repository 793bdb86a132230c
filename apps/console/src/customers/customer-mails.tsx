import { useSignal } from '@preact/signals';
import type { Schema } from '@client/service-client.js';
import { dataOf } from '@web/app/failure.js';
import { notify } from '@web/app/notices.js';
import { pageOf } from '@web/app/paged-list.js';
import { SecondClick } from '@web/app/second-click.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { mailName } from '../ui/mail-name.js';
import { MailText } from '../ui/mail-text.js';
import { figures, say } from '../words/language.js';
import { ownedPage, OwnedList } from './owned-list.js';

type Mail = Schema<'CustomerMail'>;

/** The mails to a customer, to be read and, where they are not about the account itself, to be sent again. */
export function CustomerMails({ id, version }: { id: string; version: number }) {
  const open = useSignal<Mail | null>(null);
  const resend = async (mailId: string, key: string): Promise<void> => {
    const params = { path: { id, mailId }, header: { 'Idempotency-Key': key } };
    await dataOf(service.POST('/ops/api/customers/{id}/mails/{mailId}/resend', { params }));
    notify({ tone: 'good', text: say('orders.resent') });
  };
  return (
    <>
      <OwnedList
        title={say('customers.mails')}
        {...{ id, version }}
        load={(after) => pageOf(service.GET('/ops/api/customers/{id}/mails', ownedPage(id, after)))}
        columns={[
          { label: say('customers.mail'), isRowHead: true },
          { label: say('customers.recipient'), isExtra: true },
          { label: say('customers.state') },
          { label: say('customers.at') },
          { label: say('orders.resend') },
        ]}
        keyOf={(mail) => mail.id}
        row={(mail) => [
          <button type="button" class="link" onClick={() => (open.value = mail)}>
            {mailName(mail.template)}
          </button>,
          <bdi>{mail.recipient}</bdi>,
          say('customers.mailState', { status: mail.status }),
          figures.moment(mail.sentAt ?? mail.createdAt),
          mayAct('operator') && mail.isResendable && (
            <SecondClick
              label={say('orders.resend')}
              question={say('orders.resendQuestion')}
              act={(key) => resend(mail.id, key)}
            />
          ),
        ]}
      />
      {open.value !== null && (
        <MailText
          mailId={open.value.id}
          load={(mailId) => {
            const params = { path: { id, mailId } };
            return dataOf(service.GET('/ops/api/customers/{id}/mails/{mailId}', { params }));
          }}
          onClose={() => (open.value = null)}
        />
      )}
    </>
  );
}
