import type { EntityManager } from '@mikro-orm/postgresql';
import { type CardLogo, designVersion } from '@cards/design/card-design.js';
import { CardFaultError } from '@cards/design/card-findings.js';
import type { FoundCardFault, KeptCardFault } from '@shared/domain/contract/card-findings.js';
import type { Contour } from '@cards/plane.js';
import { LogoOutline } from '@shared/infra/database/entities/logo-outline.entity.js';
import { RefusedLogo } from '@shared/infra/database/entities/refused-logo.entity.js';
import { ThreadError } from '../thread-failure.js';
import { ThreadLostError } from '../thread-pool.js';
import type { CardThreads } from './card-threads.js';
import { packOutline, unpackOutline } from './packed-outline.js';

/** Ordinary logos stay far below; the thread's start and the reading are not counted. */
const outlineMs = 5_000;

/** Longer outlines are not stored but computed for each card: few that take less than {@link outlineMs} are as long. */
const longestOutlineBytes = 512 * 1024;

/** Time depends on the machine and its load: a logo that took too long may be retried after this. */
const refusalMinutes = 10;

const forEver = new Date(8.64e15);

const tooSlow: FoundCardFault = {
  field: 'logoKey',
  code: 'logoTooIntricate',
  params: { seconds: outlineMs / 1000, minutes: refusalMinutes },
  isTemporary: true,
};

/**
 * The outline of a logo, stored by an earlier card or computed under its own deadline. A content whose
 * triangles cross too often is refused for good, one that exceeds the deadline for some minutes. A crash of the
 * thread is no verdict on the logo.
 *
 * @throws {CardFaultError} on `logoKey`
 */
export async function outlineOf(logo: CardLogo, threads: CardThreads, em: EntityManager): Promise<Contour[]> {
  const { contentHash, format } = logo;
  const kept = await em.findOne(LogoOutline, { contentHash, format, designVersion });
  if (kept !== null) return unpackOutline(kept.outline);
  const known = await em.findOne(RefusedLogo, { contentHash, designVersion });
  if (known !== null && (known.expiresAt ?? forEver) > new Date()) {
    throw new CardFaultError(known.fault);
  }
  try {
    const reply = await threads.run({ logo, result: 'outline' }, outlineMs);
    if (reply.outcome === 'error') throw new ThreadError(reply);
    if (reply.outcome === 'refused') {
      if (reply.isForGood === true) await refuse(contentHash, reply.faults[0]!, null, em);
      throw new CardFaultError(...reply.faults);
    }
    if (reply.outcome !== 'outlined') throw new Error('A thread has sent an answer of the wrong kind.');
    await keep(logo, reply.outline, em);
    return reply.outline;
  } catch (error) {
    if (!(error instanceof ThreadLostError) || !error.isOverdue) throw error;
    await refuse(contentHash, tooSlow, new Date(Date.now() + refusalMinutes * 60_000), em);
    throw new CardFaultError(tooSlow);
  }
}

async function keep(
  { contentHash, format }: CardLogo,
  contours: Contour[],
  em: EntityManager,
): Promise<void> {
  const outline = packOutline(contours);
  if (outline.length > longestOutlineBytes) return;
  await em.upsert(LogoOutline, { contentHash, format, designVersion, outline, createdAt: new Date() });
}

async function refuse(
  contentHash: string,
  fault: KeptCardFault,
  expiresAt: Date | null,
  em: EntityManager,
): Promise<void> {
  await em.upsert(RefusedLogo, { contentHash, designVersion, fault, expiresAt, createdAt: new Date() });
}
