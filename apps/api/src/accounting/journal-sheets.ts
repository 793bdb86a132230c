import { businessDay } from '@shared/domain/contract/business-time.js';
import type { Locale } from '@shared/domain/contract/enums.js';
import { wordsIn } from '@shared/words/words-in.js';
import { hundredthsCell, type SheetCell, type SheetStream, wholeCell } from '../endpoint/sheet/sheet.js';
import { type IssuedDocument, paidOn, signOf } from './journal-entries.service.js';

/** Before tax, the tax, with tax. */
type Centimes = [net: number, tax: number, total: number];

interface RateSum {
  kind: IssuedDocument['kind'];
  rate: number;
  count: number;
  centimes: Centimes;
}

function centimesOf({ kind, centimes: [net, tax, total] }: IssuedDocument): Centimes {
  const sign = signOf(kind);
  return [sign * net, sign * tax, sign * total];
}

const plus = (a: Centimes, b: Centimes): Centimes => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** Adds a document to the sums by kind and rate. */
function addTo(sums: Map<string, RateSum>, document: IssuedDocument): void {
  const { kind, rate } = document;
  const key = `${kind} ${rate}`;
  const sum = sums.get(key) ?? { kind, rate, count: 0, centimes: [0, 0, 0] };
  const centimes = plus(sum.centimes, centimesOf(document));
  sums.set(key, { ...sum, count: sum.count + 1, centimes });
}

/**
 * The journal as tables in a language: each document in a row; and, once those were read, their sums by rate of VAT.
 */
export function journalSheets(
  source: () => AsyncIterable<IssuedDocument[]>,
  locale: Locale,
): { journal: SheetStream; byRate: SheetStream } {
  const { columns, kinds, methods, ...words } = wordsIn(locale).accounting;
  const sums = new Map<string, RateSum>();

  const rowOf = (document: IssuedDocument): SheetCell[] => {
    const { kind, rate, content } = document;
    const { number, issuedAt, orderNumber, buyer, purchaseOrder = null } = content;
    const [net, tax, total] = centimesOf(document).map(hundredthsCell);
    return [
      { day: businessDay(new Date(issuedAt)) },
      ...[kinds[kind], number, 'invoiceNumber' in content ? content.invoiceNumber : null, orderNumber],
      ...[buyer.company?.name ?? buyer.name, buyer.company?.ice ?? null, purchaseOrder],
      ...[net!, wholeCell(rate), tax!, total!],
      methods[content.paymentMethod ?? 'card'],
      'refundReference' in content ? content.refundReference : content.paymentReference,
      { day: paidOn(document) },
    ];
  };
  async function* rows(): AsyncIterable<SheetCell[][]> {
    for await (const portion of source()) {
      for (const document of portion) addTo(sums, document);
      yield portion.map(rowOf);
    }
  }
  function* sumRows(): Iterable<SheetCell[][]> {
    const all = [...sums.values()];
    const total = all.reduce((sum, { centimes }) => plus(sum, centimes), [0, 0, 0] as Centimes);
    const count = all.reduce((sum, one) => sum + one.count, 0);
    yield all.map((sum) => [
      ...[kinds[sum.kind], wholeCell(sum.rate), wholeCell(sum.count)],
      ...sum.centimes.map(hundredthsCell),
    ]);
    yield [[words.total, null, wholeCell(count), ...total.map(hundredthsCell)]];
  }

  const { day, kind, number, corrects, order, customer, ice, purchaseOrder } = columns;
  const { net, rate, tax, total, method, reference, count } = columns;
  const paid = [method, reference, columns.paidOn];
  const party = [customer, ice, purchaseOrder];
  const head = [day, kind, number, corrects, order, ...party, net, rate, tax, total, ...paid];
  return {
    journal: { name: words.journal, head, portions: rows },
    byRate: { name: words.byRate, head: [kind, rate, count, net, tax, total], portions: sumRows },
  };
}
