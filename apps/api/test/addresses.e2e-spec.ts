import { beforeAll, describe, expect, it } from '@jest/globals';
import { Client, signedIn } from '@testing/http-client.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { addAddress, addressBody, destinationId } from './shop.js';
import { sharedStack } from './stack.js';
import {
  type BodyCase,
  expectVerdict,
  flag,
  judged,
  optional,
  phonePattern,
  required,
  textBounds,
} from './body-cases.js';

interface AddressAnswer {
  id: string;
  label: string;
  city: string;
  postalCode: string | null;
  isDefault: boolean;
}

const stack = sharedStack();
let client: Client;

const list = async (by = client) => (await by.get<AddressAnswer[]>('/api/addresses')).data;
const patch = (id: string, body: object, by = client) =>
  by.post<AddressAnswer>(`/api/addresses/${id}`, body, {}, 'PATCH');
const remove = (id: string, by = client) => by.send(`/api/addresses/${id}`, { method: 'DELETE' });

beforeAll(async () => {
  client = judged(await signedIn(stack));
});

describe('POST /api/addresses', () => {
  it('keeps the address with the canonical name of its city', async () => {
    const own = await signedIn(stack);
    const shippingDestinationId = await destinationId(own, 'Fès');
    const body = await addressBody(own, { city: ' FES ', shippingDestinationId });
    const { status, data } = await own.post<{ id: string; city: string }>('/api/addresses', body);
    expect(status).toBe(201);
    expect(data).toEqual({ id: expect.any(String), city: 'Fès' });
    expect(await list(own)).toEqual([
      {
        id: data.id,
        label: 'Atelier',
        fullName: 'Amina Test',
        phone: '0612345678',
        street: '12, rue des Forges',
        city: 'Fès',
        shippingDestinationId,
        postalCode: '20250',
        isDefault: false,
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
      },
    ]);
  });

  it.each([
    ['another city than the destination', { city: 'Rabat' }, 'city'],
    ['a city that nobody knows', { city: 'Atlantis' }, 'city'],
    ['an unknown destination', { shippingDestinationId: 'nowhere' }, 'shippingDestinationId'],
  ])('refuses %s', async (_name, changes, field) => {
    const answer = await client.post('/api/addresses', await addressBody(client, changes));
    const details = expectRefusal(answer, 400, 'INVALID_INPUT');
    expect(details.reason).toBe('cityNotServed');
    expect(refusedFields(details)).toEqual([field]);
  });

  it('names every field that is missing', async () => {
    const details = expectRefusal(await client.post('/api/addresses', {}), 400, 'VALIDATION_ERROR');
    const fields = ['label', 'fullName', 'phone', 'street', 'city', 'shippingDestinationId'];
    expect(refusedFields(details)).toEqual(fields);
  });

  it.each([
    ['fullName', 'Amina\nBenali'],
    ['fullName', '\u202egnp.tset'],
    ['fullName', '\u200b\u200b'],
    ['phone', '0812345678'],
    ['phone', '+21261234567'],
    ['postalCode', 20250],
  ])('refuses %s %j', async (field, value) => {
    const answer = await client.post('/api/addresses', await addressBody(client, { [field]: value }));
    expect(refusedFields(expectRefusal(answer, 400, 'VALIDATION_ERROR'))).toEqual([field]);
  });
});

