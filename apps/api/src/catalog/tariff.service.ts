import { Inject, Injectable } from '@nestjs/common';
import { kernelVersion } from '@kernel/version.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { Tariff } from '@shared/domain/pricing/tariff.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import type { AnswerSource } from '../endpoint/answers/cached-value.js';
import { PriceBooks } from '../price-books/price-books.service.js';
import { MachinePacesService } from '../workshop/machine-paces.service.js';
import { CatalogService } from './catalog.service.js';

/** The basis of every new price, for clients that calculate it themselves. */
@Injectable()
export class TariffService {
  constructor(
    private readonly catalog: CatalogService,
    private readonly books: PriceBooks,
    private readonly paces: MachinePacesService,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /** What the tariff is made of. */
  get sources(): AnswerSource[] {
    return [this.books.source, this.catalog.source, this.paces.source];
  }

  /** @throws {ServiceError} NOT_FOUND where the rates are not published. */
  assertPublic(): void {
    if (!this.settings.isTariffPublic) throw new ServiceError('NOT_FOUND');
  }

  /** The tariff of the current book, catalogue and paces. */
  async current(): Promise<Tariff> {
    const book = await this.books.current();
    const [materials, unavailable, destinations, paces] = await Promise.all([
      this.catalog.listMaterials(book),
      this.catalog.listUnavailable(),
      this.catalog.listSpellings(),
      this.paces.current(),
    ]);
    return { book, materials, unavailable, destinations, paces, kernelVersion };
  }
}
