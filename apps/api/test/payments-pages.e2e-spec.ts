import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answer, Client, signedIn } from '@testing/http-client.js';
import { press } from '@testing/press-button.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import {
  attemptRows,
  insertOrder,
  invoiceCount,
  knownSecret,
  mailRows,
  openCheckout,
  orderRow,
  outcomes,
  payToken,
  sendCallback,
  untilOrderIs,
} from './payment-orders.js';
import { startStack } from './stack.js';

let stack: TestStack;
let customer: Client & { email: string };

beforeAll(async () => {
  // Lost jobs are then found within nine seconds instead of thirty.
  const workerEnv = { TIME_LIMIT_SCALE: '0.3' };
  stack = await startStack({ env: { APP_SECRET: knownSecret }, workerEnv });
  customer = await signedIn(stack);
});

afterAll(() => stack.stop());

async function orderWithAttempt(locale?: string) {
  const order = await insertOrder(stack, customer.email);
  return { ...order, ...(await openCheckout(customer, order.id, locale)) };
}

const look = (url: URL | string, client: Client = new Client(stack)) => {
  const { pathname, search } = new URL(url, stack.baseUrl);
  return client.get(pathname + search);
};
/** Until a mail about an order, one that meets the condition, is marked as sent. */
async function untilSent(condition: string, orderNumber: string): Promise<void> {
  const sent = `select 1 from outbound_mails where ${condition} and status = 'sent'`;
  while ((await query(stack, sent, [orderNumber])).length === 0) await sleep(50);
}

const heading = ({ text }: Answer) => /<h1>(.*?)<\/h1>/.exec(text)?.[1];
const orderPage = (orderId: string, lang = 'fr') =>
  `/pay/order/${orderId}?token=${payToken(orderId)}&lang=${lang}`;
const statusPage = (attemptId: string) => `/pay/return/${attemptId}?token=${payToken(attemptId)}`;

describe('The page of an order', () => {
  it('says that a mail of the order is late after five minutes, as the order itself does', async () => {
    const [late, other] = [
      await insertOrder(stack, customer.email),
      await insertOrder(stack, customer.email),
    ];
    const page = (id: string) => look(`/pay/status/${id}?token=${payToken(id)}&lang=fr`);
    const told = async ({ id }: { id: string }) => [
      (await page(id)).text.includes('Nos e-mails ont du retard en ce moment'),
      (await customer.get<{ mailLate: boolean }>(`/api/orders/${id}`)).data.mailLate,
    ];
    // Its attachment is never drawn, so that the mail stays where it is.
    await query(
      stack,
      `with document as (
         insert into rendered_documents (id, user_id, kind, subject_id, locale, digest, content, status, created_at)
         select gen_random_uuid(), id, 'quote', id, 'fr', $1, '{}', 'failed', now() from users where email = $2
         returning id)
       insert into outbound_mails (id, template, locale, recipient, document_id, data, status, created_at)
       select gen_random_uuid(), 'order-in-production', 'ar', $2, document.id, $3, 'pending', now() - interval '290 seconds'
       from document`,
      ['d'.repeat(64), customer.email, { name: 'Amina', orderNumber: late.number, shownOrderId: late.id }],
    );
    expect(await told(late)).toEqual([false, false]);
    await query(
      stack,
      `update outbound_mails set created_at = now() - interval '301 seconds' where data->>'orderNumber' = $1`,
      [late.number],
    );
    expect([await told(late), await told(other)]).toEqual([
      [true, true],
      [false, false],
    ]);
    await query(stack, `update outbound_mails set document_id = null where data->>'orderNumber' = $1`, [
      late.number,
    ]);
    expect((await customer.mailTo(customer.email, /^طلبيتكم .* قيد التصنيع$/)).text).toContain(
      'مرحبا \u2068Amina\u2069',
    );
    // The mail is there a moment before its row says so.
    await untilSent(`data->>'orderNumber' = $1`, late.number);
    expect(await told(late)).toEqual([false, false]);
  });

  it('tells the day that is promised until the parcel is sent', async () => {
    const { id } = await insertOrder(stack, customer.email);
    const page = async () => (await look(`/pay/status/${id}?token=${payToken(id)}&lang=fr`)).text;
    const told = '<dt>Arrivée prévue le</dt><dd>1er décembre 2026</dd>';
    for (const [status, isTold] of [
      ['paid', true],
      ['inProduction', true],
      ['shipped', false],
    ] as const) {
      await query(stack, `update orders set status = $1, promised_on = '2026-12-01' where id = $2`, [
        status,
        id,
      ]);
      expect((await page()).includes(told)).toBe(isTold);
    }
  });
});

