import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, goodPassword, signedIn } from '@testing/http-client.js';
import { newAdmin } from '@testing/new-admin.js';
import { newEmail, paths, signUpBody, type UserAnswer } from './accounts.js';
import { document, operations, type PlacedOperation } from '@testing/openapi/judge.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { addAddress, addressBody, orderLine, placeOrder, quoteLine, uploadBox } from './shop.js';
import type { TestStack } from '@testing/stack/stack.js';
import { startStack } from './stack.js';

/** Of its own: colours are added, which other specs count. */
let stack: TestStack;
let guest: Client;
let customer: Client & { email: string };
let admin: Client;
let fileKey: string;
let addressId: string;

beforeAll(async () => {
  stack = await startStack();
  guest = new Client(stack);
  customer = await signedIn(stack);
  admin = await newAdmin(stack);
  fileKey = await uploadBox(customer);
  addressId = await addAddress(customer);
});

afterAll(() => stack.stop());

const project = { vertical: 'other', title: 'A knob', description: 'A knob for an old radio, like this.' };
const message = {
  name: 'Amina',
  email: 'amina@example.com',
  subject: 'quote',
  message: 'Do you print in ASA?',
};
const calculated = () => ({ fileKey, filename: 'box.stl', materialId: 'pla-noir' });

/** A proposal of plates for a paid order. */
async function plan(): Promise<{ planId: string }> {
  const { id, totalAmount } = await placeOrder(customer, { addressId, items: [orderLine(fileKey)] });
  await admin.post(`/ops/api/orders/${id}/transfer`, { amount: totalAmount, reference: `VIR ${id}` });
  const { data } = await admin.post<{ id: string }>('/ops/api/plate-plans', { orderIds: [id] });
  return { planId: data.id };
}

/** Each has names and a colour of its own. */
const colour = () => {
  const own = randomBytes(3).toString('hex');
  const named = { sku: `pla-${own}`, name: `PLA ${own}`, nameFr: `PLA numéro ${own}` };
  return { ...named, polymer: 'pla', previewColor: `#${own}` };
};
const transfer = { amount: 12.5, reference: 'VIR 1' };

/** What makes something: path, an accepted body, its optional texts, its other optional fields. */
const made: [path: string, body: () => object | Promise<object>, texts: string[], others: string[]][] = [
  [paths.signUp, () => signUpBody(), ['phone', 'callbackURL', 'locale'], []],
  [paths.signIn, () => ({ email: customer.email, password: goodPassword }), [], ['rememberMe']],
  [paths.sendVerification, () => ({ email: newEmail() }), ['callbackURL'], []],
  [paths.requestReset, () => ({ email: newEmail() }), ['redirectTo'], []],
  [
    '/api/auth/change-email',
    () => ({ newEmail: newEmail(), currentPassword: goodPassword }),
    ['callbackURL'],
    [],
  ],
  ['/api/contact', () => message, ['phone'], []],
  ['/api/addresses', () => addressBody(customer, { postalCode: undefined }), ['postalCode'], ['isDefault']],
  [
    '/api/requests',
    () => project,
    ['phone', 'budgetRange', 'deadline', 'referenceUrl', 'fileKey', 'materialPref', 'finishPref'],
    ['quantity', 'furtherFileKeys'],
  ],
  ['/api/uploads', () => ({ filename: 'b.stl', size: 684 }), ['unit'], []],
  ['/api/analyze', () => ({ fileKey, filename: 'b' }), ['technology', 'material', 'finish'], ['quantity']],
  ['/api/quotes/calculate', calculated, ['finish'], ['quantity', 'isRush']],
  ['/api/quotes/batch', () => ({ items: [calculated()] }), ['destinationId'], []],
  [
    '/api/quotes',
    () => ({ items: [quoteLine(fileKey, { finish: '', quantity: null })] }),
    ['purchaseOrder', 'project'],
    ['company', 'accountDefaults'],
  ],
  [
    '/api/orders',
    () => ({
      addressId,
      acceptTerms: true,
      items: [orderLine(fileKey, { quoteItemId: '', finish: null, isRush: null })],
    }),
    ['quoteId', 'purchaseOrder', 'project'],
    ['company', 'billingAddress', 'accountDefaults'],
  ],
  [
    '/api/payments/checkout',
    async () => ({
      orderId: (await placeOrder(customer, { addressId, items: [orderLine(fileKey)] })).id,
    }),
    ['locale', 'method', 'successUrl', 'cancelUrl'],
    [],
  ],
  [
    '/api/cards',
    () => ({ name: 'Amina', materialId: 'pla-noir', typography: { name: { font: '', size: null } } }),
    [
      ...['title', 'company', 'phone', 'email', 'website', 'thickness', 'format', 'corners', 'arrangement'],
      ...['frame', 'divider', 'align', 'textCase', 'relief', 'reliefDepth', 'textDepth', 'markDepth'],
      ...['fontFamily', 'fontSize', 'mark', 'markUrl', 'logoKey', 'textColorId', 'markColorId', 'finish'],
    ],
    ['icons', 'qr', 'quantity', 'placements', 'typography'],
  ],
  ['/ops/api/plate-plans', () => ({}), ['materialId', 'promisedBy'], ['orderIds']],
  ['/ops/api/plates', plan, [], ['plates']],
  ['/ops/api/stock', colour, [], ['lowGrams', 'onHandGrams']],
  ['/ops/api/money/transfers/match', () => ({ transfers: [transfer] }), ['statement'], ['transfers']],
  ['/ops/api/price-books', () => ({}), ['note'], ['book']],
];

