import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@testing/http-client.js';

/** Something that a customer, an operator or a schedule waits for. */
export interface Question {
  name: string;
  /** Answers how long it took, where the one who asks does not see that. */
  ask: () => Promise<number | void>;
}

const jobs = [
  ...['orders.cancelUnpaid', 'quotes.expire', 'projects.remind', 'files.retain'],
  ...['maintenance.erase', 'maintenance.requeue', 'maintenance.sweep'],
];
const jobDeadlineMs = 300_000;

async function expectOk(asked: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await asked;
  if (status >= 300) throw new Error(`${status} ${text.slice(0, 300)}`);
}

interface Schedule {
  job: string;
  lastAt: string | null;
  lastOutcome: string | null;
  lastMs: number | null;
}

/** Has a job run at once, and waits for its end. */
async function runJob(operator: Client, job: string): Promise<number> {
  const last = async () =>
    (await operator.get<Schedule[]>('/ops/api/schedules')).data.find((one) => one.job === job);
  const before = (await last())?.lastAt;
  await expectOk(operator.post(`/ops/api/schedules/${job}/run`));
  for (const giveUpAt = Date.now() + jobDeadlineMs; Date.now() < giveUpAt; await sleep(250)) {
    const now = await last();
    if (now === undefined || now.lastAt === before) continue;
    if (now.lastOutcome !== 'done') throw new Error(`${job} ${now.lastOutcome}`);
    return now.lastMs ?? NaN;
  }
  throw new Error(`${job} has not ended`);
}

/** What customers see of their own. */
export function ofCustomers(customer: Client, line: object, addressId: string): Question[] {
  const get = (path: string) => ({ name: path, ask: () => expectOk(customer.get(path)) });
  return [
    ...['/api/orders', '/api/orders?limit=20', '/api/quotes?limit=20', '/api/quotes?status=pending'].map(get),
    ...['/api/files?limit=20', '/api/addresses'].map(get),
    { name: 'saving a quote', ask: () => expectOk(customer.post('/api/quotes', { items: [line] })) },
    {
      name: 'placing an order',
      ask: () => expectOk(customer.post('/api/orders', { addressId, acceptTerms: true, items: [line] })),
    },
  ];
}

const aYearAgo = new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10);
const operatorPaths = [
  ...['home', 'orders?limit=20', 'orders?status=paid&limit=20', 'orders?status=delivered&limit=20', 'board'],
  ...['board/orders?column=paid&limit=20', 'board/orders?column=delivered&limit=20', 'board/orders?limit=20'],
  ...[
    'board/orders?search=CMD-2020-00001100',
    'board/orders?search=phare%20amina',
    'board/orders?search=nowhere',
  ],
  ...[
    'customers?limit=20',
    'customers?search=customer77',
    'customers?search=nowhere',
    'customers?search=CMD-2020-00001100',
  ],
  ...[
    'plates?limit=20',
    'plates?status=done&limit=20',
    'plates?materialId=pla-noir&limit=20',
    'plates/to-plan',
  ],
  ...['plates/paces', 'stock', 'stock/pla-noir/movements?limit=20', 'requests?limit=20', 'messages?limit=20'],
  ...[
    'money/day',
    'money/movements?limit=20',
    'money/due?limit=20',
    'money/mismatches?limit=20',
    `money/mismatches?from=${aYearAgo}&limit=20`,
    'money/returns',
  ],
  ...[
    'accounting/journal?limit=20',
    'accounting/summary',
    'audit?limit=20',
    'audit?action=price.publish&limit=20',
  ],
  ...[
    'jobs?limit=20',
    'jobs?state=pending&limit=20',
    'failures',
    'given-up',
    'queues',
    'pending',
    'live?topics=orders,plates,work',
  ],
];

const opsQuestion =
  (operator: Client) =>
  (path: string): Question => ({
    name: `ops: ${path}`,
    ask: () => expectOk(operator.get(`/ops/api/${path}`)),
  });

/** What is read is kept for five seconds. */
const metrics = (operator: Client): Question => ({
  name: '/metrics',
  ask: async () => {
    await sleep(5_100);
    const startedMs = performance.now();
    await expectOk(operator.get('/metrics'));
    return performance.now() - startedMs;
  },
});

/** What is asked about waiting jobs. */
export function ofQueues(operator: Client): Question[] {
  const paths = [
    'queues',
    'queues/analysis/history',
    'pending',
    'jobs?state=pending&limit=20',
    'home',
    'workers',
  ];
  return [...paths.map(opsQuestion(operator)), metrics(operator)];
}

/** What operators see, and what the machines ask at intervals. */
export function ofOperators(operator: Client): Question[] {
  return [
    ...operatorPaths.map(opsQuestion(operator)),
    metrics(operator),
    ...jobs.map((job) => ({ name: job, ask: () => runJob(operator, job) })),
  ];
}
