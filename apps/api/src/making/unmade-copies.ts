import type { EntityManager } from '@mikro-orm/postgresql';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { PlateStatus } from '@shared/domain/making/plate-states.js';
import type { OrderLine } from '@shared/infra/database/entities/order-line.entity.js';
import { told } from '@shared/words/say.js';

/** Copies of a line, as an operator names them. */
export interface NamedCopies {
  lineId: string;
  copies: number;
}

/** Copies of a line that no plate has made. */
export interface UnmadeCopies extends NamedCopies {
  fileName: string;
  /** Plates that held copies of it, newest first. */
  plates: { number: string; status: PlateStatus }[];
}

/** Most plates of a line that are named. */
const mostPlates = 5;

/**
 * Counts the copies of lines that no plate has made as made, which a person must have said of each.
 *
 * @throws {ServiceError} INVALID_INPUT, copiesNotMade, with the copies: they are not all named, or other ones are.
 */
export async function countAsMade(
  em: EntityManager,
  lines: readonly OrderLine[],
  named: readonly NamedCopies[],
): Promise<void> {
  const unmade = lines.filter((line) => unmadeOf(line) > 0);
  const isNamed = (line: OrderLine) =>
    named.some(({ lineId, copies }) => lineId === line.id && copies === unmadeOf(line));
  if (!unmade.every(isNamed)) throw copiesNotMade(await withPlates(em, unmade));
  for (const line of unmade) line.doneCopies += unmadeOf(line);
}

const unmadeOf = ({ quantity, plannedCopies, doneCopies }: OrderLine) =>
  quantity - plannedCopies - doneCopies;

async function withPlates(em: EntityManager, lines: readonly OrderLine[]): Promise<UnmadeCopies[]> {
  const rows = await em.execute<{ line_id: string; number: string; status: PlateStatus }[]>(
    `select p.line_id, s.number, s.status from plate_pieces p join plates s on s.id = p.plate_id
     where p.line_id in (${lines.map(() => '?').join(', ')}) order by s.id desc`,
    lines.map(({ id }) => id),
  );
  const byLine = Map.groupBy(rows, (row) => row.line_id);
  return lines.map((line) => ({
    lineId: line.id,
    fileName: line.fileName,
    copies: unmadeOf(line),
    plates: (byLine.get(line.id) ?? [])
      .slice(0, mostPlates)
      .map(({ number, status }) => ({ number, status })),
  }));
}

function copiesNotMade(copies: readonly UnmadeCopies[]): ServiceError {
  const count = copies.reduce((sum, line) => sum + line.copies, 0);
  const message = told('making.refusals.copiesNotMade', { count });
  return new ServiceError('INVALID_INPUT', { message, details: { reason: 'copiesNotMade', copies } });
}