/** The top fields of a body that may be left out. */
function optionalFields({ requestBody }: PlacedOperation['operation']): string[] {
  const { schema } = requestBody?.content['application/json'] ?? {};
  const name = (schema as { $ref?: string } | undefined)?.$ref?.split('/').at(-1) ?? '';
  const found = document.components.schemas[name];
  return Object.keys(found?.properties ?? {})
    .filter((field) => !found?.required?.includes(field))
    .sort();
}

describe('Where something is made, an optional field may be left out, or be null, or an empty text:', () => {
  it.each(made)('POST %s', async (path, body, texts, others) => {
    const client = path.startsWith('/ops/') ? admin : customer;
    for (const empty of [null, '']) {
      const fields = Object.fromEntries<string | null>([
        ...texts.map((field): [string, string | null] => [field, empty]),
        ...others.map((field): [string, null] => [field, null]),
      ]);
      const { status, text } = await client.post(path, { ...fields, ...(await body()) });
      expect([status < 300, text]).toEqual([true, text]);
    }
  });

  it.each(made.filter(([, , , others]) => others.length > 0))(
    'what is no text cannot be an empty one: POST %s',
    async (path, body, _texts, others) => {
      const field = others[0]!;
      const client = path.startsWith('/ops/') ? admin : customer;
      const answer = await client.post(path, { ...(await body()), [field]: '' });
      expect(refusedFields(expectRefusal(answer, 400, 'VALIDATION_ERROR'))).toEqual([field]);
    },
  );

  it('holds for every optional field of every body that makes something', () => {
    const tried = new Map(made.map(([path, , texts, others]) => [path, [...texts, ...others].sort()]));
    const untried = operations
      // What is made of one order or project is tried by the walks of a company and of a project.
      .filter(({ method, path }) => method === 'POST' && !path.includes('{'))
      .map(({ path, operation }) => [path, optionalFields(operation)] as const)
      // Its body has a token that is mailed: `auth-verification` and the case below try it.
      .filter(([path, fields]) => fields.length > 0 && path !== paths.verify)
      .filter(([path, fields]) => JSON.stringify(tried.get(path)) !== JSON.stringify(fields));
    expect(untried).toEqual([]);
  });

  it.each([null, ''])('no name behind a verification link: %j', async (name) => {
    const body = { token: 'x', newPassword: goodPassword, name };
    const details = expectRefusal(await guest.post(paths.verify, body), 400, 'VALIDATION_ERROR');
    expect(refusedFields(details)).toEqual(['token']);
  });

  it('an empty sign-in option is none', async () => {
    const body = { email: customer.email, password: 'wrong', rememberMe: null };
    expectRefusal(await guest.post(paths.signIn, body), 401, 'INVALID_CREDENTIALS');
  });

  it('an empty parameter of a query is none', async () => {
    expect((await customer.get('/api/quotes?status=')).status).toBe(200);
    expect((await customer.get('/api/shipping/destinations?q=fes&limit=')).status).toBe(200);
    expect((await guest.get('/api/materials?technology=')).status).toBe(200);
    expectRefusal(await customer.get('/api/shipping/destinations?q='), 400, 'VALIDATION_ERROR');
  });
});

