import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { Browser } from 'puppeteer-core';
import type { Schema } from '@client/service-client.js';
import { consoleViews, ConsoleVisit } from '@testing/browser/console-visit.js';
import { newAdmin } from '@testing/new-admin.js';
import { named, press, shown, type } from '@testing/browser/page-steps.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import { businessDay } from '@shared/domain/contract/business-time.js';
import { tell } from '@shared/words/say.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { startStack, type TestStack } from '@testing/stack/stack.js';
import { runAdminUrl, templateOf } from '@testing/stack/test-database.js';
import { paidCorners } from './paid-order.js';

/** Of its own: a colour is sold out, which all customers see. */
let service: TestStack;
let browser: Browser;
let database: pg.Client;

beforeAll(async () => {
  service = await startStack({ kind: 'postgres', adminUrl: runAdminUrl(), template: templateOf('postgres') });
  browser = await startBrowser('chromium');
  database = new pg.Client({ connectionString: service.databaseUrl });
  await database.connect();
});

afterAll(async () => {
  await browser.close();
  await database.end();
  await service.stop();
});

describe.each(consoleViews)('Making in $locale at $width px', (view) => {
  let visit: ConsoleVisit;
  let admin: Client;
  let customer: Client & { email: string };
  let order: { id: string; orderNumber: string };
  // Of its own: proposals are for a colour.
  const colour = view.locale === 'fr' ? 'petg-vert' : 'petg-rouge';

  beforeAll(async () => {
    const operator = await newAdmin(service);
    admin = operator;
    customer = await signedIn(service);
    order = await paidCorners(customer, admin, colour);
    visit = await ConsoleVisit.start(browser, service, view, operator);
  });

  afterAll(() => visit.close());

  const statusOf = async () =>
    (await customer.get<{ status: string }>(`/api/orders/${order.id}`)).data.status;

  it('has plates proposed, fewer than were priced, plans one and prints it', async () => {
    await visit.open('/ops/plates');
    const colourName = view.locale === 'fr' ? 'PETG vert' : 'PETG Red';
    const name = visit.say('plates.proposeOf', { name: colourName });
    const propose = await shown(visit.page, `[aria-label="${name}"]`);
    expect(await visit.findings()).toEqual([]);
    await propose.evaluate((one) => (one as HTMLElement).click());
    await named(visit.page, 'td', visit.say('plates.spared', { count: 1 }));
    await shown(visit.page, 'details .plate-drawing path');
    expect(await visit.page.$$eval('.plate-drawing text', (texts) => texts.length)).toBe(2);
    expect(await visit.findings()).toEqual([]);
    await press(visit.page, visit.say('plates.accept', { count: 1 }));
    await named(visit.page, '.notices p', visit.say('plates.accepted', { count: 1 }));
    const { data } = await admin.get<Schema<'OrderMaking'>>(`/ops/api/orders/${order.id}/making`);
    const plate = data.lines[0]!.plates[0]!;
    await press(visit.page, plate.number, 'tbody a');
    await named(visit.page, 'h1', plate.number);
    await shown(visit.page, '.plate-drawing path');
    const copies = await visit.page.$$eval('.plate-drawing text', (texts) => texts.length);
    expect(copies).toBe(2);
    // A file of the service is downloaded, and the page stays.
    const [model] = await Promise.all([
      visit.page.waitForRequest((request) => request.url().endsWith(`/${plate.id}/model`)),
      press(visit.page, visit.say('plates.model'), 'a'),
    ]);
    expect(model.isNavigationRequest()).toBe(true);
    await named(visit.page, 'h1', plate.number);
    expect(await visit.findings()).toEqual([]);
    await type(visit.page, '#machine', 'MK4 1');
    await press(visit.page, visit.say('plates.start'));
    await named(visit.page, 'h2', visit.say('plates.end'));
    expect(await statusOf()).toBe('inProduction');
    expect(await visit.findings()).toEqual([]);

    await type(visit.page, '#actualMinutes', '90');
    await visit.page.keyboard.press('Enter');
    const sum = [
      visit.say('plates.endCopies', { made: 2, failed: 0 }),
      visit.say('plates.endMinutes', { minutes: 90 }),
    ];
    await named(visit.page, '.modal strong', sum.join(', '));
    expect(await visit.findings()).toEqual([]);
    // A second Enter reports nothing.
    await visit.page.keyboard.press('Enter');
    await visit.page.waitForSelector('.modal', { hidden: true });
    const { data: unreported } = await admin.get<Schema<'Plate'>>(`/ops/api/plates/${plate.id}`);
    expect(unreported.status).toBe('printing');
    await press(visit.page, visit.say('plates.report'));
    await press(visit.page, visit.say('plates.endYes'), '.modal button');
    await named(visit.page, 'strong', visit.say('plates.state', { status: 'done' }));
    await visit.open('/ops/plates?view=paces');
    await shown(visit.page, '.chart circle');
    expect(await visit.findings()).toEqual([]);
  });

  it('offers the machines that it knows, and asks before one of them prints two plates', async () => {
    const plates: Schema<'Plate'>[] = [];
    for (let n = 0; n < 2; n++) {
      const { id } = await paidCorners(customer, admin, colour);
      const { data: proposal } = await admin.post<{ id: string }>('/ops/api/plate-plans', { orderIds: [id] });
      const made = await admin.post<Schema<'Plate'>[]>('/ops/api/plates', { planId: proposal.id });
      plates.push(...made.data);
    }
    const [first, second] = plates as [Schema<'Plate'>, Schema<'Plate'>];
    const move = (plate: Schema<'Plate'>, body: object) =>
      admin.post<Schema<'Plate'>>(`/ops/api/plates/${plate.id}`, body, {}, 'PATCH');
    await move(first, { status: 'printing', machine: 'MK4 1' });
    await visit.open(`/ops/plates/${second.id}`);
    await shown(visit.page, '#machines option[value="MK4 1"]');
    await type(visit.page, '#machine', 'mk4  1');
    await press(visit.page, visit.say('plates.start'));
    const hint = visit.say('plates.busyHint', { machine: 'mk4  1', plates: first.number });
    await named(visit.page, '.modal p', hint);
    expect(await visit.findings()).toEqual([]);
    await press(visit.page, visit.say('plates.busyNo'), '.modal button');
    await named(visit.page, 'strong', visit.say('plates.state', { status: 'planned' }));
    await press(visit.page, visit.say('plates.start'));
    await press(visit.page, visit.say('plates.busyYes'), '.modal button');
    await named(visit.page, 'strong', visit.say('plates.state', { status: 'printing' }));
    await named(visit.page, 'dd', 'MK4 1');
    await press(visit.page, visit.say('plates.changeMachine'), 'summary');
    await type(visit.page, '#machine', 'MK4 2');
    await press(visit.page, visit.say('plates.changeMachine'), 'details button');
    await named(visit.page, '.notices p', visit.say('plates.changed', { machine: 'MK4 2' }));
    await named(visit.page, 'dd', 'MK4 2');
    for (const plate of plates) await move(plate, { status: 'failed', reason: 'A power cut' });
    // Chromium logs the two refusals that were asked about.
    expect(visit.watched.faults.splice(0)).toEqual([
      expect.stringContaining('409'),
      expect.stringContaining('409'),
    ]);
  });

  it('counts what is late by the day that begins while the board is open', async () => {
    const { id } = await paidCorners(customer, admin, colour);
    const clock = (days: number) =>
      visit.say('orders.clock', { days, late: -days, isLate: String(days < 0) });
    const leaves = (day: string) =>
      database.query('update orders set ship_by_on = $2 where id = $1', [id, day]);
    const today = businessDay(new Date());
    await leaves(today);
    await visit.open('/ops/orders');
    const card = await shown(visit.page, `li:has([data-order="${id}"]) .clock`);
    expect(await card.evaluate((one) => one.textContent)).toBe(clock(0));
    // What the service says then comes without a change that it tells of.
    await leaves('2020-01-01');
    await visit.page.evaluate(() => {
      const Now = Date;
      const dayMs = 86_400_000;
      globalThis.Date = class extends Now {
        constructor(moment?: number | string) {
          super(moment ?? Now.now() + dayMs);
        }
        static override now = () => Now.now() + dayMs;
      } as DateConstructor;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await named(visit.page, '#column-paid .bad', visit.say('orders.columnLate', { count: 1 }));
    const days = (Date.parse('2020-01-01') - Date.parse(today)) / 86_400_000 - 1;
    await named(visit.page, `li:has([data-order="${id}"]) .clock`, clock(days));
    await leaves(today);
  });

  it('moves an order on the board by keys, and follows it with the focus', async () => {
    await visit.open('/ops/orders');
    const card = await shown(visit.page, `[data-order="${order.id}"]`);
    expect(await visit.findings()).toEqual([]);
    await card.focus();
    await visit.page.keyboard.down('Shift');
    await visit.page.keyboard.press('ArrowRight');
    await visit.page.keyboard.up('Shift');
    const packed = visit.say('orders.columns.packed');
    await visit.page.waitForFunction(
      (id: string, label: string) =>
        document.activeElement?.getAttribute('data-order') === id &&
        document.activeElement.closest('section')?.getAttribute('aria-label') === label,
      {},
      order.id,
      packed,
    );
    expect(await statusOf()).toBe('inProduction');
    // Once: what changes later leaves the focus where the operator has it.
    await visit.page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const { id: next } = await paidCorners(customer, admin, colour);
    await shown(visit.page, `[data-order="${next}"]`);
    expect(await visit.page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await type(visit.page, '#search', order.orderNumber.toLowerCase());
    await named(visit.page, 'tbody a', order.orderNumber);
    expect(await visit.findings()).toEqual([]);
  });

  it('moves one order by a click on the board, though another comes under the pointer', async () => {
    const { page } = visit;
    for (let n = 0; n < 2; n++) await paidCorners(customer, admin, colour);
    // Where columns stand beside each other.
    await page.setViewport({ width: 1280, height: 900 });
    await visit.open('/ops/orders');
    const button = await shown(page, '#column-paid li:first-child .moves button', { isVisible: true });
    const cards = await page.$$eval('#column-paid [data-order]', (all) =>
      all.map((one) => one.getAttribute('data-order')!),
    );
    await button.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const { x, y } = await button.clickablePoint();
    await page.mouse.click(x, y);
    await page.waitForFunction(
      (id: string) => document.querySelector(`#column-toPlan [data-order="${id}"]`) !== null,
      { polling: 'raf' },
      cards[0]!,
    );
    const below = await page.evaluate(
      ([left, top]: number[]) =>
        document.elementFromPoint(left!, top!)?.closest('li')?.querySelector('a')?.dataset.order,
      [x, y],
    );
    expect(below).toBe(cards[1]);
    await page.mouse.click(x, y);
    await sleep(1_500);
    const left = await page.$$eval('#column-paid [data-order]', (all) =>
      all.map((one) => one.getAttribute('data-order')!),
    );
    expect(left).toEqual(cards.slice(1));
    // One that is seen before it is clicked is moved.
    await page.mouse.click(x, y);
    await shown(page, `#column-toPlan [data-order="${cards[1]}"]`);
    await page.setViewport({ width: view.width, height: 900 });
  });

  it('lists all orders of a column, of which the board shows the first', async () => {
    await visit.open('/ops/orders');
    await press(visit.page, visit.say('orders.columnCount', { count: 1 }), '#column-packed a');
    await named(visit.page, 'tbody a', order.orderNumber);
    expect(await visit.page.$$('tbody tr')).toHaveLength(1);
    expect(await visit.findings()).toEqual([]);
    await press(visit.page, visit.say('orders.columns.shipped'), '.choices button');
    await named(visit.page, 'p', visit.say('orders.none'));
  });

  it('asks before copies that no plate has made are counted as made', async () => {
    const other = await paidCorners(customer, admin, colour);
    await visit.open(`/ops/orders/${other.id}`);
    const toPlan = visit.say('orders.moveTo', { column: 'toPlan' });
    await press(visit.page, `→ ${toPlan}`);
    await named(visit.page, 'strong', visit.say('orders.state', { column: 'toPlan' }));
    await press(visit.page, `→ ${visit.say('orders.moveTo', { column: 'toFinish' })}`);
    await named(visit.page, '.modal h2', visit.say('orders.unmade'));
    expect(await visit.findings()).toEqual([]);
    await press(visit.page, visit.say('orders.unmadeNo'), '.modal button');
    const column = async () =>
      (await admin.get<Schema<'OrderMaking'>>(`/ops/api/orders/${other.id}/making`)).data.column;
    expect(await column()).toBe('toPlan');
    await press(visit.page, `→ ${visit.say('orders.moveTo', { column: 'toFinish' })}`);
    await press(visit.page, visit.say('orders.unmadeYes', { count: 2 }), '.modal button');
    await named(visit.page, 'strong', visit.say('orders.state', { column: 'toFinish' }));
    expect(await column()).toBe('toFinish');
    // Chromium logs the two refusals that were asked about.
    expect(visit.watched.faults.filter((fault) => !fault.includes('400'))).toEqual([]);
    visit.watched.faults.length = 0;
  });

  it('shows all of an order, reads a mail of it, and ships it', async () => {
    await visit.open(`/ops/orders/${order.id}`);
    await named(visit.page, 'h1', order.orderNumber);
    await named(visit.page, 'a', `${order.orderNumber}_01_x2_${colour}_standard.stl`);
    await named(visit.page, 'h2', visit.say('orders.mails'));
    await shown(visit.page, 'tbody button');
    expect(await visit.findings()).toEqual([]);
    await press(visit.page, visit.say('mailNames.order-in-production'), 'tbody button');
    const text = await shown(visit.page, '.modal .as-typed');
    expect(await text.evaluate((one) => one.textContent)).toContain(order.orderNumber);
    await visit.page.keyboard.press('Escape');
    await type(visit.page, '#carrier', 'Amana');
    await type(visit.page, '#trackingNumber', 'AM-77');
    // A page that stays open gets new links before those that it has end; what is typed stays.
    const hrefOf = () => visit.page.$eval('a[download]', (link) => link.getAttribute('href'));
    const first = await hrefOf();
    // Links are signed to the second: one of a later second is another.
    await sleep(1_000);
    await visit.page.evaluate(() => {
      const now = Date.now;
      Date.now = () => now() + 11 * 60_000;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await visit.page.waitForFunction(
      (link) => document.querySelector('a[download]')?.getAttribute('href') !== link,
      {},
      first,
    );
    expect(await visit.page.$eval('#carrier', (field) => (field as HTMLInputElement).value)).toBe('Amana');
    await press(visit.page, visit.say('orders.ship'), '#ship button');
    await named(visit.page, '.modal h2', visit.say('orders.leaving'));
    expect(await visit.findings()).toEqual([]);
    expect(await statusOf()).toBe('inProduction');
    await press(visit.page, visit.say('orders.leavingYes'), '.modal button');
    await named(visit.page, 'strong', visit.say('orders.state', { column: 'shipped' }));
    expect(await statusOf()).toBe('shipped');
  });

  it('says on the page of an order which refunds are not done', async () => {
    await database.query(
      `insert into refunds (id, order_id, requested_by_id, amount_centimes, reason, provider, status, note, created_at)
       select gen_random_uuid(), id, user_id, 1234, 'A scratch', 'stripe', 'failed', 'The account is closed', now()
       from orders where id = $1`,
      [order.id],
    );
    await visit.open(`/ops/orders/${order.id}`);
    await named(visit.page, 'dt', visit.say('orders.undoneRefunds'));
    const refused = `${visit.money(1234)} · ${visit.say('orders.refundState', { status: 'failed' })}`;
    expect(await visit.page.$eval('main', (main) => main.textContent)).toContain(
      `${refused} The account is closed`,
    );
    expect(await visit.findings()).toEqual([]);
  });

  it('refunds an order from its page: never by a zero, and only after a second click', async () => {
    const { totalAmount } = (await customer.get<{ totalAmount: number }>(`/api/orders/${order.id}`)).data;
    await visit.open(`/ops/orders/${order.id}`);
    const open = await named(visit.page, 'button', visit.say('money.refund.open'));
    await open.focus();
    await visit.page.keyboard.press('Enter');
    await type(visit.page, '#amount', '0,00');
    await type(visit.page, '#reason', 'A scratch on one copy');
    await type(visit.page, '#reference', 'VIR 4711');
    await press(visit.page, visit.say('money.refund.send'), '.modal button');
    expect(await visit.page.$('.modal [role=alert]')).toBeNull();
    expect(await visit.findings()).toEqual([]);
    await type(visit.page, '#amount', '10,5');
    await press(visit.page, visit.say('money.refund.send'), '.modal button');
    await press(visit.page, visit.say('money.refund.confirm'));
    await named(visit.page, '.notices p', visit.say('money.refund.done'));
    await named(visit.page, 'button:focus', visit.say('money.refund.open'));
    const refundedAmount = async () =>
      (await customer.get<{ refundedAmount: number }>(`/api/orders/${order.id}`)).data.refundedAmount;
    expect(await refundedAmount()).toBe(10.5);
    await named(visit.page, 'dt', visit.say('orders.creditNotes'));
    await press(visit.page, visit.say('money.refund.open'));
    await shown(visit.page, '#extent');
    await visit.page.select('#extent', 'whole');
    await type(visit.page, '#reason', 'The rest');
    await type(visit.page, '#reference', 'VIR 4712');
    await press(visit.page, visit.say('money.refund.send'), '.modal button');
    await press(visit.page, visit.say('money.refund.confirm'));
    await named(visit.page, 'strong', visit.say('orderStates.name', { status: 'refunded' }));
    expect(await refundedAmount()).toBe(totalAmount);
  });

  it('counts a colour, and takes it from the shop when none is left', async () => {
    const isSold = async () => {
      const { text } = await customer.get('/api/materials');
      return text.includes('"tpu-bleu"');
    };
    await admin.post(
      '/ops/api/stock/tpu-bleu/movements',
      { kind: 'corrected', grams: 500 },
      { 'Idempotency-Key': `${view.locale} before` },
    );
    // More than a page of the list.
    await database.query(
      `insert into stock_movements (id, material_id, kind, milligrams, stock_milligrams, "by", at)
       select gen_random_uuid(), 'tpu-bleu', 'corrected', 0, 500000, id, now()
       from users, generate_series(1, 60 - (select count(*) from stock_movements where material_id = 'tpu-bleu'))
       where email = $1`,
      [customer.email],
    );
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::int as count from stock_movements where material_id = 'tpu-bleu'`,
    );
    const before = rows[0]!.count;
    await visit.open('/ops/stock/tpu-bleu');
    await named(visit.page, 'h2', visit.say('stock.record'));
    expect(await visit.findings()).toEqual([]);
    expect(await isSold()).toBe(true);
    const count = async (grams: string) => {
      await visit.page.select('#kind', 'corrected');
      await type(visit.page, '#grams', grams);
      await press(visit.page, visit.say('stock.record'), 'form button');
    };
    const listed = (rows: number) =>
      visit.page.waitForFunction(
        (all: number) => document.querySelectorAll('tbody tr').length === all,
        {},
        rows,
      );
    // Pages that were opened stay open, and a count that agrees is there at once.
    await press(visit.page, tell(view.locale, { code: 'app.more' }));
    await listed(before);
    await count('500');
    await listed(before + 1);
    await count('0');
    await listed(before + 2);
    await named(visit.page, 'strong', visit.say('stock.states.out'));
    expect(await isSold()).toBe(false);
    await visit.open('/ops/stock');
    await named(visit.page, 'tbody a', view.locale === 'fr' ? 'TPU bleu' : 'TPU Blue');
    expect(await visit.findings()).toEqual([]);
    expect(visit.watched.faults).toEqual([]);
  });
});
