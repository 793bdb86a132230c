import { describe, expect, it } from '@jest/globals';
import { type Locale, locales } from '../../domain/contract/enums.js';
import { languages } from '@shared/words/languages.js';
import { tell } from '@shared/words/say.js';
import { wordsOfFacts } from './mail-facts.js';
import { type MailData, mailLooks, type MailName } from './mail-registry.js';
import { renderMail } from './render-mail.js';

const examples: { [Name in MailName]: MailData[Name] } = {
  'verify-email': { linkId: 'l1' },
  'account-exists': { name: 'Amina' },
  'reset-password': { name: 'Amina', linkId: 'l1' },
  'order-placed': {
    name: 'Amina',
    orderNumber: 'CMD-2026-0042',
    itemCount: 3,
    totalCentimes: 123_456_789,
    orderId: 'o1',
  },
  'payment-received': {
    name: 'Amina',
    orderNumber: 'CMD-2026-0042',
    invoiceNumber: 'FA-2026-0001',
    totalCentimes: 14_345,
  },
  'payment-failed': {
    name: 'Amina',
    orderNumber: 'CMD-2026-0042',
    totalCentimes: 14_345,
    orderId: 'o1',
  },
  'invoice-failed': { name: 'Amina', orderNumber: 'CMD-2026-0042', invoiceNumber: 'FA-2026-0001' },
  'quote-expiring': {
    name: 'Amina',
    reference: 'DV-2026-0007',
    expiresAt: '2025-12-31T23:30:00.000Z',
    totalCentimes: 14_345,
  },
  'payment-returned': {
    name: 'Amina',
    orderNumber: 'CMD-2026-0042',
    totalCentimes: 14_345,
    reference: 'pi_3Qx',
  },
  'payment-refund-due': {
    name: 'Amina',
    orderNumber: 'CMD-2026-0042',
    totalCentimes: 14_345,
    provider: 'sandbox',
    reference: 'pay_1',
  },
  'project-received': {
    name: 'Amina',
    replyTo: 'amina@example.com',
    phone: '0612345678',
    reference: 'PR-2026-0001',
    vertical: 'hobby',
    title: 'Grille',
    description: 'Une grille pour une voiture ancienne.',
    quantity: 4,
    budgetRange: 'b2',
    deadlineAt: '2027-01-31T12:00:00.000Z',
    referenceUrl: 'https://example.com/photo',
    fileKey: 'uploads/u/f.stl',
    materialPref: 'ASA',
    finishPref: 'smooth',
  },
  'project-acknowledged': { name: 'Amina', reference: 'PR-2026-0001', title: 'Grille' },
  'contact-message': {
    name: 'Amina',
    replyTo: 'amina@example.com',
    phone: '0612345678',
    subject: 'quote',
    message: 'Do you print in ASA?',
  },
};

const names = Object.keys(mailLooks) as MailName[];
const seller = 'Atelier <Démo> & fils';
const link = 'https://shop.example/verify?token=a.b&callbackURL=%2F';
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

/** What a mail says, with its facts: its words, labels and the values of its table. */
function saidBy(name: MailName, locale: Locale): { subject: string; others: string[]; hasAction: boolean } {
  const params = wordsOfFacts({ ...examples[name] }, locale);
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
  it.each(names.flatMap((name) => locales.map((locale) => [name, locale] as const)))(
    'says the same in the HTML and the text of %s (%s)',
    async (name, locale) => {
      const { subject, html, text } = await renderMail(name, locale, { ...examples[name] }, { seller, link });
      const said = saidBy(name, locale);
      expect(subject).toBe(said.subject);
      for (const words of said.others) {
        expect(text).toContain(words);
        expect(html).toContain(words);
      }
      expect(text.includes(link)).toBe(said.hasAction);
      expect(html.includes('href="https://shop.example/verify?token=a.b&amp;callbackURL=%2F"')).toBe(
        said.hasAction,
      );
      expect(html).toContain(`lang="${locale}"`);
      expect(`${subject}${html}${text}`).not.toMatch(/\{\{|\{\w+\}|undefined/);
    },
  );

  it('carries the name of the seller, and no other', async () => {
    for (const name of names) {
      const { html } = await renderMail(name, 'fr', { ...examples[name] }, { seller, link });
      expect(html).toContain('>Atelier &lt;Démo&gt; &amp; fils</div>');
      expect(html).not.toContain('Instant FDM');
    }
  });

  it('tells clients of a dark scheme what becomes dark and what light', async () => {
    const { html } = await renderMail('order-placed', 'fr', { ...examples['order-placed'] }, { seller });
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    for (const painted of ['card', 'masthead', 'quiet', 'label']) {
      expect(html).toMatch(new RegExp(`class="[^"]*\\b${painted}\\b`));
    }
  });

  it('writes amounts and moments as the language does', async () => {
    const placed = await renderMail('order-placed', 'fr', { ...examples['order-placed'] }, { seller });
    expect(spaced(placed.text)).toContain(
      'Commande : CMD-2026-0042\nLignes : 3\nTotal TTC, livraison incluse : 1 234 567,89 DH',
    );
    const expiring = await renderMail('quote-expiring', 'en', { ...examples['quote-expiring'] }, { seller });
    expect(spaced(expiring.text)).toContain(
      'Quote: DV-2026-0007\nTotal, tax and delivery included: 143.45 MAD\nValid until: 1 January 2026 at 00:30',
    );
  });

  it('writes words for the codes of the interface', async () => {
    const project = await renderMail(
      'project-received',
      'fr',
      { ...examples['project-received'] },
      { seller },
    );
    expect(spaced(project.text)).toContain('Domaine : loisirs\nQuantité : 4\nBudget : 500 à 2 000 DH\n');
    expect(spaced(project.text)).toContain('Finition : lissée');
    const message = await renderMail('contact-message', 'fr', { ...examples['contact-message'] }, { seller });
    expect(message.subject).toBe('Message – Amina (devis)');
    expect(spaced(message.text)).toContain('Nom : Amina\nSujet : devis\n');
  });

  it('writes what no code stands for as it is', async () => {
    const facts = { ...examples['project-received'], budgetRange: '500 – 2 000 MAD' };
    const { text } = await renderMail('project-received', 'en', facts, { seller });
    expect(text).toContain('Budget: 500 – 2 000 MAD\n');
  });

  it('leaves out what is not known', async () => {
    const facts = { ...examples['contact-message'], phone: null };
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
    const facts = { ...examples['payment-failed'], orderNumber };
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
