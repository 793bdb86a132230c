import { describe, expect, it } from '@jest/globals';
import { type MailLocale, mailLocales } from '../../domain/contract/enums.js';
import { languages } from '@shared/words/languages.js';
import { tell } from '@shared/words/say.js';
import { mailExamples } from '@testing/fixtures/mail-examples.js';
import { type MailFacts, wordsOfFacts } from './mail-facts.js';
import { mailLooks, type MailName } from './mail-registry.js';
import { renderMail } from './render-mail.js';

const names = Object.keys(mailLooks) as MailName[];
const seller = 'Atelier <Démo> & fils';
const link = 'https://shop.example/verify?token=a.b&callbackURL=%2F';
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Without what keeps a quoted text apart in a right-to-left language. */
const bare = (text: string): string => text.replace(/[\u2068\u2069]|<span dir="[lr]t[lr]">|<\/span>/g, '');

/** What a mail says, with its facts: its words, labels and the values of its table. */
function saidBy(
  name: MailName,
  locale: MailLocale,
): { subject: string; others: string[]; hasAction: boolean } {
  const params = wordsOfFacts({ ...mailExamples[name] }, locale);
  const words = languages[locale].messages.mail[name] as {
    action?: string;
    details?: Record<string, string>;
  };
  const said = (part: string) => tell(locale, { code: `mail.${name}.${part}`, params });
  const table = Object.entries(words.details ?? {}).flatMap(([fact, label]) => [label, params[fact]!]);
  return {
    subject: said('subject'),
    others: [...['intro', 'note', 'closing'].map(said), ...table],
    hasAction: words.action !== undefined,
  };
}

