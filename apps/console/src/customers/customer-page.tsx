import { useRef } from 'preact/hooks';
import type { Schema } from '@client/service-client.js';
import { Definitions } from '@web/components/definitions.js';
import { dataOf } from '@web/app/failure.js';
import { notify } from '@web/app/notices.js';
import { SecondClick } from '@web/app/second-click.js';
import { Record } from '@web/app/use-record.js';
import { useLive } from '../live/use-live.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { Apart } from '@web/components/apart.js';
import { NoteForm } from '../ui/note-form.js';
import { Notes } from '../ui/notes.js';
import { figures, say } from '../words/language.js';
import { CustomerFiles, CustomerOrders, CustomerQuotes } from './customer-lists.js';
import { CustomerMails } from './customer-mails.js';

type Customer = Schema<'Customer'>;

/** A customer: who they are, all that they have, and what an operator can do for them. */
export function CustomerPage({ id }: { id: string }) {
  const params = { path: { id } };
  const reads = useRef(0);
  const [record, reload] = useLive(
    ['customers', 'orders', 'audit'],
    async () => ({
      customer: await dataOf(service.GET('/ops/api/customers/{id}', { params })),
      version: (reads.current += 1),
    }),
    id,
  );
  return (
    <Record record={record}>
      {({ customer, version }) => (
        <article class="record">
          <h1>
            <bdi>{customer.name}</bdi>
          </h1>
          <Facts customer={customer} />
          {mayAct('operator') && <Help customer={customer} onDone={reload} />}
          <Notes subjectId={id} />
          <CustomerOrders {...{ id, version }} />
          <CustomerQuotes {...{ id, version }} />
          <CustomerFiles {...{ id, version }} />
          <CustomerMails {...{ id, version }} />
        </article>
      )}
    </Record>
  );
}

function Facts({ customer }: { customer: Customer }) {
  const { email, isEmailVerified, phone, company, locale, createdAt, paidAmount, sessionCount } = customer;
  const verified = isEmailVerified ? say('customers.verified') : say('customers.unverified');
  return (
    <Definitions
      rows={[
        [say('customers.email'), `${email} ${verified}`],
        [say('customers.phone'), phone ?? '–'],
        [
          say('customers.company'),
          company === null ? '–' : <Apart texts={[company.name, `ICE ${company.ice ?? '–'}`]} />,
        ],
        [say('customers.language'), say('customers.languageName', { language: locale })],
        [say('customers.since'), figures.day(createdAt)],
        [say('customers.paid'), figures.money(paidAmount)],
        [say('customers.sessions'), sessionCount],
      ]}
    />
  );
}

function Help({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const params = { path: { id: customer.id } };
  const endSessions = async (): Promise<void> => {
    await dataOf(service.POST('/ops/api/customers/{id}/end-sessions', { params }));
    onDone();
  };
  const verify = async (): Promise<void> => {
    await dataOf(service.POST('/ops/api/customers/{id}/verify-email', { params }));
    onDone();
  };
  const pauseLane = async (reason: string): Promise<void> => {
    const path = { customerId: customer.id };
    await dataOf(service.POST('/ops/api/lanes/{customerId}/pause', { params: { path }, body: { reason } }));
    notify({ tone: 'good', text: say('customers.lanePaused') });
  };
  return (
    <>
      {customer.sessionCount > 0 && (
        <SecondClick
          label={say('customers.endSessions')}
          question={say('customers.endSessionsQuestion')}
          act={endSessions}
        />
      )}
      {!customer.isEmailVerified && (
        <SecondClick
          label={say('customers.verify')}
          question={say('customers.verifyQuestion')}
          act={verify}
        />
      )}
      <NoteForm
        name="reason"
        label={say('customers.pauseLane')}
        field={say('work.queues.reason')}
        hint={say('customers.pauseLaneHint')}
        fault="reason"
        act={pauseLane}
      />
    </>
  );
}
