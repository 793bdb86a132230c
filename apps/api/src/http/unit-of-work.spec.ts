import { setImmediate as nextTurn } from 'node:timers/promises';
import { RequestContext } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from '@shared/infra/database/orm-options.js';
import { expect, it } from '@jest/globals';
import { currentUnit, unitsOfWork } from './unit-of-work.js';

// Nothing is asked of the database.
const orm = await MikroORM.init({ ...ormOptions('postgresql://127.0.0.1:1/none'), context: currentUnit });
const separate = unitsOfWork(orm.em);

/** What a request sees whose handler asks again later. */
function unitsOf(): Promise<[early: object, late: object]> {
  return new Promise((resolve, reject) => {
    void separate({} as never, {} as never, () => {
      const early = orm.em.getContext();
      void nextTurn().then(() => resolve([early, orm.em.getContext()]), reject);
    });
  });
}

it('is one for all that a request does, and another for the next', async () => {
  const [[first, later], [second]] = await Promise.all([unitsOf(), unitsOf()]);
  expect(later).toBe(first);
  expect(second).not.toBe(first);
  expect([first, second]).not.toContain(orm.em);
});

it('is none outside of requests', () => {
  expect(currentUnit()).toBeUndefined();
});

it('gives way to one that is chosen, such as a replica’s', () => {
  separate({} as never, {} as never, () => {
    const chosen = orm.em.fork();
    RequestContext.create(chosen, () => expect(currentUnit()).toBe(RequestContext.getEntityManager()));
  });
});
