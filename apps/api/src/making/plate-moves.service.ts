import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { type FieldFault, refusedField, ServiceError } from '@shared/domain/contract/errors.js';
import { isToBeMade } from '@shared/domain/orders/order-states.js';
import { isOpenPlate, nextPlateStatuses, type PlateStatus } from '@shared/domain/making/plate-states.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { Material } from '@shared/infra/database/entities/material.entity.js';
import type { Plate } from '@shared/infra/database/entities/plate.entity.js';
import { milligramsOf } from '@shared/domain/making/stock.js';
import { told } from '@shared/words/say.js';
import { CatalogService } from '../catalog/catalog.service.js';
import { MachinePacesService } from '../workshop/machine-paces.service.js';
import { type LockedPlate, lockPlate } from './lock-plate.js';
import { lockMachine, refuseBusyMachine } from './plate-machine.js';
import { movePromise, type PrintedAnew } from './move-promise.js';
import { settleSteps } from './order-steps.js';
import type { PlateMove } from './plate-move.js';
import { failedCopies, refuseOtherEnd, secondsOf, weightOfFailed } from './plate-failures.js';
import { moveStock, type StockChange } from './stock-levels.js';
import { unwantedPieces } from './unwanted-copies.service.js';

/** A plate that moves. */
interface Moved extends LockedPlate {
  at: Date;
  operatorId: string;
}

/** Moves plates: to a machine, and to their end. */
@Injectable()
export class PlateMovesService {
  constructor(
    private readonly em: EntityManager,
    private readonly paces: MachinePacesService,
    private readonly catalog: CatalogService,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /**
   * Moves a plate. The status that it has already changes nothing but the machine. Copies that failed go back to those
   * to plan; where that moves an order's date, its customer is told.
   *
   * @throws {ServiceError} RESOURCE_NOT_FOUND; VALIDATION_ERROR for a move that is not allowed, or what it lacks; CONFLICT
   * for a plate that is printing on another machine, unless the move says that it changes the machine; with that, for one that
   * prints on none; machineBusy for a machine that prints another plate, where the move asks for a free one; and for one
   * that has ended with other copies failed, grams lost or minutes; INVALID_INPUT, copiesUnwanted, for a start of copies that
   * nobody waits for.
   */
  async move(operatorId: string, id: string, asked: PlateMove): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const moved: Moved = { ...(await lockPlate(em, id)), operatorId, at: new Date() };
      const { plate, pieces } = moved;
      const move =
        asked.machine === undefined ? asked : { ...asked, machine: await lockMachine(em, asked.machine) };
      const before = { status: plate.status, machine: plate.machine ?? null };
      if (move.status === plate.status) {
        // A click that is repeated says the same; another operator may have counted otherwise.
        if (!isOpenPlate(plate.status)) refuseOtherEnd(plate, pieces, move);
        if (move.machine === undefined || move.machine === plate.machine || !isOpenPlate(plate.status))
          return;
        // Two operators start a plate at once: the second must hear that it runs elsewhere.
        if (plate.status === 'printing' && move.changesMachine !== true) throw startedElsewhere(plate);
        if (move.freeMachine === true) await refuseBusyMachine(em, plate, move.machine);
        plate.machine = move.machine;
      } else {
        if (!nextPlateStatuses(plate.status).includes(move.status)) throw refusedMove(plate.status);
        await this.apply(em, moved, move);
      }
      const after = {
        status: plate.status,
        machine: plate.machine ?? null,
        ...(move.reason !== undefined && { reason: move.reason }),
        ...(move.failed !== undefined && { failed: move.failed }),
      };
      await addAudit(em, operatorId, { action: 'plate.move', subjectId: id, before, after });
    });
    this.catalog.forget();
  }

  private async apply(em: EntityManager, moved: Moved, move: PlateMove): Promise<void> {
    const { plate, at, orders, operatorId } = moved;
    if (move.status === 'printing') {
      // It was printing when its machine was to be another one, and was put back meanwhile.
      if (move.changesMachine === true) throw putBack();
      if (move.machine === undefined) throw refusedField('machine', told('making.refusals.machineNeeded'));
      await refuseUnwanted(em, moved);
      if (move.freeMachine === true) await refuseBusyMachine(em, plate, move.machine);
      Object.assign(plate, { machine: move.machine, startedAt: at });
    } else if (move.status === 'planned') {
      Object.assign(plate, { machine: null, startedAt: null });
    } else {
      await this.end(em, moved, move);
    }
    plate.status = move.status;
    await settleSteps(em, orders, operatorId, at);
    await moveStock(em, plate.materialId, this.changesOfStock(moved, move), this.settings.mail.teamAddress);
  }

  /** Settles the copies of a plate that is done, failed or withdrawn. */
  private async end(em: EntityManager, moved: Moved, move: PlateMove): Promise<void> {
    const { plate, pieces, lines, at } = moved;
    const failed = failedCopies(plate, pieces, move);
    for (const piece of pieces) {
      const line = lines.get(piece.line.id)!;
      line.plannedCopies -= piece.copies;
      if (move.status === 'withdrawn') continue;
      piece.failedCopies = failed.get(piece.id) ?? 0;
      line.doneCopies += piece.copies - piece.failedCopies;
    }
    Object.assign(plate, { finishedAt: at, reason: move.reason ?? null });
    if (move.status === 'withdrawn') return;
    // Also beside good copies, as when a colour is purged.
    if (move.lostGrams !== undefined) plate.lostMilligrams = milligramsOf(move.lostGrams);
    else if (failed.size > 0) plate.lostMilligrams = weightOfFailed(pieces, lines);
    if (failed.size > 0) await this.movePromises(em, moved);
    if (move.actualMinutes !== undefined) plate.actualSeconds = secondsOf(move.actualMinutes);
    if (move.status !== 'done') return;
    // Pace is learnt from plates that ran to their end.
    const material = await em.findOne(Material, { sku: plate.materialId });
    if (plate.actualSeconds == null || plate.machine == null || material === null) return;
    const { machine, estimatedSeconds, actualSeconds } = plate;
    await this.paces.record({ machine, polymer: material.polymer, estimatedSeconds, actualSeconds }, em);
  }

  /** Recomputes the dates of orders that still wait for copies that failed; a customer is told of a date that moves. */
  private async movePromises(
    em: EntityManager,
    { pieces, lines, orders, at, operatorId }: Moved,
  ): Promise<void> {
    const paces = await this.paces.current();
    for (const order of orders.filter(({ status }) => isToBeMade(status))) {
      const anew = pieces.flatMap((piece): PrintedAnew[] => {
        const line = lines.get(piece.line.id)!;
        if (line.order.id !== order.id || piece.failedCopies === 0) return [];
        return [{ line, copies: piece.failedCopies }];
      });
      await movePromise(em, order, anew, { at, operatorId, paces });
    }
  }

  private changesOfStock(
    { plate, pieces, lines, operatorId }: Moved,
    { status, reason }: PlateMove,
  ): StockChange[] {
    if (status !== 'done' && status !== 'failed') return [];
    const printed = plate.weightMilligrams - weightOfFailed(pieces, lines);
    const common = { plateId: plate.id, by: operatorId };
    return [
      { kind: 'printed', milligrams: status === 'failed' ? 0 : -printed, ...common },
      { kind: 'lost', milligrams: -(plate.lostMilligrams ?? 0), reason: reason ?? null, ...common },
    ];
  }
}

