import { nameIn } from '@shared/words/name-in.js';
import { Injectable } from '@nestjs/common';
import type { Finish, PageLocale } from '@shared/domain/contract/enums.js';
import { splitTva } from '@shared/domain/money/tva.js';
import { mergePurchase, type Purchase } from '@shared/domain/orders/purchase.js';
import { type NetAmount, type NetAmounts, netAmounts } from '@shared/domain/pricing/net-amounts.js';
import type { PriceRecord, TotalsRecord } from '@shared/domain/pricing/price-record.js';
import type { SavedQuote } from '@shared/infra/database/entities/saved-quote.entity.js';
import { PriceBooks } from '../price-books/price-books.service.js';
import { CatalogService } from '../catalog/catalog.service.js';
import { SavedQuotesService } from './saved-quotes.service.js';

/** A line of a quote as tables and pages show it. */
export interface PaperLine {
  fileKey: string;
  fileName: string;
  materialName: string;
  finish: Finish;
  quantity: number;
  price: PriceRecord;
  amount: NetAmount;
}

/** A saved quote as tables and pages show it: from its rows alone, so that it outlives its files. */
export interface QuotePaper extends Purchase {
  reference: string;
  createdAt: Date;
  expiresAt: Date;
  lines: PaperLine[];
  totals: TotalsRecord;
  amounts: NetAmounts;
  tvaPercent: number;
  /** Working days from payment until all of it is delivered. */
  deliveryDays: number | null;
}

/** Reads saved quotes for tables and pages. */
@Injectable()
export class QuotePaperService {
  constructor(
    private readonly quotes: SavedQuotesService,
    private readonly catalog: CatalogService,
    private readonly books: PriceBooks,
  ) {}

  /** @throws {ServiceError} QUOTE_NOT_FOUND, FORBIDDEN. */
  async readOwn(userId: string, id: string, locale: PageLocale): Promise<QuotePaper> {
    return this.read((await this.quotes.find(userId, id)).quote, locale);
  }

  async read(quote: SavedQuote, locale: PageLocale): Promise<QuotePaper> {
    const { reference, createdAt, expiresAt, totals, deliveryDays, priceBook } = quote;
    const lines = await this.quotes.linesOf(quote);
    const { tvaPercent } = await this.books.of(priceBook);
    const { htCentimes } = splitTva(BigInt(quote.totalCentimes), BigInt(tvaPercent));
    const amounts = netAmounts(
      lines.map(({ price }) => price.totalCentimes),
      totals,
      Number(htCentimes),
    );
    const named = lines.map(async ({ fileKey, fileName, materialId, finish, quantity, price }, place) => {
      const material = await this.catalog.findMaterial(materialId);
      const materialName = material === null ? materialId : nameIn(locale, material);
      const amount = amounts.lines[place]!;
      return { fileKey, fileName, materialName, finish, quantity, price, amount };
    });
    return {
      ...{ reference, createdAt, expiresAt, totals, amounts, tvaPercent },
      ...mergePurchase(quote),
      lines: await Promise.all(named),
      deliveryDays: deliveryDays ?? null,
    };
  }
}