describe('The sandbox’s page', () => {
  it('shows the order, its amount and its seller, and two buttons, in the language of the checkout', async () => {
    const french = await orderWithAttempt();
    const page = await look(french.url);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(heading(page)).toBe('Payer votre commande');
    expect(page.text).toContain('<html lang="fr">');
    expect(page.text).toContain(`<dd>${french.number}</dd>`);
    expect(page.text).toMatch(/1\s234,05\sDH/);
    expect(page.text).toContain('Atelier Démo Impression 3D');
    expect(page.text.match(/<button/g)).toHaveLength(2);
    const english = await look((await orderWithAttempt('en')).url);
    expect(heading(english)).toBe('Pay for your order');
    expect(english.text).toMatch(/1,234\.05\sMAD/);
    const arabic = await look((await orderWithAttempt('ar')).url);
    expect(heading(arabic)).toBe('أداء ثمن طلبيتكم');
    expect(arabic.text).toContain('<html lang="ar" dir="rtl">');
    expect(arabic.text).toMatch(/1\.234,05\sدرهم/);
  });

  it('follows the language of the last checkout, as the invoice does', async () => {
    const { id, url, attemptId } = await orderWithAttempt();
    const again = await openCheckout(customer, id, 'en');
    expect(again.url.href).toBe(url.href);
    expect((await look(url)).text).toContain('<html lang="en">');
    await sendCallback(stack, { attemptId });
    expect(
      await query(stack, `select locale from rendered_documents where kind = 'invoice' and subject_id = $1`, [
        id,
      ]),
    ).toEqual([{ locale: 'en' }]);
  });

  it('has a switch to the other languages that stays', async () => {
    const { url } = await orderWithAttempt();
    const [, href = ''] = /<a\s+href="([^"]+)"\s+hreflang="en"/.exec((await look(url)).text) ?? [];
    const english = await look(href.replaceAll('&amp;', '&'));
    expect(heading(english)).toBe('Pay for your order');
    expect(english.text).toContain('&amp;lang=en');
    const [, other = ''] = /<a\s+href="([^"]+)"\s+hreflang="ar"/.exec(english.text) ?? [];
    expect(heading(await look(other.replaceAll('&amp;', '&')))).toBe('أداء ثمن طلبيتكم');
  });

  it('loads our stylesheet and icon alone, runs nothing, and may not be framed or kept', async () => {
    const { url } = await orderWithAttempt();
    const { headers, text } = await look(url);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect([headers.get('cache-control'), headers.get('referrer-policy'), headers.get('set-cookie')]).toEqual(
      ['no-store', 'same-origin', null],
    );
    expect(text).not.toMatch(/<script|src=|@import|url\(/);
    const loaded = [...text.matchAll(/<link [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(loaded.map((href) => href.replace(/-[0-9a-f]{16}\./, '.'))).toEqual([
      '/assets/icon.svg',
      '/assets/site.css',
    ]);
  });

  it('shows whatever the order’s texts hold as text', async () => {
    const { id, url } = await orderWithAttempt();
    await query(stack, `update orders set number = '<i>"&' where id = $1`, [id]);
    expect((await look(url)).text).toContain('<dd>&lt;i>&quot;&amp;</dd>');
  });

  it('is a friendly page with 404 for a link that is not ours', async () => {
    const one = await orderWithAttempt();
    const other = await orderWithAttempt();
    const path = `/pay/sandbox/${one.attemptId}`;
    for (const wrong of [
      path,
      `${path}?token=`,
      `${path}?token=x&token=y`,
      `${path}?token=${payToken(other.attemptId)}`,
      `${path}?token=${payToken(one.attemptId, 'x'.repeat(32))}`,
      `/pay/cmi/${one.attemptId}?token=${payToken(one.attemptId)}`,
      `/pay/sandbox/x?token=${payToken('x')}`,
    ]) {
      const answer = await look(wrong);
      expect([answer.status, heading(answer)]).toEqual([404, 'Page introuvable']);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    const english = await new Client(stack).get(path, { 'Accept-Language': 'en' });
    expect([english.status, heading(english)]).toEqual([404, 'Page not found']);
  });

  it('takes no payment when the order is paid, closed, or the page has run out', async () => {
    const status = ['status'];
    const both = ['order', 'status'];
    for (const [change, title, amount, ways] of [
      [`orders set status = 'paid' where id`, 'Paiement reçu', 'Montant payé', status],
      [`orders set status = 'cancelled' where id`, 'Commande annulée', 'Total', status],
      [`orders set status = 'refunded' where id`, 'Commande remboursée', 'Total', status],
      [`payment_attempts set expires_at = now() where order_id`, 'Page expirée', 'Montant à payer', both],
      [`payment_attempts set status = 'failed' where order_id`, 'Paiement refusé', 'Montant à payer', both],
    ] as const) {
      const { id, url, attemptId } = await orderWithAttempt();
      await query(stack, `update ${change} = $1`, [id]);
      const page = await look(url);
      expect([heading(page), page.text.includes('<form')]).toEqual([title, false]);
      expect(/Montant à payer|Montant payé|Total/.exec(page.text)?.[0]).toBe(amount);
      const links = [...page.text.matchAll(/href="(\/pay\/(\w+)\/[^"]+)"[^>]*>/g)];
      expect(links.map(([, , way]) => way).filter((way) => way !== 'sandbox')).toEqual(ways);
      const order = await customer.get(links.at(-1)![1]!.replaceAll('&amp;', '&'));
      expect([order.status, order.text.includes('<h1>')]).toEqual([200, true]);
      const pressed = await press(customer, url, 'pay');
      expect(pressed.status).toBe(303);
      expect(heading(await look(pressed.headers.get('location')!))).toBe(title);
      expect(
        await query(stack, 'select * from sandbox_decisions where attempt_id = $1', [attemptId]),
      ).toEqual([]);
    }
  });

  it('takes no decision that a foreign page posts with the customer’s cookie', async () => {
    const { url, attemptId } = await orderWithAttempt();
    const pressed = await customer.send(url.pathname + url.search, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'pay' }),
      headers: { Origin: 'https://evil.example' },
    });
    expect([pressed.status, pressed.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
    expect(await query(stack, 'select * from sandbox_decisions where attempt_id = $1', [attemptId])).toEqual(
      [],
    );
  });

  it.each(['', 'steal', 'PAY'])('refuses the decision %j', async (decision) => {
    const { url, id } = await orderWithAttempt();
    expect((await press(customer, url, decision)).status).toBe(400);
    expect((await orderRow(stack, id)).status).toBe('unpaid');
  });
});

describe('A payment in the sandbox', () => {
  it('is confirmed by a job and its callback; the page waits and then says so', async () => {
    const { id, url, attemptId } = await orderWithAttempt();
    const pressed = await press(customer, url, 'pay');
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, statusPage(attemptId)]);
    const waiting = await look(pressed.headers.get('location')!);
    expect(['Paiement en cours', 'Paiement reçu']).toContain(heading(waiting));
    const order = await untilOrderIs(stack, id, 'paid');
    const paid = await look(pressed.headers.get('location')!);
    expect(heading(paid)).toBe('Paiement reçu');
    expect(paid.text).toContain(`<dd>${order.payment_reference}</dd>`);
    expect(paid.text).not.toContain('http-equiv="refresh"');
    expect(await invoiceCount(stack, id)).toBe(1);
  });

  it('tells how far the mail with the invoice is', async () => {
    const { id, number, url, attemptId } = await orderWithAttempt();
    await press(customer, url, 'pay');
    const { invoice_number } = await untilOrderIs(stack, id, 'paid');
    await customer.mailTo(customer.email, new RegExp(invoice_number!));
    const mail = `template = 'payment-received' and data->>'orderNumber' = $1`;
    await untilSent(mail, number);
    const told = async (set: string) => {
      await query(stack, `update outbound_mails set ${set} where ${mail}`, [number]);
      const { text } = await look(statusPage(attemptId));
      expect(text).toContain(`<dd>${invoice_number}</dd>`);
      return /Votre commande est payée\.([^<]*)/.exec(text)?.[1]?.trim();
    };
    expect(await told('created_at = created_at')).toBe('Nous vous avons envoyé la facture par e-mail.');
    expect(await told(`status = 'failed'`)).toBe(
      'La facture n’a pas pu être envoyée par e-mail : vous la trouvez avec la commande, dans votre compte.',
    );
    await stack.worker.kill('SIGKILL');
    try {
      expect(await told(`status = 'pending', created_at = now()`)).toBe(
        'La facture est en route vers vous par e-mail.',
      );
      expect(await told(`created_at = now() - interval '61 seconds'`)).toBe(
        'La facture a du retard : elle vous parviendra par e-mail dès qu’elle pourra partir.',
      );
    } finally {
      await query(stack, `update outbound_mails set status = 'sent' where ${mail}`, [number]);
      await stack.worker.start();
    }
    await query(stack, `delete from outbound_mails where ${mail}`, [number]);
    expect(await told('sent_at = sent_at')).toBe('');
  });

  it('may be declined', async () => {
    const { id, number, url, attemptId } = await orderWithAttempt();
    await press(customer, url, 'decline');
    while ((await attemptRows(stack, id))[0]?.status === 'open') await sleep(50);
    const declined = await look(statusPage(attemptId));
    expect(heading(declined)).toBe('Paiement refusé');
    expect((await orderRow(stack, id)).status).toBe('unpaid');
    expect(await mailRows(stack, 'payment-failed', number)).toHaveLength(1);
    const [, again = ''] = /href="(\/pay\/order\/[^"]+)"/.exec(declined.text) ?? [];
    const next = await customer.get(again.replaceAll('&amp;', '&'));
    expect([next.status, (await attemptRows(stack, id)).map(({ status }) => status)]).toEqual([
      303,
      ['failed', 'open'],
    ]);
    expect(heading(await look(next.headers.get('location')!))).toBe('Payer votre commande');
  });

  it('is reached by the link of the order’s mail, opened once, without a session', async () => {
    const { id } = await insertOrder(stack, customer.email);
    const visitor = new Client(stack);
    const [first, second] = [await visitor.get(orderPage(id)), await visitor.get(orderPage(id))];
    const where = first.headers.get('location') ?? '';
    expect([first.status, second.headers.get('location')]).toEqual([303, where]);
    expect(await attemptRows(stack, id)).toHaveLength(1);
    expect(heading(await look(where))).toBe('Payer votre commande');

    await query(stack, `update orders set status = 'cancelled' where id = $1`, [id]);
    const closed = await visitor.get(orderPage(id, 'en'));
    expect([closed.status, heading(closed)]).toEqual([200, 'Order cancelled']);
    expect((await visitor.get(orderPage(id).replace(/=../, '=xx'))).status).toBe(404);
    expect(
      (await visitor.get(orderPage(id).replace(id, where.split('/').at(-1)!.split('?')[0]!))).status,
    ).toBe(404);
  });

  it('is decided once, however often and however the buttons are pressed', async () => {
    const { id, url } = await orderWithAttempt();
    await press(customer, url, 'pay');
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => press(customer, url, index % 2 === 0 ? 'pay' : 'decline')),
    );
    await untilOrderIs(stack, id, 'paid');
    expect([await outcomes(stack, id), await invoiceCount(stack, id)]).toEqual([['applied'], 1]);
  });

  it('is not made by looking, nor by a gateway that sends the browser back', async () => {
    const { id, url, attemptId } = await orderWithAttempt();
    await look(url);
    await look(statusPage(attemptId));
    const back = await customer.send(statusPage(attemptId), {
      method: 'POST',
      headers: { Origin: 'https://gateway.example' },
      body: new URLSearchParams({ ProcReturnCode: '00', Response: 'Approved' }),
    });
    expect([back.status, back.headers.get('location')]).toEqual([303, statusPage(attemptId)]);
    expect([(await orderRow(stack, id)).status, await outcomes(stack, id)]).toEqual(['unpaid', []]);
  });

  it('that stays open can be gone back to', async () => {
    const { url, attemptId } = await orderWithAttempt();
    expect((await look(statusPage(attemptId))).text).toContain(`href="${url.href}"`);
  });

  it('survives the death of the worker between decision and callback', async () => {
    const { id, url, attemptId } = await orderWithAttempt();
    await stack.worker.kill('SIGKILL');
    await press(customer, url, 'pay');
    const decided = await query(stack, 'select status from sandbox_decisions where attempt_id = $1', [
      attemptId,
    ]);
    expect(decided).toEqual([{ status: 'pending' }]);
    await stack.worker.start();
    const order = await untilOrderIs(stack, id, 'paid', 30_000);
    expect(order.invoice_number).toMatch(/^FA-/);
  });

  it('whose job is lost, queue and all, is found again', async () => {
    const { id, attemptId } = await orderWithAttempt();
    await query(
      stack,
      `insert into sandbox_decisions (attempt_id, decision, status, created_at)
       values ($1, 'pay', 'pending', now() - interval '1 minute')`,
      [attemptId],
    );
    // The job that looks for such rows runs every 9 s here.
    await untilOrderIs(stack, id, 'paid', 30_000);
  });

  it('whose callback cannot be delivered at first is confirmed once the API is back', async () => {
    const { id, url, attemptId } = await orderWithAttempt();
    await stack.worker.kill('SIGKILL');
    await press(customer, url, 'pay');
    await stack.api.kill('SIGKILL');
    await stack.worker.start();
    await sleep(2_000);
    await stack.api.start();
    await untilOrderIs(stack, id, 'paid', 40_000);
    await sendCallback(stack, { attemptId });
    expect([await outcomes(stack, id), await invoiceCount(stack, id)]).toEqual([['applied'], 1]);
  });
});
