import type { EntityManager } from '@mikro-orm/postgresql';
import { type CardLogo, designVersion } from '@shared/cards/card-design.js';
import { type CardFault, CardFaultError } from '@shared/cards/card-findings.js';
import type { Contour } from '@shared/cards/plane.js';
import { RefusedLogo } from '@shared/database/entities/refused-logo.entity.js';
import { ThreadError } from '../thread-failure.js';
import { ThreadLostError } from '../thread-pool.js';
import type { CardThreads } from './card-threads.js';

/** What an honest logo stays far below; the thread's start is not counted. */
export const outlineMs = 5_000;

const tooIntricate: CardFault = {
  field: 'logoKey',
  message: 'has triangles that cross one another so often that its outline cannot be worked out',
  hint: 'Upload a flat STL, OBJ or 3MF of the logo whose triangles do not cross, lying on the XY plane.',
};

/**
 * The outline of a logo, worked out under a deadline of its own. A content that outlasts it, or takes its thread with
 * it, is remembered and not tried again.
 *
 * @throws {CardFaultError} on `logoKey`
 */
export async function outlineOf(logo: CardLogo, threads: CardThreads, em: EntityManager): Promise<Contour[]> {
  const { contentHash } = logo;
  const known = await em.findOne(RefusedLogo, { contentHash, designVersion });
  if (known !== null) throw new CardFaultError(known.fault);
  try {
    const reply = await threads.run({ logo, result: 'outline' }, outlineMs);
    if (reply.outcome === 'error') throw new ThreadError(reply);
    if (reply.outcome === 'refused') throw new CardFaultError(...reply.faults);
    if (reply.outcome !== 'outlined') throw new Error('A thread has answered another question.');
    return reply.outline;
  } catch (error) {
    if (!(error instanceof ThreadLostError)) throw error;
    await em.upsert(RefusedLogo, { contentHash, designVersion, fault: tooIntricate, createdAt: new Date() });
    throw new CardFaultError(tooIntricate);
  }
}
