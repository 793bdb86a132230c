import { Controller, Get, Header, Query } from '@nestjs/common';
import { Access } from '../endpoint/access.decorator.js';
import { RateLimit } from '../endpoint/rate-limit.decorator.js';
import { DestinationsQuery, MaterialsQuery } from './catalog.dto.js';
import { CatalogService, type DestinationView, type MaterialView } from './catalog.service.js';

/** Materials and delivery destinations. */
@Controller('api')
export class CatalogController {
  constructor(private readonly catalog: CatalogService) {}

  /** Lists every colour in stock, with its price per gram. `technology` has one value so far. */
  @Get('materials')
  @Access('public')
  @RateLimit(120)
  @Header('Cache-Control', 'public, max-age=60')
  async materials(@Query() _query: MaterialsQuery): Promise<{ materials: MaterialView[] }> {
    return { materials: await this.catalog.listMaterials() };
  }

  /** Type-ahead search of served cities; case, accents and small typing errors do not matter. */
  @Get('shipping/destinations')
  async destinations(@Query() query: DestinationsQuery): Promise<{ destinations: DestinationView[] }> {
    return { destinations: await this.catalog.searchDestinations(query.q, query.limit) };
  }
}
