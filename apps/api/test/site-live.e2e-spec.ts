import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { measuredAccuracy } from '../src/site/measured-accuracy.js';
import { query } from './database.js';
import { expectRefusal } from './refusal.js';
import { startStack } from './stack.js';

const team = 'print-team@example.com';
const asBrowser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let stack: TestStack;
let visitor: Client;

beforeAll(async () => {
  stack = await startStack({
    env: {
      RATE_LIMIT_SCALE: '4',
      TEAM_EMAIL: team,
      SELLER_NAME: 'Atelier <b>Atlas</b> & fils',
      SELLER_ICE: '001234567000089',
      SITE_HOST: 'Hébergeur Test, Rabat',
      CNDP_NUMBER: 'D-1/2026',
      SELLER_TERMS_EN: 'Paid by card. *Never* by cheque.',
    },
  });
  visitor = new Client(stack);
});

afterAll(() => stack.stop());

/** `measured-accuracy.spec.ts` holds these figures equal to what the documentation tells of the last run. */
const { plastic, hours } = measuredAccuracy;
const percent = (figure: number) => `${String(figure).replace('.', ',')} %`;

const look = (path: string) => visitor.get(path, asBrowser);
/** Spaces that do not break, or pad the columns of a table, are no difference to these tests. */
const read = async (path: string) =>
  (await look(path)).text.replace(/[\u00a0\u202f]/g, ' ').replace(/(?<=\S) {2,}(?=\S)/g, ' ');

describe('The figures of the pages', () => {
  it('are the catalogue’s: colours, prices and densities', async () => {
    const { materials } = (
      await visitor.get<{ materials: { id: string; nameFr: string; previewColor: string }[] }>(
        '/api/materials',
      )
    ).data;
    const page = await read('/fr/materials');
    expect(materials.filter(({ id }) => !page.includes(`<code>${id}</code>`))).toEqual([]);
    expect(materials.filter(({ nameFr }) => !page.includes(nameFr))).toEqual([]);
    expect(materials.filter(({ previewColor }) => !page.includes(`fill="${previewColor}"`))).toEqual([]);
    expect(page).toContain(`${materials.length} couleurs sont en stock, dans 5 matières`);
    const table = await read('/fr/materials.md');
    expect(table).toContain('| PLA | 1,20 DH | 1,24 g/cm³ | 15 |');
    expect(table).toContain('| TPU | 2,20 DH | 1,21 g/cm³ | 6 |');
    expect(await read('/en/materials.md')).toContain('| ASA | 1.80 MAD | 1.07 g/cm³ | 5 |');
  });

  it('follow the stock', async () => {
    await query(stack, `update materials set is_available = false where sku = 'asa-vert'`);
    for (
      let waitedMs = 0;
      waitedMs < 15_000 && (await read('/materials')).includes('asa-vert');
      waitedMs += 200
    )
      await sleep(200);
    const table = await read('/fr/materials.md');
    expect(table).not.toContain('asa-vert');
    expect(table).toContain('| ASA | 1,80 DH | 1,07 g/cm³ | 4 |');
    expect(table).toContain('39 couleurs sont en stock');
  });

  it('are the price book’s, and the example is what the service would charge', async () => {
    const page = await read('/fr/pricing.md');
    for (const words of [
      'MA-2026-1',
      '12 DH l’heure',
      '10 DH par plateau entamé',
      '35 % de la ligne remisée, au moins 30 DH',
      '| Lissée | × 1,35 + 5 DH |',
      '| 100 et plus | 25 % |',
      '20 DH par commande',
      'au plus 8 heures de machine',
      '| Pièces | 575,10 DH |',
      '| Total TTC | 595,10 DH |',
      'soit 495,92 DH HT',
      `| Matière consommée | ${percent(plastic.median)} | ± ${percent(plastic.ninetiethPercentile)} |`,
      `| Temps de machine | ${percent(hours.median)} | ± ${percent(hours.ninetiethPercentile)} |`,
    ])
      expect(page).toContain(words);
    expect(await read('/en/pricing.md')).toContain('| Total, tax included | 595.10 MAD |');
  });

  it('are written as the language writes them: budgets', async () => {
    expect(await read('/fr/projects.md')).toContain('| `b2` | 500 à 2 000 DH |');
    expect(await read('/en/projects.md')).toContain('| `b2` | 500 to 2,000 MAD |');
    expect(await read('/en/projects')).toContain('over 10,000 MAD');
  });

  it('are the destinations’: every city, under its days', async () => {
    const cities = await query<{ name: string }>(stack, 'select name from destinations');
    const page = await read('/fr/delivery.md');
    expect(page).toContain(`dans ${cities.length} villes`);
    const listed = page.split('\n').filter((line) => line.startsWith('- '));
    expect(listed.sort()).toEqual(cities.map(({ name }) => `- ${name}`).sort());
    const [, close = ''] = page.split('### ');
    expect(close).toMatch(/^1 à 2 jours ouvrés\n/);
    expect(close).toContain('- Casablanca\n');
  });

  it('are the seller’s, as text', async () => {
    const page = await read('/en/legal');
    expect(page).toContain('<dd>001234567000089</dd>');
    expect(page).toContain('<dd>Atelier &lt;b>Atlas&lt;/b> &amp; fils</dd>');
    expect(page).not.toContain('<b>Atlas');
    expect(page).toContain('<a href="tel:+212500000000">');
    expect(page).toContain('<dd>Hébergeur Test, Rabat</dd>');
    expect(page).toContain('<dd>D-1/2026</dd>');
    expect(await read('/en/terms')).toContain('Paid by card. *Never* by cheque.');
  });
});

