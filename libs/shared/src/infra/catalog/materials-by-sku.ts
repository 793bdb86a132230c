import type { EntityManager } from '@mikro-orm/postgresql';
import { Material } from '../database/entities/material.entity.js';

/** Colours by their id; those that are no longer in the catalogue are left out. */
export async function materialsBySku(
  em: EntityManager,
  skus: readonly string[],
): Promise<Map<string, Material>> {
  const materials = await em.find(Material, { sku: { $in: [...new Set(skus)] } });
  return new Map(materials.map((material) => [material.sku, material]));
}
