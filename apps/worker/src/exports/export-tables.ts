import { Readable } from 'node:stream';
import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { centimesToMad } from '@shared/domain/money/mad.js';
import { toBasketTotals, toQuote } from '@shared/domain/pricing/quote.js';
import { Address } from '@shared/infra/database/entities/address.entity.js';
import { ContactMessage } from '@shared/infra/database/entities/contact-message.entity.js';
import { GeneratedCard } from '@shared/infra/database/entities/generated-card.entity.js';
import { Order } from '@shared/infra/database/entities/order.entity.js';
import { OrderLine } from '@shared/infra/database/entities/order-line.entity.js';
import { OutboundMail } from '@shared/infra/database/entities/outbound-mail.entity.js';
import { PaymentAttempt } from '@shared/infra/database/entities/payment-attempt.entity.js';
import { ProjectRequest } from '@shared/infra/database/entities/project-request.entity.js';
import { Refund } from '@shared/infra/database/entities/refund.entity.js';
import { SavedQuote } from '@shared/infra/database/entities/saved-quote.entity.js';
import { SavedQuoteLine } from '@shared/infra/database/entities/saved-quote-line.entity.js';
import { Session } from '@shared/infra/database/entities/session.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { teamMails } from '@shared/infra/mail/mail-registry.js';

const batchSize = 200;

/** A row without what names it inside the service alone. */
function without<Row extends object>(row: Row, ...names: (keyof Row)[]): object {
  const plain = Object.fromEntries(Object.entries(row));
  for (const name of names) delete plain[name as string];
  return plain;
}

/** The rows that match, oldest first, some hundred at a time. */
async function* rowsOf<Row extends { id: string }>(
  em: EntityManager,
  entity: EntityClass<Row>,
  where: object,
  populate: readonly (keyof Row & string)[] = [],
): AsyncGenerator<Row[]> {
  for (let after: string | undefined, isMore = true; isMore;) {
    const later = after === undefined ? {} : { id: { $gt: after } };
    // Ids sort by the time they were made.
    const options = { orderBy: { id: 'asc' }, limit: batchSize, populate } as object;
    const rows = await em.fork().find(entity, { ...where, ...later } as FilterQuery<Row>, options);
    if (rows.length > 0) yield rows;
    after = rows.at(-1)?.id;
    isMore = rows.length === batchSize;
  }
}

/** One JSON array, read while it is written. */
export function jsonOf(batches: AsyncIterable<object[]>): Readable {
  const write = async function* (): AsyncGenerator<string> {
    let before = '[';
    for await (const batch of batches) {
      for (const row of batch) {
        yield `${before}\n${JSON.stringify(row, null, 2)}`;
        before = ',';
      }
    }
    yield before === '[' ? '[]\n' : '\n]\n';
  };
  return Readable.from(write(), { objectMode: false });
}

async function* each<Row extends object>(
  batches: AsyncIterable<Row[]>,
  tell: (row: Row) => object,
): AsyncGenerator<object[]> {
  for await (const rows of batches) yield rows.map(tell);
}

