import { AsyncLocalStorage } from 'node:async_hooks';
import { RequestContext } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestHandler } from 'express';

/** A request's unit of work, once something has asked for it. */
interface RequestUnit {
  root: EntityManager;
  em?: EntityManager;
}

const units = new AsyncLocalStorage<RequestUnit | undefined>();

/**
 * Gives each request a unit of work of its own when it asks for one. MikroORM's middleware makes one for each at once; most
 * answers need none, and to make it takes as long as to check the fields of a basket.
 */
export function unitsOfWork(root: EntityManager): RequestHandler {
  return (_request, _response, next) => units.run({ root }, next);
}

/** MikroORM's `context`: the entity manager that the injected one delegates to. */
export function currentUnit(): EntityManager | undefined {
  const chosen = RequestContext.getEntityManager() as EntityManager | undefined;
  if (chosen !== undefined) return chosen;
  const unit = units.getStore();
  if (unit === undefined) return undefined;
  // Outside of the unit: `fork` asks for the current one, and would do so without end.
  unit.em ??= units.run(undefined, () => unit.root.fork({ useContext: true }));
  return unit.em;
}
