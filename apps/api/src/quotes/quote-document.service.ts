import type { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import type { Locale } from '@shared/domain/contract/enums.js';
import type { SavedQuoteLine } from '@shared/infra/database/entities/saved-quote-line.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { type DocumentLine, documentLayout } from '@shared/infra/documents/document-content.js';
import { quoteStatusAt } from '@shared/domain/orders/quote-states.js';
import { calculateBasket, type LinePrice } from '@shared/domain/pricing/basket.js';
import { toPriceRecord, toTotalsRecord } from '@shared/domain/pricing/price-record.js';
import { DocumentsService } from '../documents/documents.service.js';
import { BasketPricer, basisOf, type ReadyLine } from './basket-pricer.service.js';
import { SavedQuotesService, toBasketLine } from './saved-quotes.service.js';

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
    const { quote, facts } = await this.quotes.find(userId, quoteId);
    const user = await this.em.findOneOrFail(User, userId);
    const locale = chosenLocale ?? user.locale;
    const lines = await this.quotes.linesOf(quote);
    const basis = basisOf(quote);
    const ready = await this.pricer.prepare(userId, lines.map(toBasketLine), { basis, mayBeSoldOut: true });
    const inputs = ready.map(({ input }) => input);
    const price = calculateBasket(basis.book, inputs);
    const content = await this.documents.render(userId, quote.id, {
      kind: 'quote',
      layout: documentLayout,
      locale,
      number: quote.reference,
      issuedAt: quote.createdAt.toISOString(),
      expiresAt: quote.expiresAt.toISOString(),
      hasEnded: quoteStatusAt(facts, new Date()) === 'expired',
      seller: this.settings.seller,
      buyer: { name: user.name, email: user.email, phone: user.phone ?? null, addressLines: [] },
      lines: lines.map((line, index) => documentLine(line, ready[index]!, price.lines[index]!, locale)),
      totals: toTotalsRecord(price),
      totalHtCentimes: price.totalHtCentimes,
      tvaCentimes: price.tvaCentimes,
      tvaPercent: price.tvaPercent,
      deliveryDays: price.deliveryDays,
    });
    return { reference: quote.reference, content };
  }
}

function documentLine(
  { fileName, finish, quantity }: SavedQuoteLine,
  { material, part }: ReadyLine,
  price: LinePrice,
  locale: Locale,
): DocumentLine {
  return {
    fileName,
    boxMm: part.analysis.boundingBoxMm,
    materialName: locale === 'fr' ? material.nameFr : material.name,
    finish,
    quantity,
    isRush: false,
    price: toPriceRecord(price),
  };
}
