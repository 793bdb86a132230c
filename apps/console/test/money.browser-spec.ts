import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'puppeteer-core';
import { businessDay } from '@shared/domain/contract/business-time.js';
import { consoleViews, ConsoleVisit } from '@testing/browser/console-visit.js';
import { Downloads } from '@testing/browser/downloads.js';
import { named, press, settledTexts, shown, textsOf, type } from '@testing/browser/page-steps.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { newAdmin } from '@testing/new-admin.js';
import { startStack, type TestStack } from '@testing/stack/stack.js';
import { runAdminUrl, templateOf } from '@testing/stack/test-database.js';
import { ublFaults } from '@testing/ubl/ubl-faults.js';
import { unzipped } from '@testing/unzipped.js';
import { placedCorners, type PlacedOrder } from './paid-order.js';

/** What a document says, in centimes; below zero on a credit note. */
interface Paper {
  number: string;
  net: number;
  tax: number;
  total: number;
}

const centimesOf = (mad: number): number => Math.round(mad * 100);
const sumOf = (papers: readonly Paper[], key: 'net' | 'tax' | 'total'): number =>
  papers.reduce((sum, paper) => sum + paper[key], 0);
const today = (): string => businessDay(new Date());
const daysAgo = (days: number): string => businessDay(new Date(Date.now() - days * 86_400_000));
/** As banks here write it. */
const written = (day: string): string => day.split('-').toReversed().join('/');

let browser: Browser;
/** Of its own: sums of a day are of all orders. */
let stack: TestStack;
let admin: Client & { email: string };
const invoices: Paper[] = [];
const notes: Paper[] = [];
/** Of what no order awaited, all of it given back. */
const surplus: number[] = [];

beforeAll(async () => {
  stack = await startStack({ kind: 'postgres', adminUrl: runAdminUrl(), template: templateOf('postgres') });
  browser = await startBrowser('chromium');
  admin = await newAdmin(stack);
});

afterAll(async () => {
  await browser.close();
  await stack.stop();
});

/** The papers of the day that are not known yet. */
async function newPapers(kind: string, known: readonly Paper[]): Promise<Paper[]> {
  const { data } = await admin.get<(Paper & { kind: string })[]>('/ops/api/accounting/journal?limit=100');
  return data
    .filter((one) => one.kind === kind && known.every(({ number }) => number !== one.number))
    .map(({ number, net, tax, total }) => ({
      ...{ number, net: centimesOf(net), tax: centimesOf(tax), total: centimesOf(total) },
    }));
}

