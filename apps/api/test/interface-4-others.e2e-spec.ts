import { beforeAll, describe, expect, it } from '@jest/globals';
import { Client, signedIn } from '@testing/http-client.js';
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
} from './interface-client.js';
import { expectRefusal } from './refusal.js';
import { uploadBox } from './shop.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
let customer: Client & { email: string };
let fileKey: string;

beforeAll(async () => {
  customer = judged(await signedIn(stack));
  fileKey = await uploadBox(customer);
});

const project = {
  vertical: 'hobby',
  title: 'A knob for a radio',
  description: 'A knob for an old radio, like the one that is left.',
};
const farAddress = (length: number): string => `https://example.com/${'a'.repeat(length - 20)}`;

describe('§4.5 POST /api/requests', () => {
  const optionals = [
    'quantity',
    'phone',
    'budgetRange',
    'deadline',
    'referenceUrl',
    'fileKey',
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
    ['a past deadline is refused (decision 35)', { deadline: '2020-01-31T12:00:00Z' }, 'deadline'],
    ['referenceUrl is a URI', { referenceUrl: 'https://example.com/knob' }],
    ['referenceUrl may be an empty string', { referenceUrl: '' }],
    ['referenceUrl is nothing else', { referenceUrl: 'a knob' }, 'referenceUrl'],
    ['referenceUrl of 500 characters is accepted', { referenceUrl: farAddress(500) }],
    ['referenceUrl of 501 characters is refused', { referenceUrl: farAddress(501) }, 'referenceUrl'],
    ['fileKey of 501 characters is refused', { fileKey: 'a'.repeat(501) }, 'fileKey'],
    ...textBounds('materialPref', 0, 60),
    ...oneOf('finishPref', ['standard', 'smooth', 'polished']),
  ];

  it.each(cases)('%s', async (_said, changes, ...[refused]) => {
    expectVerdict(await customer.post('/api/requests', { ...project, ...changes }), 201, refused);
  });

  it('fileKey may name a file of the caller; others are FILE_NOT_FOUND (decision 35)', async () => {
    expectVerdict(await customer.post('/api/requests', { ...project, fileKey }), 201, undefined);
    const stranger = judged(await signedIn(stack));
    expectRefusal(await stranger.post('/api/requests', { ...project, fileKey }), 404, 'FILE_NOT_FOUND');
  });

  it('fileKey of 500 characters keeps the bounds: whose it is is judged next', async () => {
    const answer = await customer.post('/api/requests', { ...project, fileKey: 'a'.repeat(500) });
    expectRefusal(answer, 404, 'FILE_NOT_FOUND');
  });

  it('quantity is 1 unless said', async () => {
    const { data } = await customer.post<{ id: string }>('/api/requests', project);
    const list = await customer.get<{ requests: { id: string; quantity: number }[] }>('/api/requests');
    expect(list.data.requests.find(({ id }) => id === data.id)).toMatchObject({ quantity: 1 });
  });

  it('201 data = { id, reference, status }; GET lists it under requests', async () => {
    const { data } = await customer.post<{ id: string }>('/api/requests', project);
    expect(Object.keys(data)).toEqual(['id', 'reference', 'status']);
    const list = await customer.get<{ requests: { id: string }[] }>('/api/requests');
    expect(list.data.requests.map(({ id }) => id)).toContain(data.id);
  });
});

describe('§4.7 PATCH /api/user/profile', () => {
  const patch = (changes: object) => customer.post<object>('/api/user/profile', changes, {}, 'PATCH');
  const cases: BodyCase[] = [
    ['all fields are optional: an empty body changes nothing (decision 37)', {}],
    ...textBounds('name', 2, 100),
    ...phonePattern(),
    ['image is a URI', { image: 'https://example.com/amina.png' }],
    ['image is nothing else', { image: 'amina' }, 'image'],
    ['image null clears it (decision 37)', { image: null }],
    ["image '' clears it (decision 37)", { image: '' }],
  ];

  it.each(cases)('%s', async (_said, changes, ...[refused]) => {
    expectVerdict(await patch(changes), 200, refused);
  });

  it('200 data = record', async () => {
    expect((await patch({ name: 'Amina Benali' })).data).toMatchObject({
      email: customer.email,
      name: 'Amina Benali',
    });
  });
});

describe('§4.7 POST /api/contact', () => {
  const message = {
    name: 'Amina',
    email: 'amina@example.com',
    subject: 'other',
    message: 'Are you open today?',
  };
  const cases: BodyCase[] = [
    ...required('name', 'email', 'subject', 'message'),
    ...optional('phone'),
    ...textBounds('name', 1, 100),
    ['email has the format of one', { email: 'amina' }, 'email'],
    ...textBounds('phone', 0, 20),
    ...oneOf('subject', ['quote', 'order', 'technical', 'partnership', 'other']),
    ...textBounds('message', 10, 2000),
  ];

  it.each(cases)('%s', async (_said, changes, ...[refused]) => {
    const guest = judged(new Client(stack));
    expectVerdict(await guest.post('/api/contact', { ...message, ...changes }), 200, refused);
  });
});
