import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { newEmail, signUpBody } from './accounts.js';
import { judged } from './interface-client.js';
import { knownSecret, openCheckout, orderRow, sendCallback, untilOrderIs } from './payment-orders.js';
import { addAddress, orderLine, placeOrder, uploadBox } from './shop.js';
import { startStack } from './stack.js';

let stack: TestStack;
let customer: Client;
let guest: Client;

beforeAll(async () => {
  stack = await startStack({ env: { APP_SECRET: knownSecret, TEAM_EMAIL: 'team@example.com' } });
  customer = judged(await signedIn(stack));
  guest = judged(new Client(stack));
});

afterAll(() => stack.stop());

async function checkedOut() {
  const addressId = await addAddress(customer);
  const items = [orderLine(await uploadBox(customer))];
  const { id, totalAmount } = await placeOrder(customer, { addressId, items });
  return { id, amountCentimes: Math.round(totalAmount * 100), ...(await openCheckout(customer, id)) };
}

describe('§6.1 Inbound: the payment provider confirms (decision 33)', () => {
  it('which moves the order to paid', async () => {
    const { id, attemptId, amountCentimes } = await checkedOut();
    expect((await sendCallback(stack, { attemptId, amountCentimes })).status).toBe(200);
    await untilOrderIs(stack, id, 'paid');
  });

  it('a word that is signed with another secret moves nothing', async () => {
    const { id, attemptId, amountCentimes } = await checkedOut();
    const forged = { attemptId, amountCentimes, secret: 'another-secret-of-thirty-two-letters' };
    expect((await sendCallback(stack, forged)).status).toBe(400);
    expect((await orderRow(stack, id)).status).toBe('unpaid');
  });
});

describe('§6.2 Outbound e-mails', () => {
  it('a verification e-mail on sign-up', async () => {
    const email = newEmail();
    await guest.post('/api/auth/sign-up/email', signUpBody({ email }));
    expect((await guest.mailTo(email, /adresse|address/)).to).toMatchObject([{ address: email }]);
  });

  it('an e-mail to the team on each contact message, which can be answered', async () => {
    const words = `Are you open today? ${randomUUID()}`;
    const body = { name: 'Amina', email: 'amina@example.com', subject: 'other', message: words };
    await guest.post('/api/contact', body);
    const mail = await guest.mailTo('team@example.com', /./);
    expect(mail.text).toContain(words);
    expect(mail.replyTo).toMatchObject([{ address: 'amina@example.com' }]);
  });
});