describe('renderMail', () => {
  it.each(names.flatMap((name) => mailLocales.map((locale) => [name, locale] as const)))(
    'says the same in the HTML and the text of %s (%s)',
    async (name, locale) => {
      const { subject, html, text } = await renderMail(
        name,
        locale,
        { ...mailExamples[name] },
        { seller, link },
      );
      const said = saidBy(name, locale);
      expect(bare(subject)).toBe(said.subject);
      for (const words of said.others) {
        expect(bare(text)).toContain(words);
        expect(bare(html).replaceAll('<br />', '\n')).toContain(words);
      }
      expect(text.includes(link)).toBe(said.hasAction);
      expect(html.includes('href="https://shop.example/verify?token=a.b&amp;callbackURL=%2F"')).toBe(
        said.hasAction,
      );
      expect(html).toContain(`lang="${locale}"`);
      expect(`${subject}${html}${text}`).not.toMatch(/\{\{|\{\w+\}|undefined|\bmail\.\w/);
    },
  );

  it('carries the name of the seller, and no other', async () => {
    for (const name of names) {
      const { html } = await renderMail(name, 'fr', { ...mailExamples[name] }, { seller, link });
      expect(html).toContain('>Atelier &lt;Démo&gt; &amp; fils</div>');
      expect(html).not.toContain('Instant FDM');
    }
  });

  it('tells clients of a dark scheme what becomes dark and what light', async () => {
    const { html } = await renderMail('order-placed', 'fr', { ...mailExamples['order-placed'] }, { seller });
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    for (const painted of ['card', 'masthead', 'quiet', 'label']) {
      expect(html).toMatch(new RegExp(`class="[^"]*\\b${painted}\\b`));
    }
  });

  it('writes amounts and moments as the language does', async () => {
    const placed = await renderMail('order-placed', 'fr', { ...mailExamples['order-placed'] }, { seller });
    expect(spaced(placed.text)).toContain(
      'Commande : CMD-2026-0042\nLignes : 3\n' +
        '2 × support.stl (PLA noir, finition standard) : 81,50 DH\n' +
        '1 × grille-calandre-avant-gauc…nale-v12.3mf (ASA gris, finition lissée) : 1 234 401,39 DH\n' +
        '1 000 × غطاء.obj (PETG bleu, finition polie) : 25,00 DH\n' +
        'Frais de service : 20,00 DH\nComplément au minimum de commande : 35,00 DH\nLivraison : 5,00 DH\n' +
        'Total TTC, livraison incluse : 1 234 567,89 DH\n' +
        'Entreprise : Zellige SARL\nICE : 001234567000089\nBon de commande : BC-77\nProjet : Ligne 3\n' +
        'Adresse de facturation : 8, boulevard Zerktouni\n20000 Casablanca\n' +
        'Livraison, si vous payez aujourd’hui : 1er décembre 2026\n' +
        'Adresse de livraison : Amina El Idrissi\n12, rue Tarik Ibn Ziad\n20250 Casablanca\n',
    );
    const expiring = await renderMail(
      'quote-expiring',
      'en',
      { ...mailExamples['quote-expiring'] },
      { seller, link },
    );
    expect(spaced(expiring.text)).toContain(
      'Quote: DV-2026-0007\nTotal, tax and delivery included: 143.45 MAD\nValid until: 1 January 2026 at 00:30',
    );
  });

  it.each(mailLocales)('lists rows of an order that add up to its total (%s)', async (locale) => {
    const { lines, ...order } = mailExamples['order-placed'];
    const fees = ['setup', 'minimumAdjustment', 'shipping', 'total'] as const;
    const { html, text } = await renderMail('order-placed', locale, { ...order, lines }, { seller });
    const amounts = [...spaced(bare(text)).matchAll(/: ([\d .,]+) (?:DH|MAD|درهم)$/gm)].map(([, amount]) =>
      Number(amount!.replaceAll(/\D/g, '')),
    );
    expect(amounts).toHaveLength(lines.length + fees.length);
    expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));
    expect(amounts.at(-1)).toBe(order.totalCentimes);
    for (const fee of fees)
      expect(html).toContain(tell(locale, { code: `mail.order-placed.details.${fee}` }));
  });

  it('writes Arabic from right to left, with what is Latin in it kept apart', async () => {
    const facts = { ...mailExamples['order-shipped'] };
    const { subject, html, text } = await renderMail('order-shipped', 'ar', facts, { seller, link });
    expect(subject).toBe('تم إرسال طلبيتكم \u2068CMD-2026-0042\u2069');
    expect(text).toContain(
      'الطلبية: \u2068CMD-2026-0042\u2069\nشركة التوصيل: \u2068Amana\u2069\nرقم التتبع: \u2068LB 123 456 789 MA\u2069\n',
    );
    expect(text).toContain('تتبع الطرد: https://carrier.example/LB123456789MA\n');
    expect(html).toMatch(/<html lang="ar" dir="rtl"/);
    expect(html).toContain('<span dir="ltr">LB 123 456 789 MA</span>');
    expect(html).toContain('<span dir="ltr">Atelier &lt;Démo&gt; &amp; fils</span>');
    expect(html).toContain('<title>تم إرسال طلبيتكم \u2068CMD-2026-0042\u2069</title>');
    expect(html).not.toMatch(/direction:ltr|align="left"/);
  });

  it('writes amounts and moments as Morocco writes them in Arabic', async () => {
    const facts = { ...mailExamples['quote-expiring'], totalCentimes: 123_456_789 };
    const { text } = await renderMail('quote-expiring', 'ar', facts, { seller, link });
    expect(spaced(bare(text))).toContain('المجموع شاملا الضريبة والتوصيل: 1.234.567,89 درهم\n');
    expect(spaced(bare(text))).toContain('صالح إلى غاية: 1 يناير 2026 على الساعة 00:30');
  });

  it('writes words for the codes of the interface', async () => {
    const project = await renderMail(
      'project-received',
      'fr',
      { ...mailExamples['project-received'] },
      { seller },
    );
    expect(spaced(project.text)).toContain('Domaine : loisirs\nQuantité : 4\nBudget : 500 à 2 000 DH\n');
    expect(spaced(project.text)).toContain('Finition : lissée');
    const message = await renderMail(
      'contact-message',
      'fr',
      { ...mailExamples['contact-message'] },
      { seller },
    );
    expect(message.subject).toBe('Message – Amina (devis)');
    expect(spaced(message.text)).toContain('Nom : Amina\nSujet : devis\n');
  });

  it('writes what no code stands for as it is', async () => {
    const facts = { ...mailExamples['project-received'], budgetRange: '500 – 2 000 MAD' };
    const { text } = await renderMail('project-received', 'en', facts, { seller });
    expect(text).toContain('Budget: 500 – 2 000 MAD\n');
  });

  it('leaves out what a mail of an earlier release does not tell', async () => {
    const newer = ['lines', 'address', 'billingAddress', 'deliveryOn', 'ice', 'project'];
    newer.push('setupCentimes', 'minimumAdjustmentCentimes', 'shippingCentimes');
    const facts = Object.fromEntries(
      Object.entries(mailExamples['order-placed']).filter(([fact]) => !newer.includes(fact)),
    );
    const { text } = await renderMail('order-placed', 'en', facts, { seller });
    expect(text).toContain(
      'Lines: 3\nTotal, tax and delivery included: 1,234,567.89\u00a0MAD\nCompany: Zellige SARL\n',
    );
    expect(text).not.toMatch(/Delivery|support|Service|ICE|Billing/);
  });

  it.each(['payment-received', 'order-refunded', 'order-cancelled'] as const)(
    'tells whose purchase it is, as the mail of the placed order does; a row of before does not: %s',
    async (name) => {
      const facts = { ...mailExamples[name] };
      const { text } = await renderMail(name, 'fr', facts, { seller, link });
      expect(text).toContain(
        'Entreprise : Zellige SARL\nICE : 001234567000089\nBon de commande : BC-77\nProjet : Ligne 3\n'.replaceAll(
          ' :',
          '\u00a0:',
        ),
      );
      const { company, ice, purchaseOrder, project, ...older } = facts;
      expect([company, ice, purchaseOrder, project].every(Boolean)).toBe(true);
      const before = await renderMail(name, 'fr', older, { seller, link });
      expect(before.text).toContain('CMD-2026-0042');
      expect(before.text).not.toMatch(/Entreprise|ICE|Bon de commande|Projet|undefined/);
    },
  );

  it('shows the team no storage key that a row of an earlier release has', async () => {
    const newer = ['deadlineOn', 'fileNames', 'consoleProjectId'];
    const facts = Object.fromEntries(
      Object.entries(mailExamples['project-received']).filter(([fact]) => !newer.includes(fact)),
    );
    const older = { ...facts, deadlineAt: '2027-01-31T12:00:00.000Z', fileKey: 'uploads/u/f.stl' };
    const { text } = await renderMail('project-received', 'fr', older, { seller, link });
    expect(text).not.toMatch(/uploads|Fichiers|Délai|undefined/);
    expect(text).toContain(link);
  });

  it.each([
    ['fr', 'carte', 'virement bancaire'],
    ['en', 'card', 'bank transfer'],
    ['ar', 'البطاقة', 'تحويل بنكي'],
  ] as const)(
    'offers the card only where it is taken, and names how money went back (%s)',
    async (locale, card, transfer) => {
      const { isCardOffered, ...older } = mailExamples['transfer-awaited'];
      const saidOf = async (facts: MailFacts) =>
        (await renderMail('transfer-awaited', locale, facts, { seller, link })).text;
      expect(await saidOf({ ...older, isCardOffered })).toContain(card);
      expect(await saidOf({ ...older, isCardOffered: false })).not.toContain(card);
      expect(await saidOf(older)).not.toContain(card);
      const refunded = { ...mailExamples['order-refunded'] };
      const { text } = await renderMail('order-refunded', locale, refunded, { seller, link });
      expect(bare(text)).toContain(`: ${transfer}\n`);
      expect(bare(text)).toContain(': VIR 2026-0081\n');
    },
  );

  it('leaves out what is not known', async () => {
    const facts = { ...mailExamples['contact-message'], phone: null };
    const { text } = await renderMail('contact-message', 'en', facts, { seller });
    expect(text).toContain('Subject: quote\nE-mail: amina@example.com\n\n');
    expect(text).not.toContain('Phone');
  });

  it('shows a name that holds markup as it was typed, and lets it fill in nothing', async () => {
    const name = '<b>{{link}} {name} & "$&"</b>';
    const { html, text } = await renderMail('reset-password', 'en', { name, linkId: 'l1' }, { seller, link });
    expect(text).toContain(`Hello ${name}`);
    expect(html).toContain('Hello &lt;b&gt;{{link}} {name} &amp; &quot;$&amp;&quot;&lt;/b&gt;');
  });

  it('greets a person whose name is not known without one', async () => {
    const facts = { name: null, linkId: 'l1' };
    const { html, text } = await renderMail('reset-password', 'fr', facts, { seller, link });
    expect(text.split('\n')[0]).toBe('Bonjour');
    expect(html).toMatch(/>Bonjour</);
  });

  it('keeps the lines of a fact in the mail and on one line in the subject', async () => {
    const orderNumber = 'CMD\r\nBcc: all@example.com';
    const facts = { ...mailExamples['payment-failed'], orderNumber };
    const { subject, html } = await renderMail('payment-failed', 'en', facts, { seller });
    expect(subject).toBe('The payment of order CMD Bcc: all@example.com failed');
    expect(html).toContain('CMD<br />Bcc: all@example.com');
  });

  it('refuses to send words whose fact is missing', async () => {
    await expect(renderMail('payment-failed', 'en', { name: 'Amina' }, { seller })).rejects.toThrow(
      'variable "orderNumber" was not provided',
    );
  });
});
