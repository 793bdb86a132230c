import type { EntityManager } from '@mikro-orm/postgresql';
import type { BoxMm } from '@shared/domain/contract/analysis.js';
import type { Finish } from '@shared/domain/contract/enums.js';
import type { PartShadow } from '@shared/domain/making/part-shadow.js';
import { PartOutline } from '@shared/infra/database/entities/part-outline.entity.js';
import { unwantedPiecesSql } from '@shared/infra/orders/unwanted-pieces.js';
import { isWantedSql } from '@shared/infra/orders/going-back.js';
import { leavesOnSql } from '@shared/infra/orders/leaving-day.js';

/** What a plate takes of an order's line. */
export interface PieceLine {
  /** Names the record. */
  id: string;
  /** The order. */
  orderId: string;
  /** The number of the order. */
  orderNumber: string;
  /** Whether its order waits for it. */
  isWanted: boolean;
  fileKey: string | null;
  /** What its customer calls the file. */
  fileName: string;
  contentHash: string | null;
  /** Surface finish. */
  finish: Finish | null;
  boxMm: BoxMm | null;
  /** The day on which its order's parcel has to leave, `YYYY-MM-DD`. */
  leavesOn: string | null;
  quantity: number;
  /** On a machine at its nominal pace. */
  secondsPerCopy: number;
  milligramsPerCopy: number;
}

interface LineRow {
  id: string;
  order_id: string;
  number: string;
  is_wanted: boolean;
  file_key: string | null;
  file_name: string;
  content_hash: string | null;
  finish: Finish | null;
  box_mm: BoxMm | null;
  leaves_on: string | null;
  quantity: number;
  centihours: string;
  milligrams: string;
}

/** Lines by their id; those that are gone are left out. */
export async function readPieceLines(
  em: EntityManager,
  lineIds: readonly string[],
): Promise<Map<string, PieceLine>> {
  const ids = [...new Set(lineIds)];
  if (ids.length === 0) return new Map();
  const rows = await em.execute<LineRow[]>(
    `select l.id, l.order_id, o.number, ${isWantedSql} as is_wanted, l.file_key, l.file_name, l.content_hash, l.finish,
       l.box_mm, l.quantity,
       to_char(${leavesOnSql}, 'YYYY-MM-DD') as leaves_on,
       l.price ->> 'printCentihours' as centihours, l.price ->> 'weightMilligrams' as milligrams
     from order_lines l join orders o on o.id = l.order_id where l.id in (${ids.map(() => '?').join(', ')})`,
    ids,
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        orderId: row.order_id,
        orderNumber: row.number,
        isWanted: row.is_wanted,
        fileKey: row.file_key,
        fileName: row.file_name,
        contentHash: row.content_hash,
        finish: row.finish,
        boxMm: row.box_mm,
        leavesOn: row.leaves_on,
        quantity: row.quantity,
        secondsPerCopy: (Number(row.centihours) * 36) / row.quantity,
        milligramsPerCopy: Number(row.milligrams) / row.quantity,
      },
    ]),
  );
}

/** What the parts of lines cover of the bed, by content; those whose outline is not known are left out. */
export async function outlinesOf(
  em: EntityManager,
  lines: Iterable<PieceLine>,
): Promise<Map<string, PartShadow['rows']>> {
  const hashes = [...new Set([...lines].flatMap(({ contentHash }) => contentHash ?? []))];
  const found = await em.find(PartOutline, { contentHash: { $in: hashes } });
  return new Map(found.flatMap(({ contentHash, shadow }) => (shadow ? [[contentHash, shadow.rows]] : [])));
}

/** Copies on open plates that nobody waits for, by plate. */
export async function unwantedCopies(
  em: EntityManager,
  plateIds: readonly string[],
): Promise<Map<string, number>> {
  if (plateIds.length === 0) return new Map();
  const rows = await em.execute<{ plate_id: string; copies: number }[]>(
    `select p.plate_id, sum(p.copies)::int as copies from ${unwantedPiecesSql}
       and s.id in (${plateIds.map(() => '?').join(', ')}) group by p.plate_id`,
    [...plateIds],
  );
  return new Map(rows.map((row) => [row.plate_id, row.copies]));
}
