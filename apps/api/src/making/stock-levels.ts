import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { locales } from '@shared/domain/contract/enums.js';
import { mostStockMilligrams, type StockMovementKind, stockState } from '@shared/domain/making/stock.js';
import { Material } from '@shared/infra/database/entities/material.entity.js';
import { StockMovement } from '@shared/infra/database/entities/stock-movement.entity.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';

/** Something that changes what is on hand. */
export interface StockChange {
  /** What kind it is. */
  kind: StockMovementKind;
  /** What comes in; less than 0 for what goes out. */
  milligrams: number;
  /** The plate. */
  plateId?: string;
  /** Why. */
  reason?: string | null;
  by: string;
}

/** Plastic on plates that are planned or being printed, by colour, in milligrams. */
export async function plannedPlastic(
  em: EntityManager,
  skus: readonly string[],
): Promise<Map<string, number>> {
  if (skus.length === 0) return new Map();
  const rows = await em.execute<{ material_id: string; milligrams: string }[]>(
    `select material_id, sum(weight_milligrams) as milligrams from plates
     where status in ('planned', 'printing') and material_id in (${skus.map(() => '?').join(', ')})
     group by material_id`,
    [...skus],
  );
  return new Map(rows.map((row) => [row.material_id, Number(row.milligrams)]));
}

/**
 * Applies changes to a colour's stock in the caller's transaction, and what follows: whether customers may choose it, and
 * once for each time that it falls below its threshold, a mail to the team. A colour that is not counted stays as it is.
 */
export async function moveStock(
  em: EntityManager,
  sku: string,
  changes: readonly StockChange[],
  teamAddress: string,
): Promise<void> {
  // What the unit of work holds is written first: plates count by their status.
  await em.flush();
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const material = await em.findOne(Material, { sku }, lock);
  if (material?.stockMilligrams == null) return;
  for (const { milligrams, ...change } of changes) {
    if (milligrams === 0 && change.kind !== 'corrected') continue;
    const least = change.kind === 'corrected' ? 0 : -mostStockMilligrams;
    material.stockMilligrams = Math.max(least, material.stockMilligrams + milligrams);
    em.create(StockMovement, {
      materialId: sku,
      milligrams,
      stockMilligrams: material.stockMilligrams,
      ...change,
    });
  }
  await settleStock(em, material, teamAddress);
}

/** Brings what follows from a colour's stock up to date; its row is locked. */
export async function settleStock(em: EntityManager, material: Material, teamAddress: string): Promise<void> {
  const { sku, retiredAt, lowStockMilligrams, stockMilligrams } = material;
  const planned = (await plannedPlastic(em, [sku])).get(sku) ?? 0;
  const { free, isLow, isAvailable } = stockState({
    onHand: stockMilligrams ?? null,
    planned,
    lowAt: lowStockMilligrams ?? null,
    isRetired: retiredAt != null,
  });
  material.isAvailable = isAvailable;
  if (isLow && !material.isLowTold) {
    addMail(em, {
      template: 'stock-low',
      locale: locales[0],
      recipient: teamAddress,
      user: null,
      data: {
        sku,
        name: material.nameFr,
        freeGrams: Math.round((free ?? 0) / 1000),
        lowGrams: Math.round((lowStockMilligrams ?? 0) / 1000),
      },
    });
  }
  material.isLowTold = isLow;
}
