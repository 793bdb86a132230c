import { describe, expect, it } from '@jest/globals';
import type { DocumentContent } from './document-content.js';
import {
  companyPurchase,
  creditNoteContent,
  documentLine,
  invoiceContent,
  quoteContent,
} from '@testing/fixtures/document-content.js';
import { amountsOf } from './document-amounts.js';
import { documentDefinition } from './document-definition.js';
import { documentSetter } from './document-setter.js';
import { sumRows } from './document-totals.js';
import { wordsIn } from '@shared/words/words-in.js';
import { openFontMeter } from './fonts.js';

const setter = documentSetter(await openFontMeter());

/** Every text of a definition, one line of it a line. */
function textsOf(node: unknown): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(textsOf).filter(Boolean).join('\n');
  if (node === null || typeof node !== 'object') return '';
  const { text, stack, columns, table } = node as Record<string, unknown>;
  if (Array.isArray(text)) return text.map(textsOf).join('');
  return [text, stack, columns, (table as { body?: unknown } | undefined)?.body]
    .map(textsOf)
    .filter(Boolean)
    .join('\n');
}

function saidBy(content: DocumentContent): string[] {
  return textsOf(documentDefinition(content, setter).content).replaceAll('\u00a0', ' ').split('\n');
}

describe('an invoice in French', () => {
  const said = saidBy(invoiceContent());

  it.each([
    'Atelier Démo Impression 3D',
    'FACTURE',
    'N° FA-2026-0001',
    'Amina El Idrissi',
    '7, avenue Hassan II, 3e étage',
    'CMD-2026-0042',
    'Payée le 21 novembre 2026',
    'support-moteur.stl',
    '102,87',
    '20,58',
    '123,45',
    '119,54 DH',
    'TVA 20 %',
    '23,91 DH',
    '143,45 DH',
    'CONDITIONS',
  ])('says %s', (text) => {
    expect(said).toContain(text);
  });

  it('spells its sum out', () => {
    expect(said.join(' ')).toContain(
      'Arrêté la présente facture à la somme de : cent quarante-trois dirhams et quarante-cinq centimes TTC.',
    );
  });

  it('says who the seller is before the law on every page', () => {
    const { footer } = documentDefinition(invoiceContent(), setter);
    const foot = (place: number) => textsOf((footer as (place: number, count: number) => unknown)(place, 3));
    for (const place of [1, 2, 3]) {
      expect(foot(place)).toContain('ICE 000000000000000 · IF 00000000 · RC Casablanca 000000 · TP 00000000');
      expect(foot(place)).toContain(`Page ${place} / 3`);
    }
  });
});

describe('a quote in English', () => {
  const said = saidBy(quoteContent({ locale: 'en' }));

  it.each([
    'QUOTE',
    'No. DV-2026-0007',
    '28 November 2026 at 10:00',
    '6 working days',
    '143.45 MAD',
    'This quote amounts to:',
  ])('says %s', (text) => {
    expect(said).toContain(text);
  });

  it('says until when its prices hold, and nothing of a payment', () => {
    expect(said.join(' ')).toContain('These prices are valid until 28 November 2026 at 10:00.');
    expect(said.join(' ')).not.toContain('Paid');
  });
});

describe('a quote that has ended', () => {
  it.each([
    ['fr', 'EXPIRÉ', 'Ce devis a expiré', 'Valable jusqu’au'],
    ['en', 'EXPIRED', 'This quote has expired', 'Valid until'],
  ] as const)(
    'says so across the page in %s, and nowhere that it is valid',
    (locale, across, sentence, validity) => {
      const ended = documentDefinition(quoteContent({ locale, hasEnded: true }), setter);
      expect(ended.watermark).toMatchObject({ text: across });
      const said = saidBy(quoteContent({ locale, hasEnded: true })).join(' ');
      expect(said).toContain(sentence);
      expect(said).not.toContain(validity);
      expect(documentDefinition(quoteContent({ locale }), setter).watermark).toBeUndefined();
    },
  );
});

describe('a company', () => {
  it.each([
    ['quote', quoteContent(companyPurchase)],
    ['invoice', invoiceContent(companyPurchase)],
    ['credit note', creditNoteContent(companyPurchase)],
  ] as const)('is named on its %s with its ICE, purchase order and project', (_kind, content) => {
    const said = saidBy(content);
    for (const text of [
      'Atlas Pièces SARL',
      'ICE 001234567000089',
      'À l’attention de Amina El Idrissi',
      'BC-2026/118',
      'Ligne 3, convoyeur',
    ]) {
      expect(said).toContain(text);
    }
  });

  it('reads where its invoice and its parcel go', () => {
    const deliveryLines = ['Amina El Idrissi', 'Quai 4, zone industrielle', '20250 Casablanca'];
    const elsewhere = saidBy(invoiceContent({ ...companyPurchase, deliveryLines }));
    expect(elsewhere).toEqual(expect.arrayContaining(['FACTURÉ À', 'LIVRÉ À', 'Quai 4, zone industrielle']));
    const there = saidBy(invoiceContent(companyPurchase));
    expect(there).toContain('FACTURÉ ET LIVRÉ À');
    expect(there).not.toContain('LIVRÉ À');
  });
});

