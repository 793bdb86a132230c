import { type ExampleRequest, text, type Told } from './example-request.js';

/** The figures of the draft, without its version. */
function begunBook(told: Told): object {
  const book = told('priceBooksBegin.book') as object;
  return Object.fromEntries(Object.entries(book).filter(([name]) => name !== 'version'));
}

/** What an operator asks for beside the making of an order, in order. */
export const operatorExamples: Record<string, (told: Told) => ExampleRequest> = {
  homeTasks: () => ({}),
  liveVersions: () => ({ query: { topics: 'orders,projects' } }),
  queuesList: () => ({}),
  queuesHistory: () => ({ path: { queue: 'mail' }, query: { hours: 1 } }),
  queuesPause: () => ({ path: { queue: 'exports' }, body: { reason: 'The disk is being enlarged' } }),
  queuesPaused: () => ({}),
  queuesResume: () => ({ path: { queue: 'exports' } }),
  queuesPauseLane: () => ({ body: { reason: 'A script uploads without end' } }),
  queuesResumeLane: (told) => ({ path: { customerId: text(told, 'queuesPauseLane.0.subject') } }),
  workersList: () => ({}),
  workersDrain: (told) => ({ path: { id: text(told, 'workersList.0.id') }, body: { draining: false } }),
  workersPending: () => ({}),
  workersListSchedules: () => ({}),
  workersRun: () => ({ path: { job: 'quotes.expire' } }),
  failuresList: () => ({ query: { job: 'mail.send' } }),
  failuresGet: (told) => ({ path: { fingerprint: text(told, 'failuresList.0.fingerprint') } }),
  failuresRetry: (told) => ({
    path: { fingerprint: text(told, 'failuresList.0.fingerprint') },
    body: { dryRun: true },
  }),
  failuresDiscard: (told) => ({
    path: { fingerprint: text(told, 'failuresList.0.fingerprint') },
    body: { note: 'The mailbox is gone for good' },
  }),
  jobsList: () => ({ query: { job: 'mail.send', limit: 1 } }),
  jobsGet: (told) => ({ path: { job: 'mail.send', subject: text(told, 'jobsList.0.subject') } }),
  jobsRetry: (told) => ({ path: { job: 'mail.send', subject: text(told, 'jobsList.0.subject') } }),
  jobsDismiss: (told) => ({
    path: { job: 'mail.send', subject: text(told, 'jobsList.0.subject') },
    body: { note: 'The customer has it by telephone' },
  }),
  givenUpList: () => ({}),
  givenUpResend: () => ({ body: { recipient: 'zineb@example.com' } }),
  givenUpSettle: () => ({ body: { note: 'Returned by the bank on 22 November' } }),
  operatorsMe: () => ({}),
  operatorsAppoint: () => ({ body: { email: 'zineb@example.com', role: 'operator' } }),
  operatorsList: () => ({}),
  messagesList: () => ({}),
  messagesAnswer: (told) => ({
    path: { id: text(told, 'messagesList.0.id') },
    body: { text: 'Yes: ASA is in stock in black and grey.' },
    headers: { 'Idempotency-Key': 'answer-2026-0001' },
  }),
  messagesMove: (told) => ({
    path: { id: text(told, 'messagesList.0.id') },
    body: { status: 'closed' },
  }),
  notesAdd: (told) => ({
    body: { subjectId: text(told, 'ordersPlace.id'), text: 'Wants a call before the courier comes.' },
  }),
  notesList: (told) => ({ query: { subjectId: text(told, 'ordersPlace.id') } }),
  notesRemove: (told) => ({ path: { id: text(told, 'notesAdd.id') } }),
  customersList: () => ({ query: { search: 'amina' } }),
  customersGet: (told) => ({ path: { id: text(told, 'operatorsMe.id') } }),
  customersQuotes: (told) => ({ path: { id: text(told, 'operatorsMe.id') } }),
  customersOrders: (told) => ({ path: { id: text(told, 'operatorsMe.id') } }),
  customersFiles: (told) => ({ path: { id: text(told, 'operatorsMe.id') } }),
  customersMails: (told) => ({ path: { id: text(told, 'operatorsMe.id') } }),
  customersReadMail: (told) => ({
    path: { id: text(told, 'operatorsMe.id'), mailId: text(told, 'customersMails.0.id') },
  }),
  customersResendMail: (told) => ({
    path: { id: text(told, 'operatorsMe.id'), mailId: text(told, 'orderMakingListMails.0.id') },
    headers: { 'Idempotency-Key': 'mail-2026-0042' },
  }),
  customersQuotePdf: (told) => ({
    path: { id: text(told, 'operatorsMe.id'), quoteId: text(told, 'savedQuotesSave.id') },
  }),
  customersVerifyEmail: (told) => ({ path: { id: text(told, 'operatorsMe.id') } }),
  customersEndSessions: (told) => ({ path: { id: text(told, 'operatorsAppoint.id') } }),
  operatorsDismiss: (told) => ({ path: { id: text(told, 'operatorsAppoint.id') } }),
  auditList: (told) => ({ query: { subjectId: text(told, 'operatorsAppoint.id') } }),
  priceBooksBegin: () => ({ body: { note: 'Rates of the next season' } }),
  priceBooksChange: (told) => ({
    path: { version: text(told, 'priceBooksBegin.version') },
    body: { book: { ...begunBook(told), serviceFeeCentimes: 2500 } },
  }),
  priceBooksGet: (told) => ({ path: { version: text(told, 'priceBooksBegin.version') } }),
  priceBooksCompare: (told) => ({ path: { version: text(told, 'priceBooksBegin.version') } }),
  priceBooksPublish: (told) => ({
    path: { version: text(told, 'priceBooksBegin.version') },
    body: { compared: text(told, 'priceBooksCompare.figures') },
  }),
  priceBooksList: () => ({}),
  priceBooksDiscard: () => ({ path: { version: 'MA-2026-3' } }),
};
