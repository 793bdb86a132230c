import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Polymer } from '@shared/domain/contract/enums.js';
import { refusedField, ServiceError } from '@shared/domain/contract/errors.js';
import {
  milligramsOf,
  mostStockMilligrams,
  type StockMovementKind,
  stockState,
} from '@shared/domain/making/stock.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { Material } from '@shared/infra/database/entities/material.entity.js';
import { StockMovement } from '@shared/infra/database/entities/stock-movement.entity.js';
import { lockNamed } from '@shared/infra/database/lock-named.js';
import { told } from '@shared/words/say.js';
import { CatalogService } from '../catalog/catalog.service.js';
import { Idempotency } from '../endpoint/answers/idempotency.js';
import type { RepeatableRequest } from '../endpoint/answers/idempotency-key.decorator.js';
import { Page } from '../endpoint/lists/page.js';
import { type PageQuery, pageLength } from '../endpoint/lists/page-query.js';
import { moveStock, plannedPlastic, settleStock } from './stock-levels.js';

/** A colour and what there is of it. */
export interface StockView {
  /** The colour's id: what customers send as `materialId`. */
  sku: string;
  /** English name. */
  name: string;
  /** French name. */
  nameFr: string;
  /** The polymer. */
  polymer: Polymer;
  /** The colour on a screen, `#rrggbb`. */
  previewColor: string;
  /** Its place in the catalogue. */
  position: number;
  /** Grams on hand; `null` where the stock is not counted. */
  onHandGrams: number | null;
  /** Grams on plates that are not done. */
  plannedGrams: number;
  /** On hand, less what is planned. */
  freeGrams: number | null;
  /** Below this the team is mailed; `null` never. */
  lowGrams: number | null;
  /** Whether less is left than the threshold. */
  isLow: boolean;
  /** Whether customers may choose it. */
  isAvailable: boolean;
  /** Since when it is no longer sold. */
  retiredAt: string | null;
}

/** What an operator records of a colour. */
export interface StockRecord {
  kind: 'received' | 'corrected';
  grams: number;
  /** What was on hand when it was counted. */
  ofOnHandGrams?: number | undefined;
  /** It was not counted then. */
  isFirstCount?: boolean | undefined;
  reason?: string | undefined;
}

/** A change of what is on hand. */
export interface StockMovementView {
  /** Names the record. */
  id: string;
  /** What kind it is. */
  kind: StockMovementKind;
  /** What came in; less than 0 for what went out. */
  grams: number;
  /** What was on hand after it. */
  onHandGrams: number;
  /** The plate. */
  plateId: string | null;
  /** Why. */
  reason: string | null;
  /** The operator. */
  by: string;
  /** When it was. */
  at: string;
}

/** A new colour. */
export interface NewColour {
  /** The colour: the id of a material. */
  sku: string;
  /** English name. */
  name: string;
  /** French name. */
  nameFr: string;
  /** The polymer. */
  polymer: Polymer;
  /** The colour on a screen, `#rrggbb`. */
  previewColor: string;
  onHandGrams?: number | null | undefined;
  lowGrams?: number | null | undefined;
}

/** What changes of a colour. */
export interface ColourChange {
  /** English name. */
  name?: string | undefined;
  /** French name. */
  nameFr?: string | undefined;
  /** The colour on a screen, `#rrggbb`. */
  previewColor?: string | undefined;
  lowGrams?: number | null | undefined;
  isRetired?: boolean | undefined;
  isCounted?: boolean | undefined;
}

const gramsOf = (milligrams: number) => Math.round(milligrams / 100) / 10;

