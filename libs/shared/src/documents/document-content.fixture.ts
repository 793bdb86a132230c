import { splitTva } from '../money/tva.js';
import type { Quote } from '../pricing/quote.js';
import type {
  Buyer,
  DocumentContent,
  DocumentLine,
  InvoiceContent,
  QuoteContent,
} from './document-content.js';

const seller = {
  name: 'Atelier Démo Impression 3D',
  address: '12, rue de l’Exemple',
  city: '20000 Casablanca, Maroc',
  phone: '+212 5 00 00 00 00',
  email: 'bonjour@atelier-demo.example',
  website: 'www.atelier-demo.example',
  ice: '000000000000000',
  taxId: '00000000',
  tradeRegister: 'Casablanca 000000',
  businessTax: '00000000',
  bank: 'Banque Démo, RIB 000 000 0000000000000000 00',
  terms: {
    fr: 'Paiement par carte à la commande. Les pièces sont fabriquées sur mesure, d’après vos fichiers.',
    en: 'Payment by card with the order. Parts are made to measure, from your files.',
  },
};

const buyer: Buyer = {
  name: 'Amina El Idrissi',
  email: 'amina@example.com',
  phone: '+212612345678',
  addressLines: ['Amina El Idrissi', '7, avenue Hassan II, 3e étage', '30000 Fès'],
};

function priceOf(totalCentimes: number, discountCentimes: number): Quote {
  const { htCentimes, tvaCentimes } = splitTva(BigInt(totalCentimes), 20n);
  return {
    total: totalCentimes / 100,
    totalHT: Number(htCentimes) / 100,
    tvaAmount: Number(tvaCentimes) / 100,
    tvaRate: 0.2,
    discount: discountCentimes / 100,
    estimatedPrintTime: 1.25,
    estimatedWeight: 18.4,
    estimatedDeliveryDays: 4,
  };
}

/** A line of a document; what is not given is an ordinary bracket. */
export function documentLine(given: Partial<DocumentLine> & { totalCentimes?: number } = {}): DocumentLine {
  const { totalCentimes = 12_345, ...line } = given;
  return {
    fileName: 'support-moteur.stl',
    boxMm: { x: 84.25, y: 40, z: 12.04 },
    materialName: 'PLA noir',
    finish: 'standard',
    quantity: 1,
    isRush: false,
    price: priceOf(totalCentimes, (line.quantity ?? 1) >= 5 ? 610 : 0),
    ...line,
  };
}

type Given = Partial<Pick<DocumentContent, 'locale' | 'buyer' | 'lines' | 'seller'>> & { hasEnded?: boolean };

function baseOf({ locale = 'fr', lines = [documentLine()], ...given }: Given) {
  const subtotalCentimes = lines.reduce((sum, { price }) => sum + Math.round(price.total * 100), 0);
  const lackingCentimes = Math.max(0, 10_000 - subtotalCentimes - 2_000);
  const totalCentimes = subtotalCentimes + 2_000 + lackingCentimes;
  const { htCentimes, tvaCentimes } = splitTva(BigInt(totalCentimes), 20n);
  return {
    layout: 1,
    locale,
    issuedAt: '2026-11-21T10:00:00.000Z',
    seller,
    buyer,
    lines,
    totals: {
      subtotal: subtotalCentimes / 100,
      setup: 20,
      minimumAdjustment: lackingCentimes / 100,
      shipping: 0,
      total: totalCentimes / 100,
      machineHours: 1.25,
      plateCredit: 0,
    },
    totalHT: Number(htCentimes) / 100,
    tvaAmount: Number(tvaCentimes) / 100,
    tvaRate: 0.2,
    deliveryDays: 6,
    ...given,
  };
}

/** A quote over the lines. */
export function quoteContent(given: Given = {}): QuoteContent {
  const buyerOfQuote = { ...buyer, addressLines: [] };
  return {
    kind: 'quote',
    number: 'DV-2026-0007',
    expiresAt: '2026-11-28T10:00:00.000Z',
    hasEnded: false,
    ...baseOf({ buyer: buyerOfQuote, ...given }),
  };
}

/** A paid invoice over the lines. */
export function invoiceContent(given: Omit<Given, 'hasEnded'> = {}): InvoiceContent {
  return {
    kind: 'invoice',
    number: 'FA-2026-0001',
    orderNumber: 'CMD-2026-0042',
    paidAt: '2026-11-21T09:58:00.000Z',
    paymentReference: 'sandbox_01a1fc40-2983-7543-9760-6dfdab997ded',
    ...baseOf(given),
  };
}