/** Rows of a second table by those of the first. */
function groupBy<Row>(rows: Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const tellSession = ({ createdAt, usedAt, expiresAt, ipAddress, userAgent }: Session) => ({
  ...{ createdAt, lastUsedAt: usedAt ?? createdAt, expiresAt },
  ...{ ipAddress: ipAddress ?? null, userAgent: userAgent ?? null },
});

const tellMail = ({ template, recipient, createdAt, sentAt, status, data }: OutboundMail) => ({
  ...{ mail: template, recipient, createdAt, sentAt: sentAt ?? null, status },
  facts: without(data, 'linkId', 'exportId'),
});

const tellLine = (line: OrderLine | SavedQuoteLine): object => ({
  ...without(line as SavedQuoteLine, 'id', 'quote', 'price'),
  price: toQuote(line.price),
});

async function* tellQuotes(em: EntityManager, user: string): AsyncGenerator<object[]> {
  for await (const quotes of rowsOf(em, SavedQuote, { user })) {
    const ids = quotes.map(({ id }) => id);
    const orderBy = { position: 'asc' } as const;
    const found = await em.fork().find(SavedQuoteLine, { quote: { $in: ids } }, { orderBy });
    const lines = groupBy(found, (line) => line.quote.id);
    yield quotes.map((quote) => ({
      ...without(quote, 'id', 'user', 'totals', 'totalCentimes', 'shareId'),
      isShared: quote.shareId != null,
      totals: toBasketTotals(quote.totals),
      lines: (lines.get(quote.id) ?? []).map(tellLine),
    }));
  }
}

const tellRefund = ({ creditNoteNumber, amountCentimes, reason, reference, finishedAt }: Refund) => ({
  ...{ number: creditNoteNumber, amount: centimesToMad(amountCentimes), reason },
  ...{ reference: reference ?? null, issuedAt: finishedAt },
});

const tellAttempt = ({
  provider,
  status,
  amountCentimes,
  currency,
  createdAt,
  closedAt,
}: PaymentAttempt) => ({
  ...{ provider, status, amount: centimesToMad(amountCentimes), currency },
  ...{ createdAt, closedAt: closedAt ?? null },
});

/** How the shop makes an order, for operators alone. */
const ofTheShop = {
  order: ['makingHistory', 'makingStep', 'shipByOn'],
  line: ['plannedCopies', 'doneCopies'],
} as const;

async function* tellOrders(em: EntityManager, user: string): AsyncGenerator<object[]> {
  for await (const orders of rowsOf(em, Order, { user })) {
    const order = { $in: orders.map(({ id }) => id) };
    const found = await em.fork().find(OrderLine, { order }, { orderBy: { position: 'asc' } });
    const attempts = await em.fork().find(PaymentAttempt, { order }, { orderBy: { createdAt: 'asc' } });
    const refunds = await em.fork().find(Refund, { order, status: 'done' }, { orderBy: { id: 'asc' } });
    const notes = groupBy(refunds, (refund) => refund.order.id);
    const lines = groupBy(found, (line) => line.order.id);
    const payments = groupBy(attempts, (attempt) => attempt.order.id);
    yield orders.map((one) => ({
      ...without(
        one,
        'id',
        'user',
        'quote',
        'totals',
        'totalCentimes',
        'refundedCentimes',
        ...ofTheShop.order,
      ),
      refundedAmount: centimesToMad(one.refundedCentimes),
      creditNotes: (notes.get(one.id) ?? []).map(tellRefund),
      totals: toBasketTotals(one.totals),
      lines: (lines.get(one.id) ?? []).map((line) =>
        without(tellLine(line) as OrderLine, 'order', ...ofTheShop.line),
      ),
      payments: (payments.get(one.id) ?? []).map(tellAttempt),
    }));
  }
}

/** What a project holds of the team's answer, apart from its other facts. */
const answerFacts = [
  ...([
    'answerCentimes',
    'answerText',
    'answerDays',
    'areAnswerDaysNamed',
    'answerQuote',
    'answerFileKey',
  ] as const),
  ...(['answeredAt', 'answerExpiresAt', 'answerRemindedAt'] as const),
];

function tellProject(project: ProjectRequest): object {
  const { answeredAt, answerCentimes, answerText, answerDays, answerQuote, answerFileKey } = project;
  const { answerExpiresAt, answerRemindedAt, order } = project;
  return {
    ...without(project, 'id', 'user', 'order', ...answerFacts),
    answer: answeredAt && {
      ...{ amount: centimesToMad(answerCentimes ?? 0), text: answerText, deliveryDays: answerDays ?? null },
      ...{ quote: answerQuote?.reference ?? null, fileKey: answerFileKey ?? null, answeredAt },
      ...{ expiresAt: answerExpiresAt, remindedAt: answerRemindedAt ?? null },
    },
    orderNumber: order?.number ?? null,
  };
}

async function* tellProfile(em: EntityManager, user: string): AsyncGenerator<object[]> {
  for await (const rows of rowsOf(em, User, { id: user })) {
    yield rows.map((row) => without(row, 'passwordHash', 'deletedAt'));
  }
}

/** What an archive tells of an account's rows, file by file. */
export function exportTables(
  em: EntityManager,
  userId: string,
  email: string,
): Record<string, () => AsyncIterable<object[]>> {
  const own = { user: userId };
  const toAddress = { recipient: email, template: { $nin: teamMails } };
  return {
    profile: () => tellProfile(em, userId),
    sessions: () => each(rowsOf(em, Session, own), tellSession),
    addresses: () => each(rowsOf(em, Address, own), (row) => without(row, 'id', 'user', 'destination')),
    quotes: () => tellQuotes(em, userId),
    orders: () => tellOrders(em, userId),
    projects: () => each(rowsOf(em, ProjectRequest, own, ['answerQuote', 'order']), tellProject),
    cards: () =>
      each(rowsOf(em, GeneratedCard, own), ({ design, status, createdAt }) => ({
        createdAt,
        status,
        design,
      })),
    messages: () =>
      each(
        // Also under an address that the account had; not what its address's former account wrote.
        rowsOf(em, ContactMessage, { $or: [own, { email, user: null }] }),
        ({ name, phone, subject, message, createdAt, answer, answeredAt }) => ({
          ...{ name, phone, subject, message, createdAt, answer, answeredAt },
        }),
      ),
    // Also to the addresses that the account had; one to its address that is another's own or the team's is not.
    mails: () => each(rowsOf(em, OutboundMail, { $or: [own, { ...toAddress, user: null }] }), tellMail),
  };
}