describe('the means of payment', () => {
  it.each([
    ['card', 'Carte bancaire'],
    ['transfer', 'Virement bancaire'],
    // A content of an earlier release.
    [undefined, 'Carte bancaire'],
  ] as const)('%s is on the invoice', (paymentMethod, words) => {
    const said = saidBy({ ...invoiceContent(), ...(paymentMethod && { paymentMethod }) });
    expect(said).toEqual(expect.arrayContaining(['Mode de règlement', words, 'Payée le 21 novembre 2026']));
    expect(said).toContain('Référence de paiement');
  });
});

describe('a credit note', () => {
  it('of a whole invoice has its lines, the invoice it corrects, and why', () => {
    const said = saidBy(creditNoteContent());
    expect(said).toEqual(
      expect.arrayContaining([
        'AVOIR',
        'N° AV-2026-0001',
        'FA-2026-0001 du 21 novembre',
        'Une pièce est arrivée cassée.',
        're_3QW8',
        'support-moteur.stl',
        '143,45 DH',
      ]),
    );
    expect(said.join(' ')).toContain('Arrêté le présent avoir à la somme de : cent quarante-trois dirhams');
  });

  it('of a part has one row that says why, once', () => {
    const said = saidBy(creditNoteContent({ partCentimes: 5_000, locale: 'en' }));
    expect(said.filter((text) => text === 'Une pièce est arrivée cassée.')).toHaveLength(1);
    expect(said).toContain('Part refund of invoice FA-2026-0001');
    expect(said).toEqual(expect.arrayContaining(['41.67', '8.33', '50.00', '50.00 MAD']));
    expect(said).not.toContain('support-moteur.stl');
    // For Moroccan books, in French as well.
    expect(said.join(' ')).toContain('Arrêté le présent avoir à la somme de : cinquante dirhams TTC.');
  });
});

describe('a quote', () => {
  it('says how much plastic and how many hours all of it takes', () => {
    const lines = [documentLine(), documentLine({ quantity: 2 })];
    const said = saidBy(quoteContent({ lines }));
    expect(said).toEqual(expect.arrayContaining(['36,80 g', '2,50 h', '6 jours ouvrés']));
    expect(saidBy(invoiceContent({ lines })).join(' ')).not.toContain('36,80 g');
  });

  it('has room to be signed, until it has ended', () => {
    const room = ['BON POUR ACCORD', 'Date', 'Nom et qualité', 'Signature', 'Cachet'];
    expect(saidBy(quoteContent())).toEqual(expect.arrayContaining(room));
    expect(saidBy(quoteContent({ hasEnded: true }))).not.toContain('BON POUR ACCORD');
    expect(saidBy(invoiceContent())).not.toContain('BON POUR ACCORD');
  });

  it('shows pictures of parts in a column of their own, and without any has no such column', () => {
    const picture = 'data:image/png;base64,AAAA';
    const columnsOf = (lines: ReturnType<typeof documentLine>[]): number => {
      const { content } = documentDefinition(quoteContent({ lines }), setter);
      const tables = (content as { table?: { body: unknown[][] } }[]).filter(({ table }) => table);
      return tables[0]!.table!.body[0]!.length;
    };
    expect(columnsOf([documentLine(), documentLine()])).toBe(7);
    expect(columnsOf([documentLine(), documentLine({ picture })])).toBe(8);
  });
});

describe('terms and bank details', () => {
  it.each([
    ['a quote that can be accepted', quoteContent(), [true, true]],
    ['a quote that has ended', quoteContent({ hasEnded: true }), [false, false]],
    ['an invoice, which is paid', invoiceContent(), [true, false]],
    ['a credit note', creditNoteContent(), [false, false]],
    ['a credit note of a part', creditNoteContent({ partCentimes: 5_000 }), [false, false]],
  ] as const)('are on %s as far as they mean something', (_what, content, expected) => {
    const said = saidBy(content);
    expect([said.includes('CONDITIONS'), said.includes('COORDONNÉES BANCAIRES')]).toEqual(expected);
    const text = said.join(' ');
    expect([text.includes('fabriquées sur mesure'), text.includes('RIB 000')]).toEqual(expected);
  });
});

describe('the sums', () => {
  it.each([
    ['a small order', [documentLine({ totalCentimes: 1_234 })]],
    ['one line', [documentLine()]],
    [
      '25 lines',
      Array.from({ length: 25 }, (_, place) => documentLine({ totalCentimes: 33_333 * (place + 1) })),
    ],
    ['the largest amounts', [documentLine({ totalCentimes: 999_999_999_990_000, quantity: 1_000_000 })]],
  ])('of %s add up to the centime, as they are printed', (_what, lines) => {
    const content = invoiceContent({ lines });
    const { parts, total } = sumRows(content, wordsIn('fr').document);
    const centimes = (figure: string): number => Number(figure.replaceAll(/\D/g, ''));
    const column = (place: number): number =>
      parts.reduce((sum, { figures }) => sum + (figures === null ? 0 : centimes(figures[place]!)), 0);
    const [ht, tva, ttc] = total.map(({ amount }) => centimes(amount));
    expect(ht! + tva!).toBe(ttc);
    expect([0, 1, 2].map(column)).toEqual([ht, tva, ttc]);
    const { lines: ofLines, subtotal } = amountsOf(content);
    expect(ofLines.reduce((sum, { htCentimes }) => sum + htCentimes, 0)).toBe(subtotal.htCentimes);
  });
});
