import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'puppeteer-core';
import type { Schema } from '@client/service-client.js';
import { consoleViews, ConsoleVisit } from '@testing/browser/console-visit.js';
import { newAdmin } from '@testing/new-admin.js';
import { PageNetwork } from '@testing/browser/page-network.js';
import { named, press, shown, type } from '@testing/browser/page-steps.js';
import { sharedService } from '@testing/browser/shared-service.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import { openWatched } from '@testing/browser/watched-page.js';
import { type Client, goodPassword, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { tell } from '@shared/words/say.js';

/** No page is wider for it. */
const longWord = 'trèsLong'.repeat(20);

const service = sharedService();
let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser('chromium');
});

afterAll(() => browser.close());

describe.each(consoleViews)('The office in $locale at $width px', (view) => {
  let visit: ConsoleVisit;
  let customer: Client & { email: string };
  let colleague: Client;

  beforeAll(async () => {
    const { email } = await newAdmin(service);
    colleague = await newAdmin(service);
    customer = await signedIn(service);
    visit = await ConsoleVisit.start(browser, service, view, { email });
  });

  afterAll(() => visit.close());

  it('shows what waits at the door, and tells of what comes without a reload', async () => {
    await visit.open('/ops/messages');
    await shown(visit.page, 'h1');
    const message = `A question ${view.locale}: do you print in ASA? ${longWord}`;
    const body = { name: 'Karim', email: customer.email, subject: 'technical', message };
    await customer.post('/api/contact', body);
    await named(visit.page, '.as-typed', message);
    expect(await visit.findings()).toEqual([]);

    // Of this message: others may come in the meantime.
    await visit.page.evaluate(
      (text: string, label: string) => {
        const articles = [...document.querySelectorAll('article')];
        const own = articles.find((one) => one.querySelector('.as-typed')?.textContent?.trim() === text);
        const buttons = [...(own?.querySelectorAll('button') ?? [])];
        buttons.find((one) => one.textContent?.trim() === label)!.click();
      },
      message,
      visit.say('messages.answer'),
    );
    await type(visit.page, 'textarea', 'Yes, in black and grey.');
    await press(visit.page, visit.say('messages.send'));
    await named(visit.page, '.notices p', visit.say('messages.sent', { email: customer.email }));
    expect((await customer.mailTo(customer.email, /answer|réponse|جوابنا/)).text).toContain(
      'in black and grey',
    );
  });

  it('keeps an answer that is typed while a colleague answers, and says that it came too late', async () => {
    const message = `Another question ${view.locale}: do you print in TPU?`;
    const body = { name: 'Karim', email: customer.email, subject: 'technical', message };
    await visit.open('/ops/messages');
    await shown(visit.page, 'h1');
    await customer.post('/api/contact', body);
    await named(visit.page, '.as-typed', message);
    const { data } = await colleague.get<Schema<'ContactMessage'>[]>('/ops/api/messages');
    const { id } = data.find((one) => one.message === message)!;
    const card = `[data-message="${id}"]`;
    await press(visit.page, visit.say('messages.answer'), `${card} button`);
    await type(visit.page, `${card} textarea`, 'Yes, in all colours.');
    // Another list is looked at meanwhile.
    await press(visit.page, visit.say('messages.statuses.closed'), '.choices button');
    await visit.page.waitForSelector(card, { hidden: true });
    await press(visit.page, visit.say('messages.statuses.open'), '.choices button');
    await shown(visit.page, `${card} textarea`);
    const answer = { text: 'Yes, in three colours.', ofStatus: 'open' };
    await colleague.post(`/ops/api/messages/${id}/answer`, answer, { 'Idempotency-Key': id });
    await named(visit.page, `${card} .notice`, visit.say('messages.moved'));
    expect(await visit.findings()).toEqual([]);
    await press(visit.page, visit.say('messages.send'), `${card} button`);
    const tooLate = tell(view.locale, { code: 'api.messages.messageMoved' });
    await named(visit.page, `${card} [role=alert]`, tooLate);
    expect(await visit.page.$eval(`${card} textarea`, (field) => field.value)).toBe('Yes, in all colours.');
    await press(visit.page, visit.say('messages.discard'), `${card} button`);
    await visit.page.waitForSelector(card, { hidden: true });
    expect(visit.watched.faults.splice(0)).toEqual([expect.stringContaining('409')]);
  });

  it('finds a customer, reads what they have, leaves a note and signs them out', async () => {
    await visit.open('/ops/customers');
    await type(visit.page, '#search', customer.email);
    await named(visit.page, 'td', customer.email);
    // Once its reader rests: the address is what another would be sent.
    const isSought = (email: string) => new URLSearchParams(location.search).get('search') === email;
    await visit.page.waitForFunction(isSought, {}, customer.email);
    expect(await visit.findings()).toEqual([]);
    await press(visit.page, 'Amina Test', 'tbody a');
    await named(visit.page, 'h2', visit.say('customers.mails'));
    await type(visit.page, '#note', 'Prefers a call in the morning.');
    await press(visit.page, visit.say('notes.add'));
    await named(visit.page, '.notes p', 'Prefers a call in the morning.');
    expect(await visit.findings()).toEqual([]);
    await press(visit.page, visit.say('customers.endSessions'));
    await press(visit.page, visit.say('customers.endSessions'), '.danger p button');
    await visit.page.waitForFunction(
      (label: string) => ![...document.querySelectorAll('button')].some((one) => one.textContent === label),
      {},
      visit.say('customers.endSessions'),
    );
    expect((await customer.get('/api/orders')).status).toBe(401);
  });

  it('looks at a part in 3D, and answers a project with a price', async () => {
    const asking = await signedIn(service);
    const fileKey = (await asking.upload(`bracket_${longWord}.stl`, encodeBinaryStl(box(20, 30, 10)))).data
      .key;
    const project = {
      fileKey,
      ...{ vertical: 'automotive', title: 'A bracket', quantity: 2, phone: '0612345678' },
      description: `A replacement for a broken bracket, drawn from the pieces of the old one. ${longWord}`,
    };
    const { id } = (await asking.post<{ id: string }>('/api/requests', project)).data;
    await visit.open(`/ops/projects/${id}`);
    await named(visit.page, 'h1', 'A bracket');
    expect(await visit.findings()).toEqual([]);
    await press(visit.page, tell(view.locale, { code: 'viewer.open' }), '.file-cards button');
    await named(visit.page, '.viewer .lengths span:last-child', 'z 10 mm');
    await visit.page.keyboard.press('Escape');
    await type(visit.page, '#amount', '1450.5');
    await type(visit.page, '#deliveryDays', '12');
    await type(visit.page, '#text', 'We model it after your photos.');
    // The answer is sent, and its repeat is the same one, though the page shows meanwhile that it was.
    const network = await PageNetwork.of(visit.page);
    network.loseAnswer(`POST /ops/api/requests/${id}/answer`);
    await press(visit.page, visit.say('projects.send'));
    await named(visit.page, 'form .notice.bad', tell(view.locale, { code: 'app.unsent' }));
    await named(visit.page, 'blockquote p', 'We model it after your photos.');
    await press(visit.page, visit.say('projects.send'));
    await named(visit.page, '.notices p', visit.say('projects.answered', { email: asking.email }));
    await network.end();
    await named(visit.page, 'blockquote p', 'We model it after your photos.');
    const { data } = await asking.get<{ status: string; answer: { amount: number } }>(`/api/requests/${id}`);
    expect([data.status, data.answer.amount]).toEqual(['quoted', 1450.5]);
    const ofPrice = /prix/;
    await asking.mailTo(asking.email, ofPrice);
    const mails = await asking.mailsTo(asking.email);
    expect(mails.filter(({ subject }) => ofPrice.test(subject ?? ''))).toHaveLength(1);
    expect(visit.watched.faults.splice(0)).toEqual([
      expect.stringContaining('ERR_CONNECTION_RESET'),
      expect.stringContaining('ERR_CONNECTION_RESET'),
    ]);
  });

  it('dismisses one operator, and asks about the next one before that', async () => {
    const emails = [(await newAdmin(service)).email, (await newAdmin(service)).email];
    await visit.open('/ops/operators');
    for (const email of emails) await named(visit.page, 'td', email);
    const rows = await visit.page.$$eval('tbody tr', (all) => all.map((row) => row.textContent ?? ''));
    const place = rows.findIndex((row) => emails.some((email) => row.includes(email)));
    const row = `tbody tr:nth-child(${place + 1})`;
    const email = await visit.page.$eval(`${row} td`, (cell) => cell.textContent);
    await press(visit.page, visit.say('operators.dismiss'), `${row} .danger > button`);
    await press(visit.page, visit.say('operators.dismiss'), `${row} .danger p button`);
    await visit.page.waitForFunction(
      (gone: string) => ![...document.querySelectorAll('td')].some((cell) => cell.textContent === gone),
      {},
      email ?? '',
    );
    expect(await visit.page.$$('.danger p')).toEqual([]);
  });

  it('lists the changes, by the operator who made them', async () => {
    await visit.open('/ops/audit?action=project.answer');
    await named(visit.page, 'td', visit.say('audited.actions.project.answer'));
    expect(await visit.findings()).toEqual([]);
    expect(visit.watched.faults).toEqual([]);
  });

  it('names the window after each page, and begins it at its heading', async () => {
    const place = () => visit.page.evaluate(() => [document.title, document.activeElement?.tagName]);
    await visit.open('/ops/customers');
    await named(visit.page, 'h1', visit.say('menu.customers'));
    expect(await place()).toEqual([`${visit.say('menu.customers')} · ${visit.say('frame.title')}`, 'BODY']);
    await press(visit.page, visit.say('menu.projects'), 'nav a');
    await named(visit.page, 'h1:focus', visit.say('menu.projects'));
    await (await shown(visit.page, 'tbody a')).evaluate((link) => (link as HTMLElement).click());
    const heading = await shown(visit.page, '.record h1:focus');
    const title = await heading.evaluate((one) => one.textContent?.trim());
    expect(await place()).toEqual([`${title} · ${visit.say('frame.title')}`, 'H1']);
  });
});

describe('The door', () => {
  it('stays closed for a customer, who is told who may open it', async () => {
    const { email } = await signedIn(service);
    const watched = await openWatched(browser, new URL('/ops', service.baseUrl).href);
    await type(watched.page, '#email', email);
    await type(watched.page, '#password', goodPassword);
    await watched.page.keyboard.press('Enter');
    const refused = await shown(watched.page, '.console-door .notice.bad');
    expect(await refused.evaluate((one) => one.textContent)).toContain('npm run operator');
    await watched.page.browserContext().close();
  });
});