const form = (changes: Record<string, string> = {}) => ({
  name: 'Amina Test',
  email: 'amina@example.com',
  phone: '',
  subject: 'technical',
  message: 'Do you print in ASA, too?',
  ...changes,
});

function post(path: string, body: URLSearchParams | FormData, headers: Record<string, string> = asBrowser) {
  return visitor.send(path, { method: 'POST', body, headers });
}

async function mailWith(words: string) {
  for (const giveUpAt = Date.now() + 20_000; Date.now() < giveUpAt; await sleep(100)) {
    const found = (await visitor.mailsTo(team)).filter(({ text }) => text?.includes(words));
    if (found.length > 0) return found;
  }
  throw new Error(`No mail to the team says ${words}`);
}

describe('The contact form', () => {
  it('shows a field for all that POST /api/contact takes, each with a label', async () => {
    const page = await look('/en/contact');
    for (const field of ['name', 'email', 'phone', 'subject', 'message']) {
      expect(page.text).toContain(`<label for="${field}">`);
      expect(page.text).toMatch(new RegExp(`<(input|select|textarea)\\s+id="${field}"\\s+name="${field}"`));
    }
    expect([...page.text.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value)).toEqual([
      'quote',
      'order',
      'technical',
      'partnership',
      'other',
    ]);
    expect(page.text).toMatch(/<form[^>]* method="post" action="\/en\/contact"/);
  });

  it.each([
    ['urlencoded', (fields: Record<string, string>) => new URLSearchParams(fields)],
    [
      'multipart',
      (fields: Record<string, string>) => {
        const data = new FormData();
        for (const [name, value] of Object.entries(fields)) data.append(name, value);
        return data;
      },
    ],
  ])('mails a %s message to the team, once, and thanks', async (_, encode) => {
    const message = `Première ligne ${randomUUID()}\r\nseconde <ligne>`;
    const sent = await post('/fr/contact', encode(form({ message })));
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/fr/contact/sent']);
    const thanks = await look('/fr/contact/sent');
    expect(thanks.status).toBe(200);
    expect(thanks.text).toContain('Merci, votre message est parti');
    expect(thanks.headers.get('x-robots-tag')).toBe('noindex');
    const mails = await mailWith(message.split('\r\n')[0]!);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.replyTo).toMatchObject([{ address: 'amina@example.com' }]);
    expect(mails[0]!.text).toContain('seconde <ligne>');
  });

  it('says what is wrong beside each field, and keeps what was written', async () => {
    const message = '<b>short';
    const page = await post(
      '/en/contact',
      new URLSearchParams(form({ email: 'nobody', subject: '', message })),
    );
    expect([page.status, page.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text.match(/aria-invalid="true"/g)).toHaveLength(3);
    for (const field of ['email', 'subject', 'message']) {
      expect(page.text).toContain(`href="#${field}"`);
      expect(page.text).toContain(`id="${field}-fault"`);
      expect(page.text).toMatch(new RegExp(`aria-describedby="${field}-fault`));
    }
    expect(page.text).toContain('role="alert"');
    expect(page.text).toContain('value="Amina Test"');
    expect(page.text).toContain('value="nobody"');
    expect(page.text).toContain('&lt;b>short</textarea');
    expect(page.text).not.toContain('<b>short');
  });

  it('counts a line break of a text area once', async () => {
    const message = 'a\r\n'.repeat(1000).trim();
    expect((await post('/en/contact', new URLSearchParams(form({ message })))).status).toBe(303);
  });

  it('answers in the envelope whoever asks for no page', async () => {
    const json = { Accept: 'application/json' };
    const details = expectRefusal(
      await post('/contact', new URLSearchParams(form({ name: '' })), json),
      400,
      'VALIDATION_ERROR',
    );
    expect(details.errors?.map(({ field }) => field)).toContain('name');
    const notForm = await visitor.send('/contact', {
      method: 'POST',
      body: '{}',
      headers: { ...json, 'Content-Type': 'application/json' },
    });
    expectRefusal(notForm, 400, 'INVALID_INPUT');
  });

  it('may be posted from this site with a session, and not from another one', async () => {
    const cookie = { Cookie: 'auth.session_token=whatever' };
    const body = () => new URLSearchParams(form());
    const own = await post('/contact', body(), { ...asBrowser, ...cookie, Origin: stack.baseUrl });
    expect(own.status).toBe(303);
    const foreign = await post('/contact', body(), {
      ...asBrowser,
      ...cookie,
      Origin: 'https://evil.example',
    });
    expect([foreign.status, foreign.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
    // Nor without one: a foreign page would have its visitors write to the team.
    for (const origin of ['https://evil.example', 'null']) {
      expect((await post('/contact', body(), { ...asBrowser, Origin: origin })).status).toBe(403);
    }
    const { host } = new URL(stack.baseUrl);
    const byOtherName = { ...asBrowser, Origin: `https://${host}` };
    expect((await post('/contact', body(), byOtherName)).status).toBe(303);
    // Lets browsers send the Origin of their own forms.
    expect((await look('/contact')).headers.get('referrer-policy')).toBe('same-origin');
  });

  it('may be sent five times a minute, the API’s messages included, and says so in a page', async () => {
    // Four times as many in this stack, in a window that begins now.
    await query(stack, 'update rate_counters set window_ends_at = now()');
    const answers = await Promise.all(
      Array.from({ length: 21 }, () => post('/contact', new URLSearchParams())),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]!.headers.get('ratelimit-policy')).toBe('"default";q=20;w=60');
    expect(refused[0]!.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(refused[0]!.text).toContain('<h1 id="un-instant">Un instant</h1>');
    expectRefusal(await visitor.post('/api/contact', form()), 429, 'RATE_LIMITED');
  });
});

describe('The pages', () => {
  it('may be looked at 120 times a minute', async () => {
    expect((await look('/pricing')).headers.get('ratelimit-policy')).toBe('"default";q=480;w=60');
  });
});
