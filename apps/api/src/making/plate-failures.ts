import { refusedField } from '@shared/domain/contract/errors.js';
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

/** Whether a move of a plate that is over tells otherwise of its end than is known: failed copies, plastic or time. */
export function endsOtherwise(
  plate: Plate,
  pieces: readonly PlatePiece[],
  { failed, lostGrams, actualMinutes }: PlateMove,
): boolean {
  if (lostGrams !== undefined && milligramsOf(lostGrams) !== plate.lostMilligrams) return true;
  if (actualMinutes !== undefined && secondsOf(actualMinutes) !== plate.actualSeconds) return true;
  if (failed === undefined) return false;
  const said = (id: string) =>
    failed.reduce((sum, { pieceId, copies }) => (pieceId === id ? sum + copies : sum), 0);
  return pieces.some(({ id, failedCopies: known }) => said(id) !== known);
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
