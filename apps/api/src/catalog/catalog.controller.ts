import { Controller, Get, Header, Query } from '@nestjs/common';
import type { DestinationView, MaterialView } from '@shared/domain/contract/catalogue.js';
import type { TariffDestination } from '@shared/domain/pricing/tariff.js';
import { Access } from '../endpoint/access.decorator.js';
import { RateLimit } from '../endpoint/rate-limit.decorator.js';
import { DestinationsQuery, MaterialsQuery } from './catalog.dto.js';
import { PriceBooks } from '../price-books/price-books.service.js';
import { CatalogService } from './catalog.service.js';

/** Materials and delivery destinations. */
@Controller('api')
export class CatalogController {
  constructor(
    private readonly catalog: CatalogService,
    private readonly books: PriceBooks,
  ) {}

  /** Lists every colour in stock, with its price per gram. `technology` has one value so far. */
  @Get('materials')
  @Access('public')
  @RateLimit(120)
  @Header('Cache-Control', 'public, max-age=60')
  async materials(@Query() _query: MaterialsQuery): Promise<{ materials: MaterialView[] }> {
    return { materials: await this.catalog.listMaterials(await this.books.current()) };
  }

  /**
   * Lists every served city, larger ones first. `aliases` holds its other spellings, Arabic among them: a page can then
   * find a city by itself while it is typed.
   */
  @Get('shipping/cities')
  @Access('public')
  @RateLimit(120)
  @Header('Cache-Control', 'public, max-age=60')
  async cities(): Promise<{ destinations: TariffDestination[] }> {
    return { destinations: await this.catalog.listSpellings() };
  }

  /**
   * Type-ahead search of served cities; case, accents and small typing errors do not matter.
   * A city is found by a part of its name in French, in Arabic or as it is commonly typed.
   */
  @Get('shipping/destinations')
  async destinations(@Query() query: DestinationsQuery): Promise<{ destinations: DestinationView[] }> {
    return { destinations: await this.catalog.searchDestinations(query.q, query.limit) };
  }
}
