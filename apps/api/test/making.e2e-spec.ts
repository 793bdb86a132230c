import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fromBuffer } from 'yauzl';
import { shippingDay, workingDayAfter } from '@shared/domain/orders/working-days.js';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import { nodeUnpacker } from '@meshes/node-unpacker.js';
import { readMeasured } from '@meshes/run-kernel.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { box } from '@testing/meshes/shapes.js';
import { unzipped } from '@testing/unzipped.js';
import type { TestStack } from '@testing/stack/stack.js';
import type { OrderMakingView } from '../src/making/order-making.service.js';
import type { BoardCardView, BoardColumnView } from '../src/making/orders-board.service.js';
import type { ProposedDrawingView, ProposedPieceView } from '../src/making/plate-plans.service.js';
import type { PlateView, PlateWithPiecesView } from '../src/making/plates.dto.js';
import type { OrderView } from '../src/orders/orders.dto.js';
import { query } from './database.js';
import {
  anew,
  corner,
  finishByHand,
  movePlate,
  paidOrder,
  plan,
  propose,
  uploadMesh,
} from './making-helpers.js';
import { expectRefusal } from './refusal.js';
import { uploadBox } from './shop.js';
import { startStack } from './stack.js';

let stack: TestStack;
let operator: Client;
let customer: Client;
let cornerKey: string;

beforeAll(async () => {
  stack = await startStack({ env: { OPERATOR_EMAILS: 'shop@example.com' } });
  operator = await signedIn(stack, 'shop@example.com');
  customer = await signedIn(stack, 'amina@example.com');
  cornerKey = await uploadMesh(customer, 'corner.stl', corner(170));
}, 120_000);

afterAll(() => stack.stop());

const download = (path: string) =>
  fetch(stack.baseUrl + path, { headers: { Cookie: operator.cookie! } }).then(async (answer) => ({
    status: answer.status,
    name: /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1],
    type: answer.headers.get('content-type'),
    content: Buffer.from(await answer.arrayBuffer()),
  }));

const making = async (id: string) =>
  (await operator.get<OrderMakingView>(`/ops/api/orders/${id}/making`)).data;

const order = async (id: string) => (await customer.get<OrderView>(`/api/orders/${id}`)).data;

/** Part of an order's money, on its way back to its customer. */
const pendRefund = (id: string, share: number) =>
  query(
    stack,
    `insert into refunds (id, order_id, requested_by_id, amount_centimes, reason, provider, status, created_at)
     select gen_random_uuid(), id, user_id, floor(total_centimes / $2), 'Tout', 'stripe', 'pending', now()
     from orders where id = $1`,
    [id, share],
  );

const mailsOf = (id: string) =>
  query<{ template: string; data: Record<string, unknown> }>(
    stack,
    `select template, data from outbound_mails where user_id = (select user_id from orders where id = $1)
       and data ->> 'orderNumber' = (select number from orders where id = $1) order by id`,
    [id],
  );

/** Copies by where they are; the sum must be the quantity whatever happens. */
const copiesOf = async (id: string) => {
  const rows = await query<{ quantity: number; planned: number; done: number; pieces: number; made: number }>(
    stack,
    `select l.quantity, l.planned_copies as planned, l.done_copies as done,
       coalesce(sum(p.copies) filter (where s.status in ('planned', 'printing')), 0)::int as pieces,
       coalesce(sum(p.copies - p.failed_copies) filter (where s.status in ('done', 'failed')), 0)::int as made
     from order_lines l left join plate_pieces p on p.line_id = l.id left join plates s on s.id = p.plate_id
     where l.order_id = $1 group by l.id order by l.position`,
    [id],
  );
  for (const row of rows) {
    expect([row.pieces, row.made]).toEqual([row.planned, row.done]);
    expect(row.planned + row.done).toBeLessThanOrEqual(row.quantity);
  }
  return rows.map(({ planned, done }) => ({ planned, done }));
};

/** Working days of transport to the city of an order, at most. */
async function transportDays(id: string): Promise<number> {
  const [row] = await query<{ days: number }>(
    stack,
    `select d.delivery_days_max as days from orders o
       join destinations d on d.id = (o.delivery_address ->> 'destinationId')::uuid where o.id = $1`,
    [id],
  );
  return row!.days;
}

