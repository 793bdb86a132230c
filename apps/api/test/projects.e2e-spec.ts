import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Client, signedIn } from '@testing/http-client.js';
import { query } from './database.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { untilDrawn, uploadBox } from './shop.js';
import { sharedStack } from './stack.js';
import {
  type BodyCase,
  expectVerdict,
  judged,
  oneOf,
  optional,
  phonePattern,
  quantityBounds,
  required,
  textBounds,
} from './body-cases.js';

interface ProjectAnswer {
  id: string;
  reference: string;
  status: string;
  title: string;
  description: string;
  files: { key: string; filename: string; url: string }[];
}

const stack = sharedStack();
const team = 'team@instant-fdm.example';
let client: Client & { email: string };

const body = (changes: object = {}) => ({
  vertical: 'automotive',
  title: 'Grille de calandre',
  description: 'Une grille pour une voiture ancienne, d’après photos.',
  ...changes,
});
const post = (changes: object = {}, by: Client = client) =>
  by.post<ProjectAnswer>('/api/requests', body(changes));
const list = async (by: Client = client) =>
  (await by.get<{ requests: ProjectAnswer[] }>('/api/requests')).data.requests;

beforeAll(async () => {
  client = judged(await signedIn(stack));
});

describe('POST /api/requests', () => {
  it('keeps the request, tells the team and thanks the customer', async () => {
    const fileKey = await uploadBox(client);
    const title = `Grille ${randomUUID()}`;
    const wanted = {
      title,
      quantity: 40,
      phone: '+212612345678',
      budgetRange: 'b3',
      deadline: '2099-01-31T12:00:00+01:00',
      referenceUrl: 'https://example.com/photos?id=1',
      fileKey,
      materialPref: 'ASA noir',
      finishPref: 'smooth',
    };
    const { status, data } = await post(wanted);
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.any(String),
      reference: expect.stringMatching(/^PR-\d{4}-\d{4,}$/),
      status: 'received',
    });
    const pictureUrl = await untilDrawn(client, fileKey);
    const [listed] = await list();
    expect(listed).toEqual({
      ...data,
      pictureUrl,
      files: [
        { key: fileKey, filename: 'box.stl', unit: 'mm', url: expect.stringContaining(fileKey), pictureUrl },
      ],
      ...body(wanted),
      deadline: '2099-01-31T11:00:00.000Z',
      answer: null,
      orderId: null,
      history: [{ status: 'received', at: expect.stringMatching(/Z$/) }],
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
    const toTeam = await client.mailTo(team, new RegExp(data.reference));
    expect(toTeam.replyTo).toMatchObject([{ address: client.email }]);
    for (const fact of [
      title,
      'Amina Test',
      '40',
      '+212612345678',
      'box.stl',
      '31 janvier 2099\n',
      'https://example.com/photos?id=1',
    ]) {
      expect(toTeam.text).toContain(fact);
    }
    expect(toTeam.text).not.toContain(fileKey);
    expect(toTeam.text).toMatch(new RegExp(`/ops/projects/${data.id}$`, 'm'));
    const thanks = await client.mailTo(client.email, new RegExp(data.reference));
    expect(thanks.text).toContain(title);
  });

  it('needs no more than what it is about', async () => {
    const own = await signedIn(stack);
    const { status } = await post({ referenceUrl: '', fileKey: '', materialPref: '' }, own);
    expect(status).toBe(201);
    expect(await list(own)).toMatchObject([
      {
        quantity: 1,
        phone: null,
        budgetRange: null,
        deadline: null,
        referenceUrl: null,
        fileKey: null,
        materialPref: null,
        finishPref: null,
      },
    ]);
  });

  it.each([
    ['title', 'Cache\r\nBcc: x@example.com'],
    ['phone', '0812345678'],
    ['deadline', '2099-01-31'],
    ['referenceUrl', 'javascript:alert(1)'],
  ])('refuses %s %j', async (field, value) => {
    const details = expectRefusal(await post({ [field]: value }), 400, 'VALIDATION_ERROR');
    expect(refusedFields(details)).toEqual([field]);
  });

  it("refuses another's file", async () => {
    const fileKey = await uploadBox(client);
    const details = expectRefusal(await post({ fileKey }, await signedIn(stack)), 404, 'FILE_NOT_FOUND');
    expect(refusedFields(details)).toEqual(['fileKey']);
  });

  it('takes several files along, each once, and names them with links', async () => {
    const keys = await Promise.all([1, 2, 3].map(() => uploadBox(client)));
    const [fileKey, ...furtherFileKeys] = keys;
    const { data } = await post({ fileKey, furtherFileKeys: [...furtherFileKeys, fileKey] });
    const { files } = (await list()).find(({ id }) => id === data.id)!;
    expect(files.map(({ key, filename }) => [key, filename])).toEqual(keys.map((key) => [key, 'box.stl']));
    for (const { url } of files) {
      const { pathname, search } = new URL(url);
      expect((await new Client(stack).send(pathname + search, {})).status).toBe(200);
    }
    const toTeam = await client.mailTo(team, new RegExp(data.reference));
    expect(toTeam.text).toContain('box.stl\nbox.stl\nbox.stl\n');
  });

  it('is never of a file that is just being deleted', async () => {
    const own = await signedIn(stack);
    const fileKey = await uploadBox(own);
    const file = `uploaded_files where key = '${fileKey}'`;
    // As the job does that deletes files whose time is up: it locks them, looks whether something needs them, deletes.
    let isOver = false;
    const deletion = query(
      stack,
      `do $$ begin perform 1 from ${file} for update; perform pg_sleep(2); delete from ${file}; end $$`,
    ).then(() => (isOver = true));
    while ((await query(stack, `select 1 from ${file} for update skip locked`)).length > 0) await sleep(10);
    const asked = post({ furtherFileKeys: [fileKey] }, own);
    await sleep(200);
    expect(isOver).toBe(false);
    const answer = await asked;
    await deletion;
    expect(refusedFields(expectRefusal(answer, 404, 'FILE_NOT_FOUND'))).toEqual(['furtherFileKeys.0']);
  });

  it("refuses another's among several files, by its place", async () => {
    const own = await signedIn(stack);
    const [mine, foreign] = [await uploadBox(own), await uploadBox(client)];
    const sent = { fileKey: mine, furtherFileKeys: [mine, foreign] };
    const details = expectRefusal(await post(sent, own), 404, 'FILE_NOT_FOUND');
    expect(refusedFields(details)).toEqual(['furtherFileKeys.1']);
    expect(await list(own)).toEqual([]);
  });

  it('is done once for an Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await client.post<ProjectAnswer>('/api/requests', body(), headers);
    const again = await client.post<ProjectAnswer>('/api/requests', body(), headers);
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect((await list()).filter(({ id }) => id === first.data.id)).toHaveLength(1);
  });
});

