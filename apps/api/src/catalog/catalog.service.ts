import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import type {
  DestinationView,
  MaterialView,
  UnavailableMaterial,
} from '@shared/domain/contract/catalogue.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { Destination } from '@shared/infra/database/entities/destination.entity.js';
import { Material } from '@shared/infra/database/entities/material.entity.js';
import type { TariffDestination } from '@shared/domain/pricing/tariff.js';
import { centimesToMad } from '@shared/domain/money/mad.js';
import type { PriceBook } from '@shared/domain/pricing/book.js';
import {
  cityNames,
  type DestinationIndex,
  indexDestinations,
  searchDestinations,
} from '@shared/domain/places/destination-search.js';
import { told } from '@shared/words/say.js';
import { type AnswerSource, CachedValue } from '../endpoint/answers/cached-value.js';
import { DerivedCache } from '../endpoint/answers/derived-cache.js';

interface Catalogue {
  materials: Material[];
  bySku: ReadonlyMap<string, Material>;
  destinations: Destination[];
}

/** Materials and served cities. Both are small and change rarely: read whole, cached for a few seconds. */
@Injectable()
export class CatalogService {
  private readonly held: CachedValue<Catalogue>;
  /** The catalogue, for answers that are made of it. */
  readonly source: AnswerSource;
  private readonly index = new DerivedCache<DestinationIndex<Destination>>();

  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) { timeLimits }: ProcessSettings,
  ) {
    this.held = new CachedValue(() => this.load(), timeLimits.catalogueFreshMs);
    this.source = this.held;
  }

  /** Every colour SKU in stock, at the rates of a book. */
  async listMaterials(book: PriceBook): Promise<MaterialView[]> {
    const { materials } = await this.held.get();
    const inStock = materials.filter(({ isAvailable }) => isAvailable);
    return inStock.map((material) => materialView(material, book));
  }

  /** Every colour SKU that is not in stock, retired ones among them. */
  async listUnavailable(): Promise<UnavailableMaterial[]> {
    const { materials } = await this.held.get();
    const others = materials.filter(({ isAvailable }) => !isAvailable);
    return others.map(({ sku: id, name, nameFr }) => ({ id, name, nameFr }));
  }

  /** The SKU of that id, in stock or not, or `null`. */
  async findMaterial(sku: string): Promise<Material | null> {
    return (await this.materialsBySku()).get(sku) ?? null;
  }

  /** Every SKU by its id, in stock or not. */
  async materialsBySku(): Promise<ReadonlyMap<string, Material>> {
    return (await this.held.get()).bySku;
  }

  /** The SKU for a client that names none: the first PLA in stock. */
  async defaultMaterial(): Promise<Material> {
    const { materials } = await this.held.get();
    const found = materials.find(({ polymer, isAvailable }) => polymer === 'pla' && isAvailable);
    if (found === undefined) {
      throw new ServiceError('VALIDATION_ERROR', {
        details: {
          errors: [{ field: 'material', message: told('api.fields.noPla') }],
          reason: 'materialUnavailable',
        },
      });
    }
    return found;
  }

  /** Every served city, larger ones first. */
  async listDestinations(): Promise<DestinationView[]> {
    const { destinations } = await this.held.get();
    return destinations.map(destinationView);
  }

  /** {@link listDestinations} with every spelling that names a city. */
  async listSpellings(): Promise<TariffDestination[]> {
    const { destinations } = await this.held.get();
    return destinations.map((one) => ({ ...destinationView(one), aliases: one.aliases }));
  }

  async findDestination(id: string): Promise<Destination | null> {
    const { destinations } = await this.held.get();
    return destinations.find((destination) => destination.id === id) ?? null;
  }

  /** The destination of that id and, where a city is given, whether that is one of its names. */
  async findCity(id: string, city?: string): Promise<{ destination: Destination; isNamed: boolean } | null> {
    const destination = await this.findDestination(id);
    if (destination === null) return null;
    return { destination, isNamed: city === undefined || cityNames(destination, city) };
  }

  async searchDestinations(query: string, limit: number): Promise<DestinationView[]> {
    const catalogue = await this.held.get();
    const index = await this.index.get('', [catalogue], () =>
      Promise.resolve(indexDestinations(catalogue.destinations)),
    );
    return searchDestinations(index, query, limit).map(destinationView);
  }

  /** After a change of the catalogue by this process: the next answer reads it anew. */
  forget(): void {
    this.held.forget();
  }

  private async load(): Promise<Catalogue> {
    const em = this.em.fork();
    const materials = await em.findAll(Material, { orderBy: { position: 'asc' } });
    const destinations = await em.findAll(Destination, { orderBy: { position: 'asc' } });
    const bySku = new Map(materials.map((material) => [material.sku, material]));
    return { materials, bySku, destinations };
  }
}

/** A SKU with its price and density from the book. */
export function materialView(material: Material, book: PriceBook): MaterialView {
  const rate = book.materials[material.polymer];
  return {
    id: material.sku,
    name: material.name,
    nameFr: material.nameFr,
    technology: 'fdm',
    materialType: material.polymer,
    pricePerGram: centimesToMad(rate.centimesPerGram),
    density: rate.densityGPerCm3,
    available: material.isAvailable,
    previewColor: material.previewColor,
  };
}

function destinationView(destination: Destination): DestinationView {
  const { id, code, name, deliveryDaysMin, deliveryDaysMax } = destination;
  return { id, code, name, deliveryDaysMin, deliveryDaysMax };
}