describe('the default address', () => {
  it('is the last one that asked for it, and none when that goes', async () => {
    const own = await signedIn(stack);
    const first = await addAddress(own, { isDefault: true });
    const second = await addAddress(own, { isDefault: true });
    expect((await list(own)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second, true],
      [first, false],
    ]);
    expect((await patch(first, { isDefault: true }, own)).data.isDefault).toBe(true);
    expect((await remove(first, own)).status).toBe(204);
    expect((await list(own)).map(({ id, isDefault }) => [id, isDefault])).toEqual([[second, false]]);
  });

  it('stays one when many ask at once', async () => {
    const own = await signedIn(stack);
    const ids = [await addAddress(own), await addAddress(own)];
    const body = await addressBody(own, { isDefault: true });
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => own.post('/api/addresses', body)),
      ...Array.from({ length: 10 }, (_, index) => patch(ids[index % 2]!, { isDefault: true }, own)),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
    expect((await list(own)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});

describe('PATCH /api/addresses/{id}', () => {
  it('changes what is sent and nothing else', async () => {
    const id = await addAddress(client);
    const { status, data } = await patch(id, { label: 'Maison', postalCode: null });
    expect(status).toBe(200);
    expect(data).toMatchObject({ id, label: 'Maison', postalCode: null, city: 'Casablanca' });
    expect((await patch(id, {})).data).toMatchObject({ label: 'Maison', street: '12, rue des Forges' });
  });

  it('moves to another city by its destination alone, or with its name', async () => {
    const id = await addAddress(client);
    const fes = await destinationId(client, 'Fès');
    expect((await patch(id, { shippingDestinationId: fes })).data.city).toBe('Fès');
    const rabat = { shippingDestinationId: await destinationId(client, 'Rabat'), city: 'rabat' };
    expect((await patch(id, rabat)).data.city).toBe('Rabat');
  });

  it('refuses a city that the destination is not', async () => {
    const id = await addAddress(client);
    const details = expectRefusal(await patch(id, { city: 'Rabat' }), 400, 'INVALID_INPUT');
    expect(details.reason).toBe('cityNotServed');
  });
});

describe('the address of somebody else', () => {
  it('does not exist', async () => {
    const id = await addAddress(client);
    const other = await signedIn(stack);
    expectRefusal(await patch(id, { label: 'Mine', isDefault: true }, other), 404, 'RESOURCE_NOT_FOUND');
    expectRefusal(await remove(id, other), 404, 'RESOURCE_NOT_FOUND');
    expect((await list()).find((address) => address.id === id)?.label).toBe('Atelier');
  });

  it.each(['nonsense', '01890000-0000-7000-8000-000000000000'])('nor does %s', async (id) => {
    expectRefusal(await patch(id, {}), 404, 'RESOURCE_NOT_FOUND');
    expectRefusal(await remove(id), 404, 'RESOURCE_NOT_FOUND');
  });

  it('is not for callers without a session', async () => {
    const answers = await Promise.all([
      new Client(stack).get('/api/addresses'),
      new Client(stack).post('/api/addresses', {}),
      patch('x', {}, new Client(stack)),
      remove('x', new Client(stack)),
    ]);
    for (const answer of answers) expectRefusal(answer, 401, 'UNAUTHORIZED');
  });
});

/** `city` has bounds of its own, but must also name the destination: what passes them is another refusal. */
const addressCases: BodyCase[] = [
  ...textBounds('label', 1, 50),
  ...textBounds('fullName', 2, 100),
  ...phonePattern(),
  ...textBounds('street', 5, 200),
  ['city of 1 character is refused', { city: 'F' }, 'city'],
  ['city of 101 characters is refused', { city: 'F'.repeat(101) }, 'city'],
  ['shippingDestinationId is at least 1 character', { shippingDestinationId: '' }, 'shippingDestinationId'],
  ['postalCode 20250 is accepted', { postalCode: '20250' }],
  ['postalCode 2025 is refused', { postalCode: '2025' }, 'postalCode'],
  ['postalCode 202500 is refused', { postalCode: '202500' }, 'postalCode'],
  ['postalCode 2025a is refused', { postalCode: '2025a' }, 'postalCode'],
  ...flag('isDefault'),
];

describe('The fields of a new address', () => {
  const cases: BodyCase[] = [
    ...required('label', 'fullName', 'phone', 'street', 'city', 'shippingDestinationId'),
    ...optional('postalCode', 'isDefault'),
    ...addressCases,
  ];

  it.each(cases)('%s', async (_said, changes, ...[refused]) => {
    expectVerdict(await client.post('/api/addresses', await addressBody(client, changes)), 201, refused);
  });

  it.each([2, 100])(
    'city of %i characters keeps the bounds: what it names is judged next',
    async (length) => {
      const body = await addressBody(client, { city: 'F'.repeat(length) });
      const answer = await client.post('/api/addresses', body);
      expect(expectRefusal(answer, 400, 'INVALID_INPUT').reason).toBe('cityNotServed');
    },
  );
});

describe('The fields of a change to an address', () => {
  let id: string;

  beforeAll(async () => {
    id = await addAddress(client);
  });

  it.each([['nothing is required', {}] as BodyCase, ...addressCases])(
    '%s',
    async (_said, changes, ...[refused]) => {
      expectVerdict(await patch(id, changes), 200, refused);
    },
  );
});