describe('GET /api/requests', () => {
  it("lists the caller's own, newest first", async () => {
    const own = await signedIn(stack);
    const references: string[] = [];
    for (const title of ['First', 'Second']) references.unshift((await post({ title }, own)).data.reference);
    expect((await list(own)).map(({ reference }) => reference)).toEqual(references);
    expectRefusal(await new Client(stack).get('/api/requests'), 401, 'UNAUTHORIZED');
  });
});

const farAddress = (length: number): string => `https://example.com/${'a'.repeat(length - 20)}`;

describe('The fields of a request', () => {
  const optionals = [
    'quantity',
    'phone',
    'budgetRange',
    'deadline',
    'referenceUrl',
    'fileKey',
    'furtherFileKeys',
    'materialPref',
  ];
  const cases: BodyCase[] = [
    ...required('vertical', 'title', 'description'),
    ...optional(...optionals, 'finishPref'),
    ...oneOf('vertical', ['automotive', 'cosplay', 'hobby', 'other']),
    ...textBounds('title', 3, 120),
    ...textBounds('description', 20, 2000),
    ...quantityBounds(),
    ...phonePattern(),
    ...oneOf('budgetRange', ['b1', 'b2', 'b3', 'b4']),
    ['deadline is a date-time', { deadline: '2099-01-31T12:00:00Z' }],
    ['deadline is nothing else', { deadline: 'soon' }, 'deadline'],
    ['a past deadline is refused', { deadline: '2020-01-31T12:00:00Z' }, 'deadline'],
    ['referenceUrl is a URI', { referenceUrl: 'https://example.com/knob' }],
    ['referenceUrl may be an empty string', { referenceUrl: '' }],
    ['referenceUrl is nothing else', { referenceUrl: 'a knob' }, 'referenceUrl'],
    ['referenceUrl of 500 characters is accepted', { referenceUrl: farAddress(500) }],
    ['referenceUrl of 501 characters is refused', { referenceUrl: farAddress(501) }, 'referenceUrl'],
    ['fileKey of 501 characters is refused', { fileKey: 'a'.repeat(501) }, 'fileKey'],
    ['furtherFileKeys may be empty', { furtherFileKeys: [] }],
    ['furtherFileKeys is a list', { furtherFileKeys: 'key' }, 'furtherFileKeys'],
    ['furtherFileKeys of ten is refused', { furtherFileKeys: Array(10).fill('key') }, 'furtherFileKeys'],
    ['an empty key is refused', { furtherFileKeys: [''] }, 'furtherFileKeys'],
    ...textBounds('materialPref', 0, 60),
    ...oneOf('finishPref', ['standard', 'smooth', 'polished']),
  ];

  it.each(cases)('%s', async (_said, changes, ...[refused]) => {
    expectVerdict(await client.post('/api/requests', body(changes)), 201, refused);
  });

  it('fileKey of 500 characters keeps the bounds: whose it is is judged next', async () => {
    const answer = await client.post('/api/requests', body({ fileKey: 'a'.repeat(500) }));
    expectRefusal(answer, 404, 'FILE_NOT_FOUND');
  });

  it('quantity is 1 unless said', async () => {
    const { data } = await client.post<{ id: string }>('/api/requests', body());
    const list = await client.get<{ requests: { id: string; quantity: number }[] }>('/api/requests');
    expect(list.data.requests.find(({ id }) => id === data.id)).toMatchObject({ quantity: 1 });
  });
});