describe('Where something is changed, null or an empty text clears it, and what is left out stays:', () => {
  const profile = (body: object) => customer.post<UserAnswer>('/api/user/profile', body, {}, 'PATCH');
  const address = (body: object) =>
    customer.post<Record<string, unknown>>(`/api/addresses/${addressId}`, body, {}, 'PATCH');

  it.each([null, ''])('phone and image of the profile: %j', async (empty) => {
    const full = { phone: '0612345678', image: 'https://example.com/a.png' };
    expect((await profile(full)).data).toMatchObject(full);
    expect((await profile({ phone: empty })).data).toMatchObject({ ...full, phone: null });
    expect((await profile({ image: empty })).data).toMatchObject({ phone: null, image: null });
  });

  it.each([null, ''])('the postal code of an address: %j', async (postalCode) => {
    expect((await address({ postalCode: '20250' })).data).toMatchObject({ postalCode: '20250' });
    expect((await address({})).data).toMatchObject({ postalCode: '20250' });
    expect((await address({ postalCode })).data).toMatchObject({ postalCode: null });
  });

  it('being the default address', async () => {
    expect((await address({ isDefault: true })).data).toMatchObject({ isDefault: true });
    expect((await address({ isDefault: null })).data).toMatchObject({ isDefault: false });
  });

  it.each([null, ''])('nor the language of the profile: %j', async (locale) => {
    const { errors } = expectRefusal(await profile({ locale }), 400, 'VALIDATION_ERROR');
    expect(errors).toEqual([
      { field: 'locale', code: 'notClearable', message: 'cannot be cleared: leave it out' },
    ]);
  });

  it.each(['label', 'fullName', 'phone', 'street', 'city', 'shippingDestinationId'])(
    'but not %s of an address, which needs one',
    async (field) => {
      for (const empty of [
        null,
        '',
        ...(field === 'phone' || field === 'shippingDestinationId' ? [] : ['  ']),
      ]) {
        const { errors } = expectRefusal(await address({ [field]: empty }), 400, 'VALIDATION_ERROR');
        expect(errors).toEqual([{ field, code: 'notClearable', message: 'cannot be cleared: leave it out' }]);
      }
    },
  );

  it('nor the name of the profile', async () => {
    expect(refusedFields(expectRefusal(await profile({ name: '' }), 400, 'VALIDATION_ERROR'))).toEqual([
      'name',
    ]);
  });
});

describe('Names, labels and streets', () => {
  const seen = ['🏠', '-', '.', '٣', '鍵', '♥', '\u200fبيت', 'e\u0301', '👨‍👩‍👧', '12/3'];
  const unseen = [
    ' ',
    '\u200b',
    '\u200e\u200f',
    '\u00ad',
    '\ufeff',
    '\u3164',
    '\u2800',
    '\u2060\u2060',
    '\ufe0f',
    '\u00a0',
  ];

  it.each(seen)('take any character that can be seen: %j', async (label) => {
    const five = label.repeat(5);
    const body = await addressBody(customer, { label, fullName: label.repeat(2), street: five });
    expect((await customer.post('/api/addresses', body)).status).toBe(201);
    const { status, text } = await customer.post('/api/requests', { ...project, title: label.repeat(3) });
    expect([status, text]).toEqual([201, text]);
    expect((await guest.post('/api/contact', { ...message, name: label })).status).toBe(200);
  });

  it.each(unseen)('need one that can be seen: %j', async (hidden) => {
    const fields = { label: hidden.repeat(2), fullName: hidden.repeat(3), street: hidden.repeat(6) };
    const answer = await customer.post('/api/addresses', await addressBody(customer, fields));
    expect(refusedFields(expectRefusal(answer, 400, 'VALIDATION_ERROR'))).toEqual([
      'label',
      'fullName',
      'street',
    ]);
    const signUp = await guest.post(paths.signUp, signUpBody({ name: hidden.repeat(4) }));
    expect(refusedFields(expectRefusal(signUp, 400, 'VALIDATION_ERROR'))).toEqual(['name']);
    const words = await guest.post('/api/contact', { ...message, name: hidden, message: hidden.repeat(20) });
    expect(refusedFields(expectRefusal(words, 400, 'VALIDATION_ERROR'))).toEqual(['name', 'message']);
  });

  it.each(['a\u2028b', 'a\u202eb', 'a\tb', 'a\u0085b'])(
    'stay on one line, in its direction: %j',
    async (label) => {
      const answer = await customer.post('/api/addresses', await addressBody(customer, { label }));
      expect(refusedFields(expectRefusal(answer, 400, 'VALIDATION_ERROR'))).toEqual(['label']);
    },
  );
});

