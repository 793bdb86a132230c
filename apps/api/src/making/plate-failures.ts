import { refusedField, ServiceError } from '@shared/domain/contract/errors.js';
import type { Told } from '@shared/domain/contract/told.js';
import { milligramsOf, mostLostMilligrams } from '@shared/domain/making/stock.js';
import type { OrderLine } from '@shared/infra/database/entities/order-line.entity.js';
import type { Plate } from '@shared/infra/database/entities/plate.entity.js';
import type { PlatePiece } from '@shared/infra/database/entities/plate-piece.entity.js';
import { told } from '@shared/words/say.js';
import type { PlateMove } from './plate-move.js';

/**
 * How many copies of each piece failed, by its id: all of a plate that failed.
 *
 * @throws {ServiceError} VALIDATION_ERROR for pieces that are not on the plate, for more copies than are, for more plastic
 * lost than a plate may lose, and for a failure without a reason.
 */
export function failedCopies(
  plate: Plate,
  pieces: readonly PlatePiece[],
  move: PlateMove,
): Map<string, number> {
  if (move.status === 'withdrawn') return new Map();
  const failed =
    move.status === 'failed'
      ? new Map(pieces.map(({ id, copies }) => [id, copies]))
      : namedFailures(pieces, move.failed ?? []);
  const mostGrams = mostLostMilligrams(plate.weightMilligrams) / 1000;
  if (move.lostGrams !== undefined && move.lostGrams > mostGrams)
    throw refusedField('lostGrams', told('making.refusals.lostTooMuch', { grams: Math.floor(mostGrams) }));
  if (failed.size > 0 && move.reason === undefined)
    throw refusedField('reason', told('making.refusals.reasonNeeded'));
  return failed;
}

/**
 * Refuses a move of a plate that is over which tells otherwise of its end than is known.
 *
 * @throws {ServiceError} CONFLICT, which names what differs: failed copies, plastic or time.
 */
export function refuseOtherEnd(
  plate: Plate,
  pieces: readonly PlatePiece[],
  { failed, lostGrams, actualMinutes }: PlateMove,
): void {
  const { status, lostMilligrams, actualSeconds } = plate;
  const said = (id: string) =>
    failed?.reduce((sum, { pieceId, copies }) => (pieceId === id ? sum + copies : sum), 0);
  const known = {
    failedCopies: pieces.reduce((sum, piece) => sum + piece.failedCopies, 0),
    lostGrams: lostMilligrams == null ? 0 : lostMilligrams / 1000,
    actualMinutes: actualSeconds == null ? null : Math.round(actualSeconds / 60),
  };
  const ends: Told[] = [];
  if (failed !== undefined && pieces.some(({ id, failedCopies }) => said(id) !== failedCopies))
    ends.push(told('making.plateEnds.copies', { copies: known.failedCopies }));
  if (lostGrams !== undefined && milligramsOf(lostGrams) !== lostMilligrams)
    ends.push(told('making.plateEnds.grams', { grams: Math.round(known.lostGrams * 10) / 10 }));
  if (actualMinutes !== undefined && secondsOf(actualMinutes) !== actualSeconds)
    ends.push(told('making.plateEnds.minutes', { minutes: known.actualMinutes ?? 0 }));
  if (ends.length === 0) return;
  const message = told('making.refusals.plateEnded', { ends });
  throw new ServiceError('CONFLICT', { message, details: { status, ...known } });
}

export const secondsOf = (minutes: number): number => Math.round(minutes * 60);

function namedFailures(
  pieces: readonly PlatePiece[],
  named: readonly { pieceId: string; copies: number }[],
): Map<string, number> {
  const failed = new Map<string, number>();
  for (const [index, { pieceId, copies }] of named.entries()) {
    const piece = pieces.find(({ id }) => id === pieceId);
    if (piece === undefined)
      throw refusedField(`failed.${index}.pieceId`, told('making.refusals.unknownPiece'));
    const all = copies + (failed.get(pieceId) ?? 0);
    if (all > piece.copies)
      throw refusedField(`failed.${index}.copies`, told('making.refusals.failedTooMany'));
    failed.set(pieceId, all);
  }
  const count = [...failed.values()].reduce((sum, copies) => sum + copies, 0);
  if (count > 0 && count === pieces.reduce((sum, { copies }) => sum + copies, 0))
    throw refusedField('failed', told('making.refusals.allFailed'));
  return failed;
}

/** Plastic of the copies that failed, by the estimate. */
export function weightOfFailed(pieces: readonly PlatePiece[], lines: ReadonlyMap<string, OrderLine>): number {
  const milligrams = pieces.reduce((sum, { line, failedCopies: copies }) => {
    const { price, quantity } = lines.get(line.id)!;
    return sum + (price.weightMilligrams / quantity) * copies;
  }, 0);
  return Math.round(milligrams);
}
