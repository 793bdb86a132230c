import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { DestinationView, MaterialView } from '@shared/domain/contract/catalogue.js';
import type { TariffDestination } from '@shared/domain/pricing/tariff.js';
import { Access } from '../endpoint/caller/access.decorator.js';
import { AnswerMemory } from '../endpoint/answers/answer-memory.js';
import { Versioned } from '../endpoint/answers/answers.decorator.js';
import { PublicAnswer } from '../endpoint/answers/public-answer.js';
import { RateLimit, UncountedInOutage } from '../endpoint/limits/rate-limit.decorator.js';
import { DestinationsQuery, MaterialsQuery } from './catalog.dto.js';
import { PriceBooks } from '../price-books/price-books.service.js';
import { CatalogService } from './catalog.service.js';

/** Materials and delivery destinations. */
@Controller('api')
export class CatalogController {
  private readonly keptMaterials: PublicAnswer<{ materials: MaterialView[] }>;
  private readonly keptCities: PublicAnswer<{ destinations: TariffDestination[] }>;

  constructor(
    private readonly catalog: CatalogService,
    private readonly books: PriceBooks,
    memory: AnswerMemory,
  ) {
    this.keptMaterials = new PublicAnswer(memory, [catalog.source, books.source]);
    this.keptCities = new PublicAnswer(memory, [catalog.source]);
  }

  /** Lists every colour in stock, with its price per gram. `technology` has one value so far. */
  @Get('materials')
  @Access('public')
  @RateLimit(120)
  @UncountedInOutage(true)
  @Versioned()
  async materials(
    @Query() _query: MaterialsQuery,
    @Res() response: Response,
  ): Promise<{ materials: MaterialView[] }> {
    return this.keptMaterials.send(response, async () => ({
      materials: await this.catalog.listMaterials(await this.books.current()),
    }));
  }

  /**
   * Lists every served city, larger ones first. `aliases` holds its other spellings, Arabic among them: a page can then
   * find a city by itself while it is typed.
   */
  @Get('shipping/cities')
  @Access('public')
  @RateLimit(120)
  @UncountedInOutage(true)
  @Versioned()
  async cities(@Res() response: Response): Promise<{ destinations: TariffDestination[] }> {
    return this.keptCities.send(response, async () => ({
      destinations: await this.catalog.listSpellings(),
    }));
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
