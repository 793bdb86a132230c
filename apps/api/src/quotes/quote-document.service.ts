import type { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { documentLocaleOf, type Locale } from '@shared/domain/contract/enums.js';
import { nameIn } from '@shared/words/name-in.js';
import { Address } from '@shared/infra/database/entities/address.entity.js';
import type { SavedQuoteLine } from '@shared/infra/database/entities/saved-quote-line.entity.js';
import { drawnContents } from '@shared/infra/work/part-pictures.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { type Buyer, type DocumentLine, documentLayout } from '@shared/infra/documents/document-content.js';
import { quoteStatusAt } from '@shared/domain/orders/quote-states.js';
import { mergePurchase } from '@shared/domain/orders/purchase.js';
import { calculateBasket, type LinePrice } from '@shared/domain/pricing/basket.js';
import { toPriceRecord, toTotalsRecord } from '@shared/domain/pricing/price-record.js';
import { addressLinesOf } from '@shared/infra/documents/order-documents.js';
import { DocumentsService } from '../documents/documents.service.js';
import { BasketPricer, type ReadyLine } from './basket-pricer.service.js';
import { type FoundQuote, SavedQuotesService, toBasketLine } from './saved-quotes.service.js';

/** A saved quote as a PDF: priced again from its files, with the price book it was made with. */
@Injectable()
export class QuoteDocumentService {
  constructor(
    private readonly em: EntityManager,
    private readonly quotes: SavedQuotesService,
    private readonly pricer: BasketPricer,
    private readonly documents: DocumentsService,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /** @throws {ServiceError} QUOTE_NOT_FOUND, FORBIDDEN, FILE_NOT_FOUND once its files are gone. */
  async open(
    userId: string,
    quoteId: string,
    chosenLocale?: Locale,
  ): Promise<{ reference: string; content: Readable }> {
    const found = await this.quotes.find(userId, quoteId);
    const user = await this.em.findOneOrFail(User, userId);
    const buyer = { name: user.name, email: user.email, phone: user.phone ?? null };
    const addressLines = await this.addressLinesOf(userId);
    return this.render(found, { ...buyer, addressLines }, chosenLocale ?? documentLocaleOf(user.locale));
  }

  /** For a reader of the quote's link: without how to reach the customer. */
  async openShared(found: FoundQuote, locale: Locale): Promise<{ reference: string; content: Readable }> {
    const { name } = await this.em.findOneOrFail(User, found.quote.user.id);
    return this.render(found, { name, email: '', phone: null, addressLines: [] }, locale);
  }

  private async render(
    { quote, facts }: FoundQuote,
    buyer: Omit<Buyer, 'company'>,
    locale: Locale,
  ): Promise<{ reference: string; content: Readable }> {
    const userId = quote.user.id;
    const lines = await this.quotes.linesOf(quote);
    const basis = await this.pricer.basisOf(quote);
    const ready = await this.pricer.prepare(userId, lines.map(toBasketLine), basis, { mayBeSoldOut: true });
    const inputs = ready.map(({ input }) => input);
    const price = calculateBasket(basis.book, inputs);
    const hashes = ready.map(({ part }) => part.analysis.fileHash);
    const drawn = await drawnContents(this.em, hashes);
    const { company, purchaseOrder, project } = mergePurchase(quote);
    const content = await this.documents.render(userId, quote.id, {
      kind: 'quote',
      layout: documentLayout,
      locale,
      number: quote.reference,
      issuedAt: quote.createdAt.toISOString(),
      expiresAt: quote.expiresAt.toISOString(),
      hasEnded: quoteStatusAt(facts, new Date()) === 'expired',
      seller: this.settings.seller,
      buyer: { ...buyer, company },
      purchaseOrder,
      project,
      lines: lines.map((line, index) => ({
        ...documentLine(line, ready[index]!, price.lines[index]!, locale),
        ...(drawn.has(hashes[index]!) && { pictureHash: hashes[index]! }),
      })),
      totals: toTotalsRecord(price),
      totalHtCentimes: price.totalHtCentimes,
      tvaCentimes: price.tvaCentimes,
      tvaPercent: price.tvaPercent,
      deliveryDays: quote.deliveryDays ?? price.deliveryDays,
    });
    return { reference: quote.reference, content };
  }

  /** A quote has no address of its own: its customer's usual one, if there is one. */
  private async addressLinesOf(userId: string): Promise<string[]> {
    const usual = await this.em.findOne(Address, { user: userId, isDefault: true });
    return usual === null ? [] : addressLinesOf({ ...usual, postalCode: usual.postalCode ?? null });
  }
}

function documentLine(
  { fileName, finish, quantity, price: saved }: SavedQuoteLine,
  { material, part }: ReadyLine,
  price: LinePrice,
  locale: Locale,
): DocumentLine {
  return {
    fileName,
    boxMm: part.analysis.boundingBoxMm,
    materialName: nameIn(locale, material),
    finish,
    quantity,
    isRush: false,
    // As it was saved: machines may print at another pace by now.
    price: { ...toPriceRecord(price), deliveryDays: saved.deliveryDays },
  };
}