describe('An e-mail address', () => {
  it.each([
    ...['a@example.com\r\n', '\r\na@example.com', 'a\r\n@example.com', 'a@example.com\n', '\ta@example.com'],
    ...[
      'a b@example.com',
      '"a b"@example.com',
      'a@exam ple.com',
      'a\u00a0@example.com',
      '"\u2003"@example.com',
    ],
    ...['a\u202e@example.com', 'a\u200f@example.com', '\u2066a@example.com', 'a@example\u200e.com'],
    ...[
      'a\u200b@example.com',
      'a\u200d@example.com',
      'a@exa\u2060mple.com',
      '\ufeffa@example.com',
      'a\u00ad@example.com',
    ],
    ...['a\u3164@example.com', 'a\u034f@example.com', '"a\0"@example.com', 'a\u2028@example.com'],
  ])('holds nothing that is hidden: %j', async (email) => {
    for (const [path, body] of [
      [paths.signUp, signUpBody({ email })],
      [paths.signIn, { email, password: 'x' }],
      [paths.requestReset, { email }],
      [paths.sendVerification, { email }],
      ['/api/contact', { ...message, email }],
    ] as const) {
      const answer = await guest.post(path, body);
      expect([path, refusedFields(expectRefusal(answer, 400, 'VALIDATION_ERROR'))]).toEqual([
        path,
        ['email'],
      ]);
    }
  });

  it('may have spaces around it', async () => {
    const answer = await guest.post(paths.signIn, { email: `  ${customer.email} `, password: 'wrong' });
    expectRefusal(answer, 401, 'INVALID_CREDENTIALS');
  });
});

describe('Keys and file names', () => {
  it('have at most 1,024 characters, and are kept whole', async () => {
    const fileName = `${'é🏠'.repeat(510)}.stl`;
    expect([...fileName].length).toBe(1_024);
    const saved = await customer.post<{ id: string }>('/api/quotes', {
      items: [quoteLine(fileKey, { fileName })],
    });
    const { data } = await customer.get<{ items: { fileName: string }[] }>(`/api/quotes/${saved.data.id}`);
    expect(data.items[0]?.fileName).toBe(fileName);
    const ordered = { addressId, acceptTerms: true, items: [orderLine(fileKey, { fileName })] };
    expect((await customer.post('/api/orders', ordered)).status).toBe(201);
    const longer = { items: [quoteLine(`${fileKey}${'x'.repeat(1_024)}`, { fileName: `x${fileName}` })] };
    const details = expectRefusal(await customer.post('/api/quotes', longer), 400, 'VALIDATION_ERROR');
    expect(refusedFields(details)).toEqual(['items.0.fileKey', 'items.0.fileName']);
  });
});

describe('A date', () => {
  it.each([
    '2099-02-31T12:00:00Z',
    '2099-02-29T12:00:00Z',
    '2099-04-31T00:00:00+01:00',
    '2099-13-01T00:00:00Z',
  ])('is a day of the calendar: not %s', async (deadline) => {
    const { errors } = expectRefusal(
      await customer.post('/api/requests', { ...project, deadline }),
      400,
      'VALIDATION_ERROR',
    );
    expect(errors).toEqual([
      { field: 'deadline', code: 'dateTime', message: 'must be a date-time such as 2027-01-31T12:00:00Z' },
    ]);
  });

  it('may be the 29th of February of a leap year', async () => {
    const answer = await customer.post('/api/requests', { ...project, deadline: '2096-02-29T12:00:00Z' });
    expect(answer.status).toBe(201);
  });
});