/** @throws {ServiceError} INVALID_INPUT, copiesUnwanted: some of the plate would be printed for nobody. */
async function refuseUnwanted(em: EntityManager, moved: Moved): Promise<void> {
  const unwanted = await unwantedPieces(em, moved);
  if (unwanted.length === 0) return;
  const owners = new Set(unwanted.map(({ line }) => line.order.id));
  const orderNumbers = moved.orders.filter(({ id }) => owners.has(id)).map(({ number }) => number);
  const message = told('making.refusals.copiesUnwanted', { orders: orderNumbers.join(', ') });
  throw new ServiceError('INVALID_INPUT', { message, details: { reason: 'copiesUnwanted', orderNumbers } });
}

function startedElsewhere({ machine }: Plate): ServiceError {
  const message = told('making.refusals.plateStarted', { machine: machine ?? '–' });
  return new ServiceError('CONFLICT', { message, details: { status: 'printing', machine } });
}

function putBack(): ServiceError {
  return new ServiceError('CONFLICT', {
    message: told('making.refusals.platePutBack'),
    details: { status: 'planned', machine: null },
  });
}

function refusedMove(from: PlateStatus): ServiceError {
  const inWords = (status: PlateStatus) => told(`making.plateStates.${status}`);
  const next = nextPlateStatuses(from);
  const message =
    next.length === 0
      ? told('making.refusals.plateStays', { from: inWords(from) })
      : told('making.refusals.plateMoves', { from: inWords(from), next: next.map(inWords) });
  const errors: FieldFault[] = [{ field: 'status', message }];
  return new ServiceError('VALIDATION_ERROR', { details: { errors, status: from, nextStatuses: next } });
}
