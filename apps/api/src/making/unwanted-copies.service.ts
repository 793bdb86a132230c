import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { isToBeMade } from '@shared/domain/orders/order-states.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import type { PlatePiece } from '@shared/infra/database/entities/plate-piece.entity.js';
import { goingBackAmong } from '@shared/infra/orders/going-back.js';
import { told } from '@shared/words/say.js';
import { CatalogService } from '../catalog/catalog.service.js';
import { type LockedPlate, lockPlate } from './lock-plate.js';
import { settleSteps } from './order-steps.js';
import { loadOf } from './plate-load.js';
import { moveStock } from './stock-levels.js';

/** Takes copies that nobody waits for any more off planned plates. */
@Injectable()
export class UnwantedCopiesService {
  constructor(
    private readonly em: EntityManager,
    private readonly catalog: CatalogService,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /**
   * Takes the copies of orders that were refunded, cancelled or sent, or are about to be refunded, off a planned plate, whose
   * files are written anew; a plate that holds no others is withdrawn. Repeated, it changes nothing.
   *
   * @throws {ServiceError} RESOURCE_NOT_FOUND; CONFLICT for a plate that is no longer planned, and while its files are
   * being written.
   */
  async takeOff(operatorId: string, id: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const locked = await lockPlate(em, id);
      const { plate, orders, lines } = locked;
      const unwanted = await unwantedPieces(em, locked);
      if (unwanted.length === 0) return;
      if (plate.status !== 'planned')
        throw new ServiceError('CONFLICT', { message: told('making.refusals.plateIsNotPlanned') });
      // A worker that writes the files now knows the plate as it was.
      if (plate.filesStatus === 'pending')
        throw new ServiceError('CONFLICT', { message: told('making.refusals.filesBeingMade') });
      const before = { copies: plate.copies, status: plate.status };
      for (const { line, copies } of unwanted) lines.get(line.id)!.plannedCopies -= copies;
      this.lighten(em, locked, unwanted);
      await settleSteps(em, orders, operatorId, new Date());
      await moveStock(em, plate.materialId, [], this.settings.mail.teamAddress);
      const after = { copies: plate.copies, status: plate.status };
      await addAudit(em, operatorId, { action: 'plate.takeOff', subjectId: id, before, after });
    });
    this.catalog.forget();
  }

  /** Leaves a plate with what is wanted of it. */
  private lighten(
    em: EntityManager,
    { plate, pieces, lines }: LockedPlate,
    unwanted: readonly PlatePiece[],
  ): void {
    const kept = pieces.filter((piece) => !unwanted.includes(piece));
    if (kept.length === 0) {
      // It stays as it was, for those who look it up.
      Object.assign(plate, { status: 'withdrawn', finishedAt: new Date() });
      return;
    }
    for (const piece of unwanted) em.remove(piece);
    const load = loadOf(kept.map(({ line, copies }) => ({ line: lines.get(line.id)!, copies })));
    Object.assign(plate, {
      ...load,
      filesStatus: 'pending',
      attempts: 0,
      modelKey: null,
      ticketKey: null,
    });
  }
}

/** Pieces of a plate whose orders want them no more, or not while their money is going back. */
export async function unwantedPieces(
  em: EntityManager,
  { pieces, orders }: Pick<LockedPlate, 'pieces' | 'orders'>,
): Promise<PlatePiece[]> {
  const wanting = new Set(orders.flatMap(({ id, status }) => (isToBeMade(status) ? id : [])));
  for (const id of await goingBackAmong(em, [...wanting])) wanting.delete(id);
  return pieces.filter(({ line }) => !wanting.has(line.order.id));
}
