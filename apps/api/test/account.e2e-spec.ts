import { beforeAll, describe, expect, it } from '@jest/globals';
import { Client, signedIn } from '@testing/http-client.js';
import { paths, type UserAnswer } from './accounts.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { sharedStack } from './stack.js';
import { type BodyCase, expectVerdict, judged, phonePattern, textBounds } from './body-cases.js';

const stack = sharedStack();
let client: Client & { email: string };

const patch = (body: object, by: Client = client) =>
  by.post<UserAnswer>('/api/user/profile', body, {}, 'PATCH');

beforeAll(async () => {
  client = judged(await signedIn(stack));
});

describe('PATCH /api/user/profile', () => {
  it('changes what is sent, and the session shows it', async () => {
    const changes = { name: 'Amina Bis', phone: '0612345678', image: 'https://example.com/a.png' };
    const { status, data } = await patch(changes);
    expect(status).toBe(200);
    expect(data).toMatchObject({ email: client.email, emailVerified: true, ...changes });
    const session = await client.get<{ user: UserAnswer }>(paths.session);
    expect(data).toEqual({ ...session.data.user, company: null, purchaseOrder: null, project: null });
  });

  it('changes nothing for an empty body, and no more than a profile holds', async () => {
    const { data: before } = await patch({});
    const sly = { email: 'other@example.com', emailVerified: false, id: 'x', passwordHash: 'x' };
    expect((await patch(sly)).data).toEqual(before);
  });

  it.each([[null], ['']])('clears the image with %j', async (image) => {
    await patch({ image: 'https://example.com/a.png' });
    expect((await patch({ image })).data.image).toBeNull();
  });

  it.each([
    ['name', null],
    ['name', 'Amina\nBcc: x@example.com'],
    ['phone', '12345'],
    ['image', 'javascript:alert(1)'],
    ['image', 7],
  ])('refuses %s %j', async (field, value) => {
    const details = expectRefusal(await patch({ [field]: value }), 400, 'VALIDATION_ERROR');
    expect(refusedFields(details)).toEqual([field]);
  });

  it('is not for callers without a session', async () => {
    expectRefusal(await patch({}, new Client(stack)), 401, 'UNAUTHORIZED');
  });
});

describe('The fields of a profile', () => {
  const cases: BodyCase[] = [
    ['all fields are optional: an empty body changes nothing', {}],
    ...textBounds('name', 2, 100),
    ...phonePattern(),
    ['image is a URI', { image: 'https://example.com/amina.png' }],
    ['image is nothing else', { image: 'amina' }, 'image'],
  ];

  it.each(cases)('%s', async (_said, changes, ...[refused]) => {
    expectVerdict(await patch(changes), 200, refused);
  });
});
