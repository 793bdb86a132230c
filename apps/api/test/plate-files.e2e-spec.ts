import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Client, signedIn } from '@testing/http-client.js';
import { box } from '@testing/meshes/shapes.js';
import type { TestStack } from '@testing/stack/stack.js';
import type { GivenUpView } from '../src/ops/given-up/given-up.service.js';
import { query } from './database.js';
import { movePlate, paidOrder, plan, uploadMesh } from './making-helpers.js';
import { startStack } from './stack.js';

let stack: TestStack;
let operator: Client;
let customer: Client & { email: string };

beforeAll(async () => {
  stack = await startStack({ env: { OPERATOR_EMAILS: 'shop@example.com' } });
  operator = await signedIn(stack, 'shop@example.com');
  customer = await signedIn(stack, 'amina@example.com');
}, 120_000);

afterAll(() => stack.stop());

/** A plate of two lines, whose files are spoilt before the worker reads them. */
async function plateOf(
  colour: string,
  spoil: (key: string) => Promise<unknown>,
): Promise<{ id: string; number: string }> {
  const keys = [
    await uploadMesh(customer, 'support.stl', box(40, 20, 10)),
    await uploadMesh(customer, `socle ${colour}.stl`, box(30, 20, colour.length)),
  ];
  const { id } = await paidOrder(
    customer,
    operator,
    keys.map((fileKey, place) => ({
      ...{ fileKey, materialId: colour, fileName: ['support.stl', `socle ${colour}.stl`][place] },
    })),
  );
  await spoil(keys[1]!);
  const [plate] = await plan(operator, { orderIds: [id] });
  return plate!;
}

async function givenUp(count: number): Promise<GivenUpView[]> {
  const giveUpAt = Date.now() + 40_000;
  for (;;) {
    const { data } = await operator.get<GivenUpView[]>('/ops/api/given-up?kind=plate');
    if (data.length === count || Date.now() > giveUpAt) return data;
    await sleep(100);
  }
}

const mends = async () =>
  (await operator.get<{ task: string; count: number }[]>('/ops/api/home')).data.find(
    ({ task }) => task === 'mendWork',
  );

describe('Files of a plate that were given up', () => {
  it('are listed with the file that is gone, and written once it is back', async () => {
    const hide = (key: string) =>
      query(stack, `update uploaded_files set content_hash = reverse(content_hash) where key = $1`, [key]);
    let hidden = '';
    const plate = await plateOf('petg-bleu', (key) => hide((hidden = key)));
    const [listed, ...others] = await givenUp(1);
    expect(others).toEqual([]);
    expect(listed).toMatchObject({
      ...{ kind: 'plate', job: 'plates.files', subject: plate.id, name: plate.number },
      ...{ reason: 'plateFileGone', cause: 'socle petg-bleu.stl', fingerprint: null },
      ...{ customer: { email: customer.email }, actions: ['retry', 'plate', 'dismiss'] },
    });
    expect((await mends())?.count).toBe(1);
    expect((await operator.get(`/ops/api/plates/${plate.id}/model`)).status).toBe(404);
    await hide(hidden);
    const retried = await operator.post(`/ops/api/jobs/plates.files/${plate.id}/retry`);
    expect(retried.data).toEqual({ done: 1, skipped: 0 });
    expect(await givenUp(0)).toEqual([]);
    expect((await operator.get(`/ops/api/plates/${plate.id}/model`)).status).toBe(200);
  });

  it('name the file that cannot be read, until the plate is withdrawn', async () => {
    const plate = await plateOf('petg-noir', async (key) => {
      const path = join(stack.dataDir, 'files', key);
      const content = await readFile(path);
      await writeFile(path, Buffer.alloc(content.length, 'x'));
    });
    const [listed] = await givenUp(1);
    expect(listed).toMatchObject({ reason: 'plateFileUnreadable', cause: 'socle petg-noir.stl' });
    const again = await operator.post(`/ops/api/jobs/plates.files/${plate.id}/retry`);
    expect(again.data).toEqual({ done: 1, skipped: 0 });
    expect((await givenUp(1))[0]?.subject).toBe(plate.id);
    const moved = await movePlate(operator, plate.id, { status: 'withdrawn', reason: 'A file is broken' });
    expect(moved.status).toBe(200);
    expect(await givenUp(0)).toEqual([]);
  });
});