/** Colours and their stock. */
@Injectable()
export class StockService {
  constructor(
    private readonly em: EntityManager,
    private readonly catalog: CatalogService,
    private readonly idempotency: Idempotency,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /** Every colour in the catalogue's order, retired ones last. */
  async list(): Promise<StockView[]> {
    const materials = await this.em.find(Material, {}, { orderBy: { position: 'asc' }, refresh: true });
    const planned = await plannedPlastic(
      this.em,
      materials.map(({ sku }) => sku),
    );
    const views = materials.map((material) => stockView(material, planned.get(material.sku) ?? 0));
    return views.toSorted((a, b) => Number(a.retiredAt !== null) - Number(b.retiredAt !== null));
  }

  /** @throws {ServiceError} RESOURCE_NOT_FOUND. */
  async get(sku: string): Promise<StockView> {
    const material = await this.em.findOne(Material, { sku }, { refresh: true });
    if (material === null) throw new ServiceError('RESOURCE_NOT_FOUND');
    return stockView(material, (await plannedPlastic(this.em, [sku])).get(sku) ?? 0);
  }

  /**
   * Adds a colour at the end of the catalogue; its price is that of its polymer.
   *
   * @throws {ServiceError} DUPLICATE_ENTRY.
   */
  async add(operatorId: string, colour: NewColour): Promise<StockView> {
    const { onHandGrams, lowGrams, sku, ...more } = colour;
    await this.em.fork().transactional(async (em) => {
      await lockNamed(em, 'materials');
      if ((await em.count(Material, { sku })) > 0)
        throw new ServiceError('DUPLICATE_ENTRY', { message: told('making.refusals.skuTaken') });
      const [last] = await em.find(Material, {}, { orderBy: { position: 'desc' }, limit: 1 });
      const material = em.create(Material, {
        ...more,
        sku,
        position: (last?.position ?? 0) + 1,
        stockMilligrams: onHandGrams == null ? null : milligramsOf(onHandGrams),
        lowStockMilligrams: lowGrams == null ? null : milligramsOf(lowGrams),
      });
      await em.flush();
      await settleStock(em, material, this.settings.mail.teamAddress);
      await addAudit(em, operatorId, {
        action: 'material.add',
        subjectId: sku,
        before: {},
        after: { ...colour },
      });
    });
    this.catalog.forget();
    return this.get(sku);
  }

  /** @throws {ServiceError} RESOURCE_NOT_FOUND. */
  async change(operatorId: string, sku: string, change: ColourChange): Promise<StockView> {
    await this.em.fork().transactional(async (em) => {
      const material = await lockMaterial(em, sku);
      const before = factsOf(material);
      const { name, nameFr, previewColor, lowGrams, isRetired, isCounted } = change;
      em.assign(material, {
        ...(name !== undefined && { name }),
        ...(nameFr !== undefined && { nameFr }),
        ...(previewColor !== undefined && { previewColor }),
        ...(lowGrams !== undefined && {
          lowStockMilligrams: lowGrams === null ? null : milligramsOf(lowGrams),
        }),
      });
      if (isRetired === true) material.retiredAt ??= new Date();
      if (isRetired === false) material.retiredAt = null;
      if (isCounted === false) material.stockMilligrams = null;
      if (isCounted === true) material.stockMilligrams ??= 0;
      await settleStock(em, material, this.settings.mail.teamAddress);
      const after = factsOf(material);
      if (JSON.stringify(before) === JSON.stringify(after)) return;
      await addAudit(em, operatorId, { action: 'material.change', subjectId: sku, before, after });
    });
    this.catalog.forget();
    return this.get(sku);
  }

  /**
   * Records what came in, or corrects what is on hand to what was counted.
   *
   * @throws {ServiceError} RESOURCE_NOT_FOUND; VALIDATION_ERROR beyond a tonne, or for what came in of a colour that is not
   * counted; CONFLICT where more or less is on hand by now than when it was counted.
   */
  async record(
    operatorId: string,
    request: RepeatableRequest,
    sku: string,
    asked: StockRecord,
  ): Promise<StockView> {
    await this.idempotency.once(operatorId, request, {
      commit: async (em) => {
        const material = await lockMaterial(em, sku);
        const onHand = material.stockMilligrams ?? null;
        if (onHand === null && asked.kind === 'received')
          throw refusedField('kind', told('making.refusals.notCounted'));
        if (asked.kind === 'corrected' && isOutdated(asked, onHand)) throw countedMeanwhile(onHand);
        const milligrams = milligramsOf(asked.grams);
        const after = asked.kind === 'received' ? (onHand ?? 0) + milligrams : milligrams;
        // More than there seemed to be may have been printed: what comes in then counts all the same.
        const least = asked.kind === 'received' ? -mostStockMilligrams : 0;
        if (after < least || after > mostStockMilligrams)
          throw refusedField('grams', told('making.refusals.stockRange'));
        material.stockMilligrams = onHand ?? 0;
        const { kind, reason = null } = asked;
        const change = { kind, milligrams: after - (onHand ?? 0), reason, by: operatorId };
        await moveStock(em, sku, [change], this.settings.mail.teamAddress);
        await addAudit(em, operatorId, {
          action: 'material.stock',
          subjectId: sku,
          before: { onHandGrams: onHand === null ? null : gramsOf(onHand) },
          after: { onHandGrams: gramsOf(after), kind, reason },
        });
        return { sku };
      },
    });
    this.catalog.forget();
    return this.get(sku);
  }

  /** Newest first. */
  async movements(sku: string, page: PageQuery): Promise<Page<StockMovementView>> {
    await this.get(sku);
    const limit = pageLength(page);
    const where = { materialId: sku, ...(page.after !== undefined && { id: { $lt: page.after } }) };
    const found = await this.em.find(StockMovement, where, { orderBy: { id: 'desc' }, limit: limit + 1 });
    const own = found.slice(0, limit);
    const views = own.map(
      ({ id, kind, milligrams, stockMilligrams, plateId, reason, by, at }): StockMovementView => ({
        ...{ id, kind, by },
        grams: gramsOf(milligrams),
        onHandGrams: gramsOf(stockMilligrams),
        plateId: plateId ?? null,
        reason: reason ?? null,
        at: at.toISOString(),
      }),
    );
    return new Page(views, found.length > limit ? own.at(-1)?.id : undefined);
  }
}

/** Whether plastic came in or was used between the count and its record, or another has begun or ended counting. */
function isOutdated({ ofOnHandGrams, isFirstCount = false }: StockRecord, onHand: number | null): boolean {
  if (ofOnHandGrams !== undefined) return onHand === null || gramsOf(onHand) !== ofOnHandGrams;
  return isFirstCount && onHand !== null;
}

function countedMeanwhile(onHand: number | null): ServiceError {
  const onHandGrams = onHand === null ? null : gramsOf(onHand);
  const message =
    onHandGrams === null
      ? told('making.refusals.countingEnded')
      : told('making.refusals.stockMoved', { grams: onHandGrams });
  return new ServiceError('CONFLICT', { message, details: { onHandGrams } });
}

async function lockMaterial(em: EntityManager, sku: string): Promise<Material> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const material = await em.findOne(Material, { sku }, lock);
  if (material === null) throw new ServiceError('RESOURCE_NOT_FOUND');
  return material;
}

