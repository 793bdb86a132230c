import type { EntityManager } from '@mikro-orm/postgresql';
import type { BoxMm } from '@shared/domain/contract/analysis.js';
import { isWantedSql } from './going-back.js';
import { leavesOnSql } from './leaving-day.js';
import type { LeftToPlan, PlanScope } from '../database/entities/plate-plan.entity.js';

/** A paid line with copies that are on no plate and not made. */
export interface LineToPlan {
  line_id: string;
  order_id: string;
  content_hash: string;
  material_id: string;
  further_skus: string[];
  is_rush: boolean;
  box_mm: BoxMm;
  copies: number;
  /** `YYYY-MM-DD`. */
  leaves_on: string | null;
}

/** What one plan takes up: the most urgent lines, if there are more. */
const mostPlannedLines = 500;
const mostPlannedCopies = 5000;

/** SQL of `l`: a line that can be put on plates, a part whose file was measured. */
export const isPlannable = `l.kind = 'part' and l.content_hash is not null and l.box_mm is not null
    and l.material_id is not null`;

/** SQL of the colours of the part of `l` beside its own, as on business cards: its file says them. */
export const furtherSkusOfLine = `coalesce((select f.further_skus from uploaded_files f where f.key = l.file_key), '{}')`;

/** Lines of paid orders with copies to be put on plates; of none whose money is about to go back. */
export const plannableLines = `order_lines l join orders o on o.id = l.order_id
  where ${isPlannable} and l.planned_copies + l.done_copies < l.quantity and ${isWantedSql}`;

/**
 * The copies that are to be planned, rushed ones first, then by the days on which their orders have to leave; and how many of the
 * scope are left to a later plan.
 */
export async function linesToPlan(
  em: EntityManager,
  scope: PlanScope,
): Promise<{ lines: LineToPlan[]; left: LeftToPlan }> {
  const { materialId, orderIds, promisedBy } = scope;
  const conditions: [string, unknown[]][] = [
    ...(materialId === undefined ? [] : [['and l.material_id = ?', [materialId]] as [string, unknown[]]]),
    ...(promisedBy === undefined
      ? []
      : [['and o.promised_on <= ?::date', [promisedBy]] as [string, unknown[]]]),
    ...(orderIds === undefined || orderIds.length === 0
      ? []
      : [[`and o.id in (${orderIds.map(() => '?').join(', ')})`, orderIds] as [string, unknown[]]]),
  ];
  const rows = await em.execute<(LineToPlan & { all_lines: number; all_copies: number })[]>(
    `select l.id as line_id, l.order_id, l.content_hash, l.material_id, ${furtherSkusOfLine} as further_skus, l.is_rush, l.box_mm,
       least(q.copies, ${mostPlannedCopies} - q.copies_before)::int as copies, to_char(q.leaves_on, 'YYYY-MM-DD') as leaves_on,
       q.all_lines::int, q.all_copies::int
     from (
       select p.*, row_number() over urgent as place, sum(copies) over urgent - copies as copies_before,
         count(*) over () as all_lines, sum(copies) over () as all_copies
       from (
         select l.id, l.is_rush, ${leavesOnSql} as leaves_on, l.quantity - l.planned_copies - l.done_copies as copies
         from ${plannableLines} ${conditions.map(([sql]) => sql).join(' ')}
       ) p
       window urgent as (order by is_rush desc, leaves_on asc nulls last, id)
     ) q join order_lines l on l.id = q.id
     where q.place <= ${mostPlannedLines} and q.copies_before < ${mostPlannedCopies}
     order by q.place`,
    conditions.flatMap(([, values]) => values),
  );
  const { all_lines: allLines = 0, all_copies: allCopies = 0 } = rows[0] ?? {};
  const copies = rows.reduce((sum, row) => sum + row.copies, 0);
  return { lines: rows, left: { lines: allLines - rows.length, copies: allCopies - copies } };
}
