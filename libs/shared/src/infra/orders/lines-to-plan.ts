import type { EntityManager } from '@mikro-orm/postgresql';
import type { BoxMm } from '@shared/domain/contract/analysis.js';
import { isWantedSql } from './going-back.js';
import { leavesOnSql } from './leaving-day.js';
import type { PlanScope } from '../database/entities/plate-plan.entity.js';

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

/** Lines of one plan: the most urgent ones, if there are more. */
export const mostPlannedLines = 500;

/** SQL of `l`: a line that can be put on plates, a part whose file was measured. */
export const isPlannable = `l.kind = 'part' and l.content_hash is not null and l.box_mm is not null
    and l.material_id is not null`;

/** SQL of the colours of the part of `l` beside its own, as on business cards: its file says them. */
export const furtherSkusOfLine = `coalesce((select f.further_skus from uploaded_files f where f.key = l.file_key), '{}')`;

/** Lines of paid orders with copies to be put on plates; of none whose money is about to go back. */
export const plannableLines = `order_lines l join orders o on o.id = l.order_id
  where ${isPlannable} and l.planned_copies + l.done_copies < l.quantity and ${isWantedSql}`;

/** The copies that are to be planned, rushed ones first, then by the days on which their orders have to leave. */
export function linesToPlan(em: EntityManager, scope: PlanScope): Promise<LineToPlan[]> {
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
  return em.execute<LineToPlan[]>(
    `select l.id as line_id, l.order_id, l.content_hash, l.material_id, ${furtherSkusOfLine} as further_skus, l.is_rush, l.box_mm,
       l.quantity - l.planned_copies - l.done_copies as copies, to_char(${leavesOnSql}, 'YYYY-MM-DD') as leaves_on
     from ${plannableLines} ${conditions.map(([sql]) => sql).join(' ')}
     order by l.is_rush desc, ${leavesOnSql} asc nulls last, l.id limit ${mostPlannedLines}`,
    conditions.flatMap(([, values]) => values),
  );
}