function factsOf(material: Material): Record<string, unknown> {
  const { name, nameFr, previewColor, lowStockMilligrams, retiredAt, stockMilligrams } = material;
  return {
    ...{ name, nameFr, previewColor },
    lowGrams: lowStockMilligrams == null ? null : gramsOf(lowStockMilligrams),
    onHandGrams: stockMilligrams == null ? null : gramsOf(stockMilligrams),
    isRetired: retiredAt != null,
  };
}

function stockView(material: Material, planned: number): StockView {
  const { sku, name, nameFr, polymer, previewColor, position, stockMilligrams, lowStockMilligrams } =
    material;
  const onHand = stockMilligrams ?? null;
  const lowAt = lowStockMilligrams ?? null;
  const isRetired = material.retiredAt != null;
  const { free, isLow } = stockState({ onHand, planned, lowAt, isRetired });
  return {
    ...{ sku, name, nameFr, polymer, previewColor, position },
    onHandGrams: onHand === null ? null : gramsOf(onHand),
    plannedGrams: gramsOf(planned),
    freeGrams: free === null ? null : gramsOf(free),
    lowGrams: lowAt === null ? null : gramsOf(lowAt),
    isLow,
    isAvailable: material.isAvailable,
    retiredAt: material.retiredAt?.toISOString() ?? null,
  };
}