describe.each(consoleViews)('Money in $locale at $width px', (view) => {
  let visit: ConsoleVisit;
  let downloads: Downloads;
  let customer: Client;
  let order: PlacedOrder;
  let invoice: Paper;

  beforeAll(async () => {
    customer = await signedIn(stack);
    order = await placedCorners(customer);
    visit = await ConsoleVisit.start(browser, stack, view, { email: admin.email });
    downloads = await Downloads.of(visit.page);
  });

  afterAll(async () => {
    await downloads.close();
    await visit.close();
  });

  const tiles = (figures: readonly number[]): string[] => figures.map((centimes) => visit.money(centimes));
  /** Those of a day on which nothing was declined, and after which nothing is open. */
  const dayTiles = (): string[] => {
    const besides = surplus.reduce((sum, one) => sum + one, 0);
    return tiles([sumOf(invoices, 'total'), -sumOf(notes, 'total'), besides, besides, 0, 0, 0, 0]);
  };

  it('matches a pasted statement with the order that it names, and the day has the money', async () => {
    const { orderNumber, totalAmount } = order;
    const came = daysAgo(3);
    const statement = [
      'Date;LibellÃ©;DÃ©bit;CrÃ©dit',
      `${written(came)};VIR RECU ${orderNumber.replaceAll('-', ' ')} ATELIER NORD;;${totalAmount.toFixed(2).replace('.', ',')}`,
      `${written(today())};FRAIS DE TENUE;12,00;`,
    ].join('\n');
    await visit.open(`/ops/money?day=${today()}&view=transfers`);
    await type(visit.page, '#statement', statement);
    expect(await visit.findings()).toEqual([]);
    await press(visit.page, visit.say('money.transfers.match'));
    await named(visit.page, 'p[role=status]', visit.say('money.transfers.found', { count: 1, debits: 1 }));
    await named(visit.page, 'td', visit.say('money.transfers.matchName', { match: 'exact' }));
    expect(await visit.findings()).toEqual([]);
    await press(visit.page, visit.say('money.transfers.confirm', { number: orderNumber }), 'td button');
    await named(visit.page, '.notices p', visit.say('money.transfers.confirmed', { number: orderNumber }));
    await named(visit.page, 'td strong', orderNumber);
    expect((await customer.get<{ status: string }>(`/api/orders/${order.id}`)).data.status).toBe('paid');

    invoices.push(...(await newPapers('invoice', invoices)));
    invoice = invoices.at(-1)!;
    // Those of the view before are three.
    expect([invoices.length, invoice.total]).toEqual([
      consoleViews.indexOf(view) * 3 + 1,
      centimesOf(totalAmount),
    ]);
    await press(visit.page, visit.say('money.views.movements'), '.choices button');
    await named(visit.page, 'tbody th a', orderNumber);
    const row = await visit.page.$$eval(
      'tbody tr',
      (rows, number) => rows.find((one) => one.textContent?.includes(number))?.textContent,
      orderNumber,
    );
    const receivedOn = visit.say('money.paidOn', { day: visit.day(came) });
    for (const text of [visit.money(invoice.total), invoice.number, receivedOn]) expect(row).toContain(text);
    const wanted = dayTiles();
    expect(await settledTexts(visit.page, '.tiles strong', wanted)).toEqual(wanted);
    expect(await visit.findings()).toEqual([]);
  });

  it('refunds a part, which the day has at once', async () => {
    const amount = 1_234;
    await visit.open(`/ops/money?day=${today()}`);
    await named(visit.page, 'tbody th a', order.orderNumber);
    await visit.page.$$eval(
      'tbody tr',
      (rows, number) =>
        rows
          .find((one) => one.textContent?.includes(number))
          ?.querySelector('button')
          ?.click(),
      order.orderNumber,
    );
    await type(visit.page, '#amount', (amount / 100).toFixed(2));
    await type(visit.page, '#reason', 'Une rayure');
    await type(visit.page, '#reference', `VIR RENDU ${order.orderNumber}`);
    expect(await visit.findings()).toEqual([]);
    await press(visit.page, visit.say('money.refund.send'), '.modal button');
    await press(visit.page, visit.say('money.refund.confirm'));
    await named(visit.page, '.notices p', visit.say('money.refund.done'));
    notes.push(...(await newPapers('creditNote', notes)));
    expect(notes.at(-1)!.total).toBe(-amount);
    const wanted = dayTiles();
    expect(await settledTexts(visit.page, '.tiles strong', wanted)).toEqual(wanted);
  });

  it('records a second transfer for an order, which is to be given back', async () => {
    const { orderNumber, totalAmount } = order;
    await visit.open(`/ops/money?day=${today()}&view=transfers`);
    await type(visit.page, '#amount', totalAmount.toFixed(2));
    await type(visit.page, '#reference', `VIR RECU ${orderNumber} ATELIER NORD`);
    await press(visit.page, visit.say('money.transfers.match'), '.sides form:last-child button');
    const [amount, number] = [visit.money(centimesOf(totalAmount)), orderNumber];
    const record = visit.say('money.transfers.surplus', { amount });
    await press(visit.page, record, 'td button');
    await named(visit.page, 'td p', `${visit.say('money.transfers.surplusQuestion', { number })} ${record}`);
    expect(await visit.findings()).toEqual([]);
    await press(visit.page, record, 'td button');
    await named(visit.page, '.notices p', visit.say('money.transfers.toReturn', { number, amount }));
    const { data } = await admin.get<{ id: string; amount: number; order: { number: string } }[]>(
      '/ops/api/money/returns?state=open',
    );
    expect(data).toMatchObject([{ amount: totalAmount, order: { number }, ground: 'surplus' }]);
    expect(
      (await admin.post(`/ops/api/money/returns/${data[0]!.id}`, { reference: 'RETOUR 1' })).status,
    ).toBe(200);
    surplus.push(centimesOf(totalAmount));
    await press(visit.page, visit.say('money.views.movements'), '.choices button');
    for (const kind of ['surplus', 'return'] as const)
      await named(visit.page, 'tbody td', visit.say('money.kindName', { kind }));
    const wanted = dayTiles();
    expect(await settledTexts(visit.page, '.tiles strong', wanted)).toEqual(wanted);
    expect(await visit.findings()).toEqual([]);
  });

  it('asks by what was recorded before it takes a transfer of the same text and amount', async () => {
    const [first, second] = [await placedCorners(customer), await placedCorners(customer)];
    const reference = `VIR PERMANENT ATLAS ${view.locale}`;
    const [before, day] = [daysAgo(28), daysAgo(1)];
    const transfer = { amount: first.totalAmount, reference, receivedOn: before };
    expect((await admin.post(`/ops/api/orders/${first.id}/transfer`, transfer)).status).toBe(200);
    const amount = second.totalAmount.toFixed(2).replace('.', ',');
    await visit.open(`/ops/money?day=${today()}&view=transfers`);
    const rows = [before, day].map((one) => `${written(one)};${reference};${amount}`);
    await type(visit.page, '#statement', ['Date;Libellé;Montant', ...rows].join('\n'));
    await press(visit.page, visit.say('money.transfers.match'));
    const confirm = visit.say('money.transfers.confirm', { number: second.orderNumber });
    await press(visit.page, confirm, 'td button');
    const question = visit.say('money.transfers.knownQuestion', {
      ...{ number: second.orderNumber, amount: visit.money(centimesOf(second.totalAmount)) },
      ...{ amounts: 'same', days: 'received', day: visit.day(before) },
    });
    await named(visit.page, 'td p', `${question} ${confirm}`);
    const recorded = visit.say('money.transfers.recordedDay', { days: 'received', day: visit.day(before) });
    await named(visit.page, 'td small', recorded);
    expect(await visit.findings()).toEqual([]);
    await press(visit.page, confirm, 'td button');
    const done = visit.say('money.transfers.confirmed', { number: second.orderNumber });
    await named(visit.page, '.notices p', done);
    invoices.push(...(await newPapers('invoice', invoices)));
  });

  it('reads no statement whose columns it does not know', async () => {
    await visit.open(`/ops/money?day=${today()}&view=transfers`);
    await type(visit.page, '#statement', `Date;Texte;Sortie;Entrée\n29/11/2026;REJET;463,74;`);
    await press(visit.page, visit.say('money.transfers.match'));
    await named(visit.page, '.notice', visit.say('money.transfers.columnUnknown'));
    expect(await visit.findings()).toEqual([]);
  });

  it('adds a period up for the accountant, by rate of VAT', async () => {
    await visit.open(`/ops/accounting?from=${today()}&to=${today()}`);
    const all = [...invoices, ...notes];
    const wanted = tiles([invoices, notes, all].map((papers) => sumOf(papers, 'total')));
    expect(await settledTexts(visit.page, '.tiles strong', wanted)).toEqual(wanted);
    expect(await textsOf(visit.page, '.tiles small')).toEqual(
      [invoices, notes, all].map(
        (papers) => `${visit.say('accounting.tax')} ${visit.money(sumOf(papers, 'tax'))}`,
      ),
    );
    const rates = `[aria-label="${visit.say('accounting.byRate')}"] tbody`;
    expect(await textsOf(visit.page, `${rates} :is(th, td)`)).toEqual(
      (
        [
          ['invoice', invoices],
          ['creditNote', notes],
        ] as const
      ).flatMap(([kind, papers]) => [
        ...[visit.say('accounting.kindName', { kind }), '20 %', String(papers.length)],
        ...(['net', 'tax', 'total'] as const).map((key) => visit.money(sumOf(papers, key))),
      ]),
    );
    expect(await visit.findings()).toEqual([]);
  });

  it('brings the journal as CSV and as a workbook, whose rows are the papers', async () => {
    const byNumber = new Map([...invoices, ...notes].map((paper) => [paper.number, paper]));
    const csv = await downloads.from(() => press(visit.page, visit.say('accounting.csv'), 'a'));
    expect(csv.name).toBe(`journal-${today()}-${today()}.csv`);
    const [separator, point] = view.locale === 'fr' ? [';', ','] : [',', '.'];
    const lines = csv.bytes.toString().trimEnd().split('\r\n').slice(1);
    const rows = lines.map((line) => line.replace(/"(?:[^"]|"")*"/g, '').split(separator));
    const read = rows.map((cells): Paper => {
      const [net, tax, total] = [8, 10, 11].map((place) =>
        centimesOf(Number(cells[place]!.replace(point, '.'))),
      );
      return { number: cells[2]!, net: net!, tax: tax!, total: total! };
    });
    expect(read.length).toBe(byNumber.size);
    for (const paper of read) expect(paper).toEqual(byNumber.get(paper.number));

    const xlsx = await downloads.from(() => press(visit.page, visit.say('accounting.xlsx'), 'a'));
    expect(xlsx.name).toBe(`journal-${today()}-${today()}.xlsx`);
    const files = await unzipped(xlsx.bytes);
    const sheet = files
      .get('xl/worksheets/sheet1.xml')!
      .match(/<row>.*?<\/row>/gs)!
      .slice(1);
    expect(sheet.length).toBe(byNumber.size);
    for (const row of sheet) {
      const paper = byNumber.get(/>((?:FA|AV)-[\d-]+)</.exec(row)![1]!)!;
      const amounts = [...row.matchAll(/<c s="2"><v>(-?[\d.]+)<\/v>/g)].map(([, mad]) =>
        centimesOf(Number(mad)),
      );
      expect(amounts).toEqual([paper.net, paper.tax, paper.total]);
    }
    const total = files
      .get('xl/worksheets/sheet2.xml')!
      .match(/<row>.*?<\/row>/gs)!
      .at(-1)!;
    expect(
      [...total.matchAll(/<v>(-?[\d.]+)<\/v>/g)].map(([, figure]) => centimesOf(Number(figure))),
    ).toEqual([
      byNumber.size * 100,
      ...(['net', 'tax', 'total'] as const).map((key) => sumOf([...byNumber.values()], key)),
    ]);
  });

  it('brings an invoice as UBL, beside its PDF', async () => {
    const ubl = await downloads.from(async () => {
      const link = await shown(visit.page, `a[download="${invoice.number}.xml"]`);
      await link.evaluate((one) => (one as HTMLElement).click());
    });
    expect(ubl.name).toBe(`${invoice.number}.xml`);
    const text = ubl.bytes.toString();
    expect(await ublFaults(text)).toEqual([]);
    const total = (invoice.total / 100).toFixed(2);
    expect(text).toContain(`<cbc:TaxInclusiveAmount currencyID="MAD">${total}</cbc:TaxInclusiveAmount>`);
    const pdf = await visit.page.evaluate(async (number: string) => {
      const link = [...document.querySelectorAll('a')].find((one) => one.textContent === number);
      return (await (await fetch(link!.href)).text()).slice(0, 5);
    }, invoice.number);
    expect(pdf).toBe('%PDF-');
    const archive = await downloads.from(() => press(visit.page, visit.say('accounting.archive'), 'a'));
    const names = [...(await unzipped(archive.bytes)).keys()];
    expect(names.toSorted()).toEqual([...invoices, ...notes].map(({ number }) => `${number}.xml`).toSorted());
    expect(visit.watched.faults).toEqual([]);
  });
});