describe('From a paid order to its parcel', () => {
  it('leaves in time for the day that was promised', async () => {
    const { id } = await paidOrder(customer, operator, [{ fileKey: cornerKey, quantity: 1 }]);
    const { promisedOn, shipByOn } = await making(id);
    expect(shipByOn).toBe(shippingDay(promisedOn!, await transportDays(id), new Date()));
    expect(shipByOn! < promisedOn!).toBe(true);
  });

  it('sorts plates by when their parcels leave, which moves with their orders', async () => {
    const dated = async (promisedOn: string, shipByOn: string) => {
      const { id } = await paidOrder(customer, operator, [{ fileKey: cornerKey, materialId: 'asa-noir' }]);
      const set = 'update orders set promised_on = $2, ship_by_on = $3 where id = $1';
      await query(stack, set, [id, promisedOn, shipByOn]);
      return id;
    };
    const near = await dated('2029-03-05', '2029-03-04');
    const other = await dated('2029-03-05', '2029-03-07');
    // Promised for a later day, to a city that is farther.
    const far = await dated('2029-03-08', '2029-03-02');
    const [shared] = await plan(operator, { orderIds: [near, other] });
    const [own] = await plan(operator, { orderIds: [far] });
    /** Page by page. */
    const days = async () => {
      const found: [string, string | null][] = [];
      for (let after = ''; ;) {
        const page = await operator.get<PlateView[]>(`/ops/api/plates?materialId=asa-noir&limit=1${after}`);
        found.push(...page.data.map(({ id, leavesOn }): [string, string | null] => [id, leavesOn]));
        const { nextCursor } = JSON.parse(page.text) as { nextCursor?: string };
        if (nextCursor === undefined) return found;
        after = `&after=${nextCursor}`;
      }
    };
    const [sharedId, ownId] = [shared!.id, own!.id];
    expect(await days()).toEqual([
      [ownId, '2029-03-02'],
      [sharedId, '2029-03-04'],
    ]);
    await query(stack, `update orders set ship_by_on = '2029-03-06' where id = $1`, [far]);
    expect(await days()).toEqual([
      [sharedId, '2029-03-04'],
      [ownId, '2029-03-06'],
    ]);
    const { pieces } = (await operator.get<PlateWithPiecesView>(`/ops/api/plates/${ownId}`)).data;
    expect(pieces.map(({ leavesOn }) => leavesOn)).toEqual(['2029-03-06']);
    // What nobody waits for makes no plate urgent.
    const setStatus = (status: string) =>
      query(stack, 'update orders set status = $2 where id = $1', [near, status]);
    await setStatus('refunded');
    expect(await days()).toEqual([
      [ownId, '2029-03-06'],
      [sharedId, '2029-03-07'],
    ]);
    await setStatus('paid');
  });

  it('plans fewer plates than the price counted, where outlines nest', async () => {
    const { id } = await paidOrder(customer, operator, [{ fileKey: cornerKey, quantity: 2 }]);
    const proposed = await propose(operator, { orderIds: [id] });
    expect(proposed.counts).toEqual([
      { sku: 'pla-noir', isRush: false, copies: 2, pricedPlates: 2, plannedPlates: 1 },
    ]);
    const [plate] = proposed.plates;
    expect(plate).toMatchObject({ index: 0, copies: 2, gapMm: 6, plateId: null });
    expect(plate!.pieces[0]!.placements.map(({ turns }) => turns)).toContain(2);
    const drawn = `/ops/api/plate-plans/${proposed.id}/plates`;
    const { data: drawing } = await operator.get<ProposedDrawingView>(`${drawn}/0`);
    const [{ lineId, placements }] = plate!.pieces as [ProposedPieceView];
    expect(drawing.pieces).toMatchObject([{ lineId, placements, boxMm: { x: 170, y: 170 } }]);
    // A foot of the whole width, and a leg of a third of it.
    const outline = drawing.pieces[0]!.outline!;
    expect([outline.length, outline[0], outline.at(-1)]).toEqual([170, [0, 170], [0, 57]]);
    for (const other of [`${drawn}/1`, `${drawn}/x`, '/ops/api/plate-plans/x/plates/0'])
      expect((await operator.get(other)).status).toBe(404);
    expect(await copiesOf(id)).toEqual([{ planned: 0, done: 0 }]);
    const accept = () => operator.post<{ id: string }[]>('/ops/api/plates', { planId: proposed.id });
    const [first, second] = [await accept(), await accept()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.data.map((one) => one.id)).toEqual(first.data.map((one) => one.id));
    expect(await copiesOf(id)).toEqual([{ planned: 2, done: 0 }]);
    const empty = await propose(operator, { orderIds: [id] });
    expect([empty.plates, empty.counts]).toEqual([[], []]);
  });

  it('plans the most urgent 5,000 copies, and tells what is left', async () => {
    const fileKey = await uploadBox(customer, [9, 9, 2]);
    const lines = [1000, 999, 1000, 1000, 1000, 500].map((quantity) => ({ fileKey, quantity }));
    const { id } = await paidOrder(customer, operator, lines);
    const { plates, left } = await propose(operator, { orderIds: [id] });
    expect(plates.reduce((sum, { copies }) => sum + copies, 0)).toBe(5000);
    expect(left).toEqual({ lines: 0, copies: 499 });
  });

  it('prints cards of several colours on plates of their own, each mesh in its colour', async () => {
    const texts = { qr: true, website: 'example.com', materialId: 'pla-noir' };
    const colours = { textColorId: 'pla-blanc', markColorId: 'pla-rouge' };
    const card = async (name: string) =>
      (await customer.post<{ fileKey: string }>('/api/cards', { ...texts, ...colours, name })).data.fileKey;
    const { id } = await paidOrder(customer, operator, [
      { fileKey: await card('Amina Bénani'), quantity: 1 },
      { fileKey: await card('Salma Alaoui'), quantity: 1 },
      { fileKey: await uploadBox(customer, [31, 20, 10]), quantity: 1 },
    ]);
    const named = ['PLA White', 'PLA Red'];
    expect((await making(id)).lines.map((line) => line.furtherColours.map(({ name }) => name))).toEqual([
      named,
      named,
      [],
    ]);
    const proposed = await propose(operator, { orderIds: [id] });
    expect(proposed.plates.map((one) => [one.materialId, one.furtherSkus, one.copies]).sort()).toEqual([
      ['pla-noir', [], 1],
      ['pla-noir', ['pla-blanc', 'pla-rouge'], 2],
    ]);
    const { data: plates } = await operator.post<PlateWithPiecesView[]>('/ops/api/plates', {
      planId: proposed.id,
    });
    const plate = plates.find(({ furtherColours }) => furtherColours.length > 0)!;
    expect(plate.furtherColours.map(({ name }) => name)).toEqual(named);
    const { name, content } = await download(`/ops/api/plates/${plate.id}/model`);
    expect(name).toBe(`${plate.number}_pla-noir_pla-blanc_pla-rouge_2.3mf`);
    const model = (await unzipped(content)).get('3D/3dmodel.model')!;
    const found = (pattern: RegExp) => [...model.matchAll(pattern)].map(([, ...groups]) => groups.join(' '));
    expect(found(/<base name="([^"]+)"/g)).toEqual(['PLA noir', 'PLA blanc', 'PLA rouge']);
    const inColours = ['1 0', '1 1', '1 2'];
    expect(found(/pid="(\d+)" pindex="(\d+)"/g)).toEqual([...inColours, ...inColours]);
    expect(found(/<component objectid="(\d+)"/g)).toEqual(['2', '3', '4', '6', '7', '8']);
    expect(found(/<item objectid="(\d+)"/g)).toEqual(['5', '9']);
    expect(model.indexOf('<basematerials')).toBeLessThan(model.indexOf('<object'));
    // A slicer reads it, standing on the bed.
    const readInto = (target: Uint8Array) => Promise.resolve(target.set(content));
    const source = { format: '3mf' as const, sizeBytes: content.length, readInto };
    const { result } = await readMeasured(loadMeshKernel(), source, {}, nodeUnpacker);
    expect(result.minMm.z).toBeCloseTo(0, 4);
    expect((await download(`/ops/api/plates/${plate.id}/ticket`)).content.subarray(0, 5).toString()).toBe(
      '%PDF-',
    );
  });

  it('writes the plate as a 3MF file that holds every copy where it was planned, and a ticket', async () => {
    const boxKey = await uploadBox(customer, [30, 20, 10]);
    const { id } = await paidOrder(customer, operator, [
      { fileKey: boxKey, quantity: 3, materialId: 'petg-bleu' },
      { fileKey: cornerKey, quantity: 1, materialId: 'petg-bleu', finish: 'smooth' },
    ]);
    const [plate] = await plan(operator, { orderIds: [id] });
    const { status, name, type, content } = await download(`/ops/api/plates/${plate!.id}/model`);
    expect([status, name, type]).toEqual([200, `${plate!.number}_petg-bleu_4.3mf`, 'model/3mf']);
    const source = {
      format: '3mf' as const,
      sizeBytes: content.length,
      readInto: (target: Uint8Array) => Promise.resolve(target.set(content)),
    };
    const { result } = await readMeasured(loadMeshKernel(), source, {}, nodeUnpacker);
    // The corner's two boxes share a vertex, and are one shell.
    expect(result.shells).toBe(4);
    expect(result.unit).toBe('millimeter');
    expect(Math.min(result.minMm.x, result.minMm.y, result.minMm.z)).toBeGreaterThanOrEqual(-1e-6);
    expect(Math.max(result.maxMm.x, result.maxMm.y)).toBeLessThanOrEqual(256.01);
    const ticket = await download(`/ops/api/plates/${plate!.id}/ticket`);
    expect([ticket.status, ticket.type]).toEqual([200, 'application/pdf']);
    expect(ticket.content.subarray(0, 5).toString()).toBe('%PDF-');
    const { data } = await operator.get<PlateWithPiecesView>(`/ops/api/plates/${plate!.id}`);
    expect(data.files).toBe('done');
    expect(data.pieces.map(({ copies, finish }) => [copies, finish])).toEqual([
      [1, 'smooth'],
      [3, 'standard'],
    ]);
    expect(data.pieces[0]!.outline).toHaveLength(170);
  });

  it('moves the customer’s status with the first print, and tells the shop’s own steps nobody', async () => {
    const { id } = await paidOrder(customer, operator, [{ fileKey: cornerKey, quantity: 3 }]);
    const plates = await plan(operator, { orderIds: [id] });
    expect(plates.map(({ copies }) => copies)).toEqual([2, 1]);
    expect((await order(id)).status).toBe('paid');
    const lacking = await movePlate(operator, plates[0]!.id, { status: 'printing' });
    expect([lacking.status, lacking.error.details.errors?.[0]?.field]).toEqual([400, 'machine']);
    await movePlate(operator, plates[0]!.id, { status: 'printing', machine: 'MK4 1' });
    await movePlate(operator, plates[1]!.id, { status: 'printing', machine: 'MK4 2' });
    expect((await making(id)).column).toBe('printing');
    expect((await order(id)).history.map(({ status }) => status)).toEqual(['unpaid', 'paid', 'inProduction']);
    const done = await movePlate(operator, plates[0]!.id, { status: 'done', actualMinutes: 90 });
    expect(done.data).toMatchObject({ status: 'done', actualMinutes: 90, nextStatuses: [] });
    expect((await making(id)).column).toBe('printing');
    await movePlate(operator, plates[1]!.id, { status: 'done', actualMinutes: 45 });
    expect(await copiesOf(id)).toEqual([{ planned: 0, done: 3 }]);
    expect(await making(id)).toMatchObject({ column: 'toFinish', nextColumns: ['packed'] });
    const packed = await operator.post(`/ops/api/orders/${id}/making`, { step: 'packed' }, {}, 'PATCH');
    expect([packed.status, (packed.data as OrderMakingView).column]).toEqual([200, 'packed']);
    const mails = await mailsOf(id);
    expect(mails.map(({ template }) => template)).toEqual([
      'order-placed',
      'payment-received',
      'order-in-production',
    ]);
    expect(JSON.stringify(await order(id))).not.toMatch(/toFinish|packed|MK4|making/);
    const paces = await operator.get<{ machine: string; points: object[] }[]>('/ops/api/plates/paces');
    expect(paces.data.find(({ machine }) => machine === 'MK4 1')!.points).toHaveLength(1);
    // Two operators send it: who repeats the same changes nothing, who tells another parcel hears of the first.
    const ship = (asked: object) =>
      operator.post(
        `/ops/api/orders/${id}`,
        { status: 'shipped', ofStatus: 'inProduction', ofStep: 'packed', carrier: 'Amana', ...asked },
        {},
        'PATCH',
      );
    expect(expectRefusal(await ship({ ofStatus: 'paid' }), 409, 'CONFLICT')).toMatchObject({
      status: 'inProduction',
    });
    expect([(await ship({})).status, (await ship({})).status]).toEqual([200, 200]);
    const other = await ship({ trackingNumber: 'EE 2' });
    expect(expectRefusal(other, 409, 'CONFLICT')).toMatchObject({ status: 'shipped' });
    expect((await mailsOf(id)).filter(({ template }) => template === 'order-shipped')).toHaveLength(1);
  });

  it('queues failed copies again, and mails the customer only if the date moves', async () => {
    const { id } = await paidOrder(customer, operator, [{ fileKey: cornerKey, quantity: 2 }]);
    const [plate] = await plan(operator, { orderIds: [id] });
    await movePlate(operator, plate!.id, { status: 'printing', machine: 'MK4 1' });
    const { pieces, mostLostGrams, grams } = (
      await operator.get<PlateWithPiecesView>(`/ops/api/plates/${plate!.id}`)
    ).data;
    expect(Math.abs(mostLostGrams - (2 * grams + 100))).toBeLessThanOrEqual(1);
    const failed = [{ pieceId: pieces[0]!.id, copies: 1 }];
    for (const [move, field] of [
      [{ status: 'done', failed }, 'reason'],
      [{ status: 'done', failed: [{ ...failed[0], copies: 3 }], reason: 'Warped' }, 'failed.0.copies'],
      [{ status: 'done', failed: [{ ...failed[0], copies: 2 }], reason: 'Warped' }, 'failed'],
      [{ status: 'withdrawn' }, 'status'],
      [{ status: 'failed', reason: 'Warped', lostGrams: mostLostGrams + 1 }, 'lostGrams'],
      [{ status: 'done', failed, reason: 'Warped', lostGrams: 99_999 }, 'lostGrams'],
    ] as const) {
      const { status, error } = await movePlate(operator, plate!.id, move);
      expect([status, error.details.errors?.[0]?.field]).toEqual([400, field]);
    }
    // A promise far away is kept: nobody is told.
    await query(stack, `update orders set promised_on = '2030-01-02' where id = $1`, [id]);
    await movePlate(operator, plate!.id, { status: 'done', failed, reason: 'Warped', actualMinutes: 60 });
    expect(await copiesOf(id)).toEqual([{ planned: 0, done: 1 }]);
    expect(await making(id)).toMatchObject({ column: 'toPlan', promisedOn: '2030-01-02' });
    // Said again it changes nothing; who counted otherwise must hear it.
    const said = { status: 'done', reason: 'Warped' };
    expect((await movePlate(operator, plate!.id, { ...said, failed })).status).toBe(200);
    expect((await movePlate(operator, plate!.id, { ...said, failed, actualMinutes: 60 })).status).toBe(200);
    const known = {
      status: 'done',
      failedCopies: 1,
      lostGrams: expect.closeTo(grams / 2, 0),
      actualMinutes: 60,
    };
    for (const [otherwise, named] of [
      [{ failed: [] }, 'one copy failed'],
      [{ failed, lostGrams: 50 }, '\\d+(\\.\\d)? g lost'],
      [{ failed, actualMinutes: 61 }, '60 min'],
    ] as const) {
      const other = await movePlate(operator, plate!.id, { ...said, ...otherwise });
      expect(expectRefusal(other, 409, 'CONFLICT')).toEqual(known);
      expect(other.error.message).toMatch(
        new RegExp(`^The plate was ended already, otherwise than you say: ${named}\\. Look at it anew\\.$`),
      );
    }
    expect(await copiesOf(id)).toEqual([{ planned: 0, done: 1 }]);
    const [again] = await plan(operator, { orderIds: [id] });
    await movePlate(operator, again!.id, { status: 'printing', machine: 'MK4 1' });
    await query(stack, `update orders set promised_on = '2020-01-02' where id = $1`, [id]);
    await movePlate(operator, again!.id, { status: 'failed', reason: 'Power cut' });
    const after = await making(id);
    expect(after.promisedOn! > new Date().toISOString().slice(0, 10)).toBe(true);
    expect(after.shipByOn).toBe(shippingDay(after.promisedOn!, await transportDays(id), new Date()));
    expect(after.lines[0]!.copies).toEqual({ toPlan: 1, onPlates: 0, done: 1 });
    const moved = (await mailsOf(id)).filter(({ template }) => template === 'order-promise-moved');
    expect(moved.map(({ data }) => [data.formerOn, data.deliveryOn])).toEqual([
      ['2020-01-02', after.promisedOn],
    ]);
  });

  it('moves no date of an order that waits for nothing any more', async () => {
    const { id } = await paidOrder(customer, operator, [{ fileKey: cornerKey, quantity: 1 }]);
    const [plate] = await plan(operator, { orderIds: [id] });
    await movePlate(operator, plate!.id, { status: 'printing', machine: 'MK4 1' });
    await query(stack, `update orders set status = 'refunded', promised_on = '2020-01-02' where id = $1`, [
      id,
    ]);
    await movePlate(operator, plate!.id, { status: 'failed', reason: 'Power cut' });
    const [order] = await query(stack, `select promised_on::text from orders where id = $1`, [id]);
    expect(order).toEqual({ promised_on: '2020-01-02' });
    expect((await mailsOf(id)).map(({ template }) => template)).not.toContain('order-promise-moved');
  });

  it('moves the date of an order whose money is going back, and tells nobody', async () => {
    const { id } = await paidOrder(customer, operator, [{ fileKey: cornerKey, quantity: 1 }]);
    const [plate] = await plan(operator, { orderIds: [id] });
    await movePlate(operator, plate!.id, { status: 'printing', machine: 'MK4 1' });
    await query(stack, `update orders set promised_on = '2020-01-02' where id = $1`, [id]);
    await pendRefund(id, 1);
    await movePlate(operator, plate!.id, { status: 'failed', reason: 'Power cut' });
    expect((await making(id)).promisedOn! > new Date().toISOString().slice(0, 10)).toBe(true);
    expect((await mailsOf(id)).map(({ template }) => template)).not.toContain('order-promise-moved');
  });

  it('never counts copies of a failed plate as made unless they are named', async () => {
    const { id } = await paidOrder(customer, operator, [{ fileKey: cornerKey, quantity: 3 }]);
    const [two, one] = await plan(operator, { orderIds: [id] });
    const move = (step: object) =>
      operator.post<OrderMakingView>(`/ops/api/orders/${id}/making`, step, {}, 'PATCH');
    for (const plate of [two, one])
      await movePlate(operator, plate!.id, { status: 'printing', machine: 'MK4' });
    await movePlate(operator, one!.id, { status: 'done', actualMinutes: 30 });
    await movePlate(operator, two!.id, { status: 'failed', reason: 'Nozzle clogged' });
    const lineId = (await making(id)).lines[0]!.lineId;
    for (const made of [undefined, [], [{ lineId, copies: 1 }], [{ lineId: id, copies: 2 }]]) {
      const { status, error } = await move({ step: 'toFinish', made });
      expect([status, error.code]).toEqual([400, 'INVALID_INPUT']);
      expect(error.details).toMatchObject({
        reason: 'copiesNotMade',
        copies: [
          { lineId, copies: 2, plates: [{ status: 'done' }, { number: two!.number, status: 'failed' }] },
        ],
      });
    }
    expect(await making(id)).toMatchObject({ column: 'toPlan', lines: [{ copies: { toPlan: 2, done: 1 } }] });
    const finished = await move({ step: 'toFinish', made: [{ lineId, copies: 2 }] });
    expect(finished.data).toMatchObject({
      column: 'toFinish',
      lines: [{ copies: { toPlan: 0, onPlates: 0, done: 3 } }],
    });
  });

  it('counts at home what is to be planned, started and reported, by copies and plates', async () => {
    const counts = async () => {
      const { data } = await operator.get<{ task: string; count: number }[]>('/ops/api/home');
      const of = (name: string) => data.find(({ task }) => task === name)?.count ?? 0;
      return ['planCopies', 'startPlates', 'endPlates', 'rushOrders', 'makeOrders'].map(of);
    };
    const before = await counts();
    const since = async () => (await counts()).map((count, place) => count - before[place]!);
    const { id } = await paidOrder(customer, operator, [{ fileKey: cornerKey, quantity: 3, isRush: true }]);
    expect(await since()).toEqual([3, 0, 0, 1, 0]);
    const plates = await plan(operator, { orderIds: [id] });
    expect(await since()).toEqual([0, 2, 0, 1, 0]);
    await movePlate(operator, plates[0]!.id, { status: 'printing', machine: 'MK4 9' });
    expect(await since()).toEqual([0, 1, 0, 1, 0]);
    await query(stack, `update plates set started_at = now() - interval '9 days' where id = $1`, [
      plates[0]!.id,
    ]);
    expect(await since()).toEqual([0, 1, 1, 1, 0]);
    for (const { id: plateId } of plates.slice(1))
      await movePlate(operator, plateId, { status: 'printing', machine: 'MK4 9' });
    for (const { id: plateId } of plates)
      await movePlate(operator, plateId, { status: 'done', actualMinutes: 9 });
    expect(await since()).toEqual([0, 0, 0, 1, 0]);
  });

  it('starts a plate once: on another machine only where that is said', async () => {
    const { id } = await paidOrder(customer, operator, [{ fileKey: cornerKey }]);
    const [plate] = await plan(operator, { orderIds: [id] });
    const start = (machine: string, more: object = {}) =>
      movePlate(operator, plate!.id, { status: 'printing', machine, ...more });
    const answers = await Promise.all([start('MK4-A'), start('MK4-B')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { data } = answers.find(({ status }) => status === 200)!;
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.error).toMatchObject({ code: 'CONFLICT', details: { machine: data.machine } });
    expect((await start(data.machine!)).status).toBe(200);
    expect((await start('MK4-C', { changesMachine: true })).data).toMatchObject({ machine: 'MK4-C' });
    // Another operator puts it back: it is not started by who only moves it to another machine.
    await movePlate(operator, plate!.id, { status: 'planned' });
    const late = await start('MK4-D', { changesMachine: true });
    expect(expectRefusal(late, 409, 'CONFLICT')).toEqual({ status: 'planned', machine: null });
    expect((await making(id)).column).toBe('toPlan');
  });

  it('starts no plate on a machine that prints another one where that is asked', async () => {
    const { id } = await paidOrder(customer, operator, [{ fileKey: cornerKey, quantity: 5 }]);
    const [first, second, third] = await plan(operator, { orderIds: [id] });
    const start = (plate: PlateView | undefined, machine: string, more: object = {}) =>
      movePlate(operator, plate!.id, { status: 'printing', machine, freeMachine: true, ...more });
    const answers = await Promise.all([start(first, 'Prusa  XL'), start(second, ' prusa xl')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [started, refused] = answers[0].status === 200 ? answers : answers.toReversed();
    const { number, machine } = started!.data;
    expect(expectRefusal(refused!, 409, 'CONFLICT')).toMatchObject({
      reason: 'machineBusy',
      ...{ machine, plateNumbers: [number] },
    });
    expect(refused!.error.message).toContain(`is being printed on ${machine}: ${number}.`);
    const other = started === answers[0] ? second : first;
    // Both lie on one bed; the machine keeps the name that it has.
    expect((await start(other, 'PRUSA   XL', { freeMachine: false })).data).toMatchObject({ machine });
    expect((await start(other, machine!.toUpperCase())).status).toBe(200);
    // Nor does a plate change to it.
    await start(third, 'Prusa MINI');
    const changed = await start(third, 'prusa xl', { changesMachine: true });
    expect(expectRefusal(changed, 409, 'CONFLICT')).toMatchObject({ reason: 'machineBusy' });
    for (const plate of [first, second, third])
      await movePlate(operator, plate!.id, { status: 'failed', reason: 'Power cut' });
    const [again] = await plan(operator, { orderIds: [id] });
    expect((await start(again, 'prusa mini')).data).toMatchObject({ machine: 'Prusa MINI' });
    const listed = await operator.get<PlateView[]>('/ops/api/plates?machine=PRUSA%20%20mini');
    expect(listed.data.map((plate) => plate.id)).toEqual([again!.id]);
    await movePlate(operator, again!.id, { status: 'planned' });
  });

  it('counts the date of failed copies anew at the pace of the machines, as that of a new line', async () => {
    const { id } = await paidOrder(customer, operator, [{ fileKey: cornerKey, materialId: 'petg-bleu' }]);
    const [plate] = await plan(operator, { orderIds: [id] });
    await query(stack, `update orders set promised_on = '2020-01-02' where id = $1`, [id]);
    await query(
      stack,
      `update order_lines set price = jsonb_set(price, '{printCentihours}', '3000') where order_id = $1`,
      [id],
    );
    await query(
      stack,
      `insert into plate_runs (id, machine, polymer, estimated_seconds, actual_seconds, created_at)
       select gen_random_uuid(), 'MK4 9', 'petg', 36000, 72000, now() from generate_series(1, 12)`,
    );
    // What a process holds of the paces is a few seconds old.
    await sleep(6_000);
    await movePlate(operator, plate!.id, { status: 'printing', machine: 'MK4 9' });
    await movePlate(operator, plate!.id, { status: 'failed', reason: 'Warped' });
    // A day of handling; thirty hours at half the speed are three days of twenty hours.
    const days = 1 + 3 + (await transportDays(id));
    expect((await making(id)).promisedOn).toBe(workingDayAfter(new Date(), days));
  });

  it('marks copies of a refunded order, starts no plate with them, and takes them off', async () => {
    const gone = await paidOrder(customer, operator, [{ fileKey: cornerKey, materialId: 'tpu-noir' }]);
    const kept = await paidOrder(customer, operator, [{ fileKey: cornerKey, materialId: 'tpu-noir' }]);
    const [plate, ...others] = await plan(operator, { orderIds: [gone.id, kept.id] });
    expect([others, plate]).toMatchObject([[], { copies: 2, unwantedCopies: 0 }]);
    const ticketOf = () => download(`/ops/api/plates/${plate!.id}/ticket`);
    const before = await ticketOf();
    const refund = { reason: 'Called off', reference: 'VIR back' };
    await operator.post(`/ops/api/orders/${gone.id}/refunds`, refund, anew());
    const get = async () => (await operator.get<PlateWithPiecesView>(`/ops/api/plates/${plate!.id}`)).data;
    const marked = await get();
    expect(marked.unwantedCopies).toBe(1);
    expect(marked.pieces.map(({ orderNumber, isWanted }) => [orderNumber, isWanted])).toEqual([
      [gone.orderNumber, false],
      [kept.orderNumber, true],
    ]);
    const home = async () =>
      (await operator.get<{ task: string; count: number }[]>('/ops/api/home')).data.find(
        ({ task }) => task === 'dropUnwanted',
      );
    expect(await home()).toMatchObject({ count: 1 });
    const start = await movePlate(operator, plate!.id, { status: 'printing', machine: 'MK4 1' });
    expect([start.status, start.error.details]).toMatchObject([
      400,
      { reason: 'copiesUnwanted', orderNumbers: [gone.orderNumber] },
    ]);
    const takeOff = () => operator.post<PlateWithPiecesView>(`/ops/api/plates/${plate!.id}/take-off`);
    const [first, second] = [await takeOff(), await takeOff()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.data).toMatchObject({ status: 'planned', copies: 1, unwantedCopies: 0 });
    expect(first.data.grams).toBeCloseTo(plate!.grams / 2, 0);
    expect(await home()).toBeUndefined();
    expect([await copiesOf(gone.id), await copiesOf(kept.id)]).toEqual([
      [{ planned: 0, done: 0 }],
      [{ planned: 1, done: 0 }],
    ]);
    const after = await ticketOf();
    expect(after.status).toBe(200);
    expect(after.content.equals(before.content)).toBe(false);
    // A plate that holds nothing else is withdrawn.
    await operator.post(`/ops/api/orders/${kept.id}/refunds`, refund, anew());
    expect((await takeOff()).data).toMatchObject({ status: 'withdrawn', unwantedCopies: 0 });
    expect(await copiesOf(kept.id)).toEqual([{ planned: 0, done: 0 }]);
  });

  it('plans and sends nothing of an order whose money is about to go back, until the refund has failed', async () => {
    const { id } = await paidOrder(customer, operator, [{ fileKey: cornerKey, materialId: 'tpu-noir' }]);
    const scope = { orderIds: [id] };
    const { id: planId } = await propose(operator, scope);
    await pendRefund(id, 2);
    expect((await propose(operator, scope)).plates).toHaveLength(1);
    await pendRefund(id, 1);
    expect((await propose(operator, scope)).plates).toEqual([]);
    const accept = () => operator.post('/ops/api/plates', { planId });
    expect(expectRefusal(await accept(), 400, 'INVALID_INPUT')).toMatchObject({ reason: 'planOutdated' });
    const settle = (status: string) =>
      query(stack, `update refunds set status = $2 where order_id = $1`, [id, status]);
    const move = (status: string) => operator.post(`/ops/api/orders/${id}`, { status }, {}, 'PATCH');
    const message = 'stays as it is: all of the order’s money is being given back';
    expect(expectRefusal(await move('inProduction'), 400, 'VALIDATION_ERROR')).toMatchObject({
      errors: [{ field: 'status', message }],
      ...{ status: 'paid', nextStatuses: ['refunded'] },
    });
    await settle('failed');
    expect((await move('inProduction')).status).toBe(200);
    await settle('pending');
    expect(expectRefusal(await move('shipped'), 400, 'VALIDATION_ERROR')).toMatchObject({
      errors: [{ field: 'status', message }],
      status: 'inProduction',
    });
    expect((await order(id)).status).toBe('inProduction');
    const step = await operator.post(`/ops/api/orders/${id}/making`, { step: 'toFinish' }, {}, 'PATCH');
    expect(expectRefusal(step, 400, 'VALIDATION_ERROR')).toMatchObject({
      errors: [
        {
          field: 'step',
          message: 'All of the order’s money is being given back: it is made no further unless that fails.',
        },
      ],
    });
    expect(await making(id)).toMatchObject({ isGoingBack: true, nextColumns: [] });
    const { orderNumber } = await order(id);
    const cards = await operator.get<BoardCardView[]>(`/ops/api/board/orders?search=${orderNumber}`);
    expect(cards.data).toMatchObject([{ isGoingBack: true, nextColumns: [] }]);
    const { lineId } = (await making(id)).lines[0]!;
    const redo = await operator.post(
      `/ops/api/orders/${id}/redo`,
      { lineId, copies: 1, reason: 'Lost' },
      anew(),
    );
    expect(expectRefusal(redo, 400, 'VALIDATION_ERROR')).toMatchObject({ errors: [{ field: 'copies' }] });
    await query(stack, `update orders set ship_by_on = '2020-01-01' where id = $1`, [id]);
    const late = async () => {
      const { data } = await operator.get<BoardColumnView[]>('/ops/api/board');
      return data.find(({ column }) => column === 'toPlan')!.late;
    };
    const lateBefore = await late();
    await settle('failed');
    expect(await late()).toBe(lateBefore + 1);
    const accepted = await operator.post<PlateView[]>('/ops/api/plates', { planId });
    expect(accepted.status).toBe(201);
    // Nor is printed what lies on a plate already: it is taken off, and planned anew once the refund has failed.
    await settle('pending');
    const plateId = accepted.data[0]!.id;
    const start = await movePlate(operator, plateId, { status: 'printing', machine: 'MK4 1' });
    expect([start.status, start.error.details.reason]).toEqual([400, 'copiesUnwanted']);
    const found = (await operator.get<PlateWithPiecesView>(`/ops/api/plates/${plateId}`)).data;
    expect([found.unwantedCopies, found.pieces[0]!.isWanted]).toEqual([1, false]);
    await download(`/ops/api/plates/${plateId}/ticket`);
    const off = await operator.post(`/ops/api/plates/${plateId}/take-off`);
    expect(off.data).toMatchObject({ status: 'withdrawn' });
    await settle('failed');
    expect((await propose(operator, scope)).plates).toHaveLength(1);
    expect((await move('shipped')).status).toBe(200);
  });

  it('gives a copy to one plate alone, however many plan at once', async () => {
    const { id } = await paidOrder(customer, operator, [{ fileKey: cornerKey, quantity: 7 }]);
    const proposals = await Promise.all(
      Array.from({ length: 4 }, () => propose(operator, { orderIds: [id] })),
    );
    const answers = await Promise.all(
      proposals.map((one) => operator.post('/ops/api/plates', { planId: one.id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
    const refused = answers.find(({ status }) => status === 400)!;
    expect(refused.error.details.reason).toBe('planOutdated');
    expect(await copiesOf(id)).toEqual([{ planned: 7, done: 0 }]);
    const plates = answers.find(({ status }) => status === 201)!.data as { id: string }[];
    // The same plate, withdrawn twice at once, gives its copies back once.
    await Promise.all([1, 2].map(() => movePlate(operator, plates[0]!.id, { status: 'withdrawn' })));
    expect(await copiesOf(id)).toEqual([{ planned: 5, done: 0 }]);
  });

  it('gives the files of an order as one archive, named by what is to be made', async () => {
    const boxKey = await uploadMesh(customer, '../clé "1".stl', box(12, 12, 12));
    const { id, orderNumber } = await paidOrder(customer, operator, [
      { fileKey: cornerKey, quantity: 1, isRush: true },
      { fileKey: boxKey, quantity: 10, materialId: 'petg-bleu', finish: 'smooth' },
    ]);
    const names = [
      `${orderNumber}_01_x1_pla-noir_standard_rush.stl`,
      `${orderNumber}_02_x10_petg-bleu_smooth.stl`,
    ];
    const archive = await download(`/ops/api/orders/${id}/files.zip`);
    expect([archive.status, archive.name]).toEqual([200, `${orderNumber}.zip`]);
    expect(await namesIn(archive.content)).toEqual(names);
    const { data } = await operator.get<{ name: string; url: string }[]>(`/ops/api/orders/${id}/files`);
    expect(data.map(({ name }) => name)).toEqual(names);
    expect((await fetch(data[1]!.url)).status).toBe(200);
    const slip = await download(`/ops/api/orders/${id}/packing-slip`);
    expect([slip.status, slip.name, slip.content.subarray(0, 5).toString()]).toEqual([
      200,
      `${orderNumber}-colis.pdf`,
      '%PDF-',
    ]);
  });

  it('shows the mails of an order, and sends one again, once a key', async () => {
    const { id } = await paidOrder(customer, operator, [{ fileKey: cornerKey }]);
    const { data } = await operator.get<{ id: string; template: string }[]>(`/ops/api/orders/${id}/mails`);
    expect(data.map(({ template }) => template)).toEqual(['payment-received', 'order-placed']);
    const path = `/ops/api/orders/${id}/mails/${data[0]!.id}`;
    const read = await operator.get<{ subject: string; text: string; html: string }>(path);
    expect(read.data.subject).toMatch(/^Paiement reçu|CMD-/);
    expect(read.data.html).toContain('<html');
    const statusOf = async () => {
      const [row] = await query<{ status: string; document_id: string }>(
        stack,
        'select status, document_id from outbound_mails where id = $1',
        [data[0]!.id],
      );
      return row!;
    };
    while ((await statusOf()).status !== 'sent') await sleep(50);
    const key = anew();
    const [first, second] = [
      await operator.post(`${path}/resend`, undefined, key),
      await operator.post(`${path}/resend`, undefined, key),
    ];
    expect([first.status, second.text]).toEqual([201, first.text]);
    expect(await mailsOf(id)).toHaveLength(3);
    // One that waits for a PDF that was given up is sent with it, once.
    const { document_id: documentId } = await statusOf();
    await query(stack, `update rendered_documents set status = 'failed', attempts = 3 where id = $1`, [
      documentId,
    ]);
    await query(
      stack,
      `update outbound_mails set status = 'pending', recipient = 'former@example.com' where id = $1`,
      [data[0]!.id],
    );
    const late = await operator.post<{ id: string; recipient: string }>(`${path}/resend`, undefined, anew());
    expect(late.data.id).toBe(data[0]!.id);
    expect(late.data.recipient).not.toBe('former@example.com');
    while ((await statusOf()).status !== 'sent') await sleep(50);
    expect(await mailsOf(id)).toHaveLength(3);
    // Nor does one multiply that waits for the mail server.
    await query(
      stack,
      `update outbound_mails set status = 'pending', refused_since = now(), created_at = now() - interval '2 minutes' where id = $1`,
      [data[0]!.id],
    );
    const waiting = await operator.post<{ id: string }>(`${path}/resend`, undefined, anew());
    expect(waiting.data.id).toBe(data[0]!.id);
    expect(await mailsOf(id)).toHaveLength(3);
  });
});

describe('The board', () => {
  it('finds orders by any of their words, and refuses steps that are not next', async () => {
    const { id, orderNumber } = await paidOrder(customer, operator, [{ fileKey: cornerKey, quantity: 2 }]);
    await query(stack, `update orders set purchase_order = 'BC Été-77' where id = $1`, [id]);
    const found = async (search: string) => {
      const path = `/ops/api/board/orders?search=${encodeURIComponent(search)}`;
      const { data } = await operator.get<BoardCardView[]>(path);
      return data.map(({ number }) => number);
    };
    for (const search of [orderNumber, orderNumber.toLowerCase(), 'ete 77', 'été-77 amina', 'casa ete box']) {
      expect(await found(search)).toContain(orderNumber);
    }
    expect(await found('ete 78')).toEqual([]);
    // Typed as it is written, or without its signs.
    await query(stack, `update orders set purchase_order = 'أحمد Dvořák' where id = $1`, [id]);
    for (const search of ['أحمد', 'احمد', 'dvorak', 'DVOŘÁK'])
      expect(await found(search)).toEqual([orderNumber]);
    // Another order whose invoice has the same digits, and comes first.
    const other = await paidOrder(customer, operator, [{ fileKey: cornerKey }]);
    const digits = orderNumber.replace('CMD', '');
    await query(stack, `update orders set invoice_number = null where invoice_number = $1`, [`FA${digits}`]);
    await query(stack, `update orders set invoice_number = $2 where id = $1`, [other.id, `FA${digits}`]);
    expect(await found(digits)).toEqual([other.orderNumber, orderNumber]);
    expect(await found(orderNumber)).toEqual([orderNumber]);
    expect(await found(` ${orderNumber.toLowerCase().replaceAll('-', ' ')}`)).toEqual([orderNumber]);
    expect(await found(`FA${digits}`)).toEqual([other.orderNumber]);
    expect(await found(`${orderNumber}9999`)).toEqual([]);
    expect((await operator.get('/ops/api/board/orders?search=%27%3A*%26')).status).toBe(400);
    const step = (to: string) => operator.post(`/ops/api/orders/${id}/making`, { step: to }, {}, 'PATCH');
    expect((await step('packed')).error.details.errors?.[0]?.field).toBe('step');
    const path = `/ops/api/orders/${id}/making`;
    const stale = { step: 'toPlan', ofStatus: 'inProduction', ofStep: 'packed' };
    const elsewhere = await operator.post(path, stale, {}, 'PATCH');
    expect(expectRefusal(elsewhere, 409, 'CONFLICT')).toMatchObject({ status: 'paid' });
    const seen = { step: 'toPlan', ofStatus: 'paid' };
    for (let n = 0; n < 2; n++) expect((await operator.post(path, seen, {}, 'PATCH')).status).toBe(200);
    expect((await order(id)).status).toBe('inProduction');
    // Made without plates: what no plate holds counts as made, if it is named.
    const refused = await step('toFinish');
    expect([refused.status, refused.error.details.reason]).toEqual([400, 'copiesNotMade']);
    expect((await finishByHand(operator, id)).column).toBe('toFinish');
    const [{ done }] = (await query<{ done: number }>(
      stack,
      `select done_copies as done from order_lines where order_id = $1`,
      [id],
    )) as [{ done: number }];
    expect(done).toBe(2);
    const lineId = (await making(id)).lines[0]!.lineId;
    await query(stack, `update orders set promised_on = '2020-01-02' where id = $1`, [id]);
    const redo = { lineId, copies: 1, ofDone: 2, reason: 'Broke while it was sanded' };
    const send = (asked: object) =>
      operator.post<OrderMakingView>(`/ops/api/orders/${id}/redo`, { ...redo, ...asked }, anew());
    expect((await send({})).data).toMatchObject({
      column: 'toPlan',
      lines: [{ copies: { toPlan: 1, done: 1 } }],
    });
    // The same copy, as another operator reports it.
    expect(expectRefusal(await send({}), 409, 'CONFLICT')).toMatchObject({ doneCopies: 1 });
    const over = await send({ copies: 2, ofDone: undefined });
    expect([over.status, over.error.details.errors?.[0]?.field]).toEqual([400, 'copies']);
    const moved = (await mailsOf(id)).filter(({ template }) => template === 'order-promise-moved');
    expect(moved.map(({ data }) => data)).toMatchObject([
      { formerOn: '2020-01-02', deliveryOn: (await making(id)).promisedOn },
    ]);
    // Who saw it packed does not send it without the copy.
    const ship = { status: 'shipped', ofStatus: 'inProduction', ofStep: 'packed' };
    const sent = await operator.post(`/ops/api/orders/${id}`, ship, {}, 'PATCH');
    expect(expectRefusal(sent, 409, 'CONFLICT')).toMatchObject({ status: 'inProduction' });
    // What has left is refunded, or ordered anew.
    const gone = await operator.post(`/ops/api/orders/${id}`, { status: 'shipped' }, {}, 'PATCH');
    expect(gone.status).toBe(200);
    expect(expectRefusal(await send({ ofDone: undefined }), 400, 'VALIDATION_ERROR')).toMatchObject({
      errors: [
        { field: 'copies', message: expect.stringContaining('refund them, or make them by a new order') },
      ],
    });
  });

  it('counts its columns and pages them by when they leave, those without a day last', async () => {
    await query(
      stack,
      `update orders set promised_on = date '2020-01-01' + right(number, 1)::int where status = 'paid'`,
    );
    const board = async () => (await operator.get<BoardColumnView[]>('/ops/api/board')).data;
    const paidOf = (columns: BoardColumnView[]) => columns.find(({ column }) => column === 'paid')!;
    const lateBefore = paidOf(await board()).late;
    // Late is what should have left, not only what should have arrived.
    await query(stack, `update orders set ship_by_on = date '2020-01-01' where status = 'paid'`);
    const paid = paidOf(await board());
    expect([lateBefore, paid.late]).toEqual([0, paid.orders]);
    expect(paid.cards[0]).toMatchObject({ shipByOn: '2020-01-01' });
    await query(
      stack,
      `update orders set ship_by_on = case when right(number, 1)::int % 2 = 1 then promised_on end,
         promised_on = case when right(number, 1)::int % 2 = 1 then promised_on end where status = 'paid'`,
    );
    const cards: BoardCardView[] = [];
    for (let after = ''; ;) {
      const answer = await operator.get<BoardCardView[]>(`/ops/api/board/orders?column=paid&limit=1${after}`);
      cards.push(...answer.data);
      const { nextCursor } = JSON.parse(answer.text) as { nextCursor?: string };
      if (nextCursor === undefined) break;
      after = `&after=${nextCursor}`;
    }
    expect(new Set(cards.map(({ id }) => id)).size).toBe(paid.orders);
    const days = cards.map(({ promisedOn }) => promisedOn ?? 'without');
    expect(days).toContain('without');
    expect(days).toEqual(days.toSorted());
  });

  it('is the operators’ alone', async () => {
    for (const path of ['board', 'board/orders', 'plates', 'plates/to-plan', 'stock']) {
      expect((await customer.get(`/ops/api/${path}`)).error.code).toBe('INSUFFICIENT_PERMISSIONS');
    }
  });
});

function namesIn(archive: Buffer): Promise<string[]> {
  return new Promise((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: false }, (error, zip) => {
      if (error !== null) return reject(error);
      const names: string[] = [];
      zip.on('entry', ({ fileName }: { fileName: string }) => names.push(fileName));
      zip.on('end', () => resolve(names));
      zip.on('error', reject);
    });
  });
}
