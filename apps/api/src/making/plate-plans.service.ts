import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { Finish } from '@shared/domain/contract/enums.js';
import type { PlannedPlate, PlateCount, Placement } from '@shared/domain/making/plan-plates.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { Plate } from '@shared/infra/database/entities/plate.entity.js';
import {
  type LeftToPlan,
  PlatePlan,
  type PlanScope,
} from '@shared/infra/database/entities/plate-plan.entity.js';
import { plannableLines } from '@shared/infra/orders/lines-to-plan.js';
import { leavesOnSql } from '@shared/infra/orders/leaving-day.js';
import { newId } from '@shared/infra/database/new-id.js';
import { told } from '@shared/words/say.js';
import { type WorkLook, WorkWait } from '../endpoint/waiting/work-wait.js';
import { outlinesOf, readPieceLines } from './plate-lines.js';

/** Copies of a colour that are to be planned. */
export interface ToPlanView {
  /** The colour: the id of a material. */
  materialId: string;
  /** Of rushed lines; they lie on plates of their own. */
  isRush: boolean;
  /** How many orders. */
  orders: number;
  /** Its lines. */
  lines: number;
  /** How many copies. */
  copies: number;
  /** Plastic that they take. */
  grams: number;
  /** Machine time that they take, on a machine at its nominal pace. */
  minutes: number;
  /** The first day on which a parcel of theirs has to leave, `YYYY-MM-DD`. */
  leavesOn: string | null;
}

/** Copies of one line on a proposed plate. */
export interface ProposedPieceView {
  /** The line of the order. */
  lineId: string;
  /** The order. */
  orderId: string;
  /** The number of the order. */
  orderNumber: string;
  /** What its customer calls the file. */
  fileName: string;
  /** Surface finish. */
  finish: Finish | null;
  /** Where each copy lies. */
  placements: Placement[];
}

/** A plate as it is proposed. */
export interface ProposedPlateView {
  /** Its place in the proposal: what `plates` of the acceptance names. */
  index: number;
  /** The colour: the id of a material. */
  materialId: string;
  /** Colours of its parts beside that one: ids of materials. */
  furtherSkus: string[];
  /** Whether it is rushed. */
  isRush: boolean;
  /** The first day on which a parcel with one of its pieces has to leave, `YYYY-MM-DD`. */
  leavesOn: string | null;
  /** Free space between its pieces. */
  gapMm: number;
  /** How many copies. */
  copies: number;
  /** Grams of plastic. */
  grams: number;
  /** Minutes of machine time, at the nominal pace. */
  minutes: number;
  /** The plate that it became. */
  plateId: string | null;
  /** What lies on it. */
  pieces: ProposedPieceView[];
}

/** What is drawn of copies of one line on a proposed plate. */
export interface DrawnPieceView {
  /** The line of the order. */
  lineId: string;
  /** Sides of the part's box on the bed, before it is turned. */
  boxMm: { x: number; y: number };
  /** What it covers of the bed: for each row of a millimetre its runs of cells, `[from, end, from, end …]`. */
  outline: readonly (readonly number[])[] | null;
  /** Where each copy lies. */
  placements: Placement[];
}

/** A proposed plate, to be drawn. */
export interface ProposedDrawingView {
  /** In the order of the plate's pieces. */
  pieces: DrawnPieceView[];
}

/** A proposal of plates. */
export interface PlatePlanView {
  /** Names the record. */
  id: string;
  /** When it was made. */
  createdAt: string;
  /** For each colour, what prices have counted beside what is proposed. */
  counts: PlateCount[];
  /** Most urgent first. */
  plates: ProposedPlateView[];
  /** What is left to a later proposal: one plans 500 lines and 5,000 copies at most. */
  left: LeftToPlan;
}

/** Proposals of plates: what is to be planned, packed by the worker. */
@Injectable()
export class PlatePlansService {
  constructor(
    private readonly em: EntityManager,
    private readonly work: WorkWait,
  ) {}

  /** What is to be planned, by colour; rushed lines first, then by when they leave. */
  async toPlan(): Promise<ToPlanView[]> {
    const rows = await this.em.execute<ToPlanRow[]>(
      `select l.material_id, l.is_rush, count(distinct l.order_id)::int as orders, count(*)::int as lines,
         sum(l.quantity - l.planned_copies - l.done_copies)::int as copies,
         sum((l.price ->> 'weightMilligrams')::numeric / l.quantity
           * (l.quantity - l.planned_copies - l.done_copies)) / 1000 as grams,
         sum((l.price ->> 'printCentihours')::numeric / l.quantity
           * (l.quantity - l.planned_copies - l.done_copies)) * 0.6 as minutes,
         to_char(min(${leavesOnSql}), 'YYYY-MM-DD') as leaves_on
       from ${plannableLines} group by l.material_id, l.is_rush
       order by l.is_rush desc, min(${leavesOnSql}) asc nulls last, l.material_id`,
    );
    return rows.map((row) => ({
      materialId: row.material_id,
      isRush: row.is_rush,
      orders: row.orders,
      lines: row.lines,
      copies: row.copies,
      grams: Math.round(Number(row.grams)),
      minutes: Math.round(Number(row.minutes)),
      leavesOn: row.leaves_on,
    }));
  }

  /**
   * Proposes plates; nothing is planned by it. Waits for the worker.
   *
   * @throws {ServiceError} EXTERNAL_SERVICE_ERROR when the worker takes too long; a repeat of the reading finds it.
   */
  async propose(operatorId: string, scope: PlanScope): Promise<PlatePlanView> {
    const id = newId();
    await this.em.fork().transactional(async (em) => {
      em.create(PlatePlan, { id, requestedBy: operatorId, scope });
      await addAudit(em, operatorId, {
        action: 'plate.propose',
        subjectId: id,
        before: {},
        after: { ...scope },
      });
    });
    return this.get(id);
  }

  /** @throws {ServiceError} RESOURCE_NOT_FOUND; EXTERNAL_SERVICE_ERROR while it is being made, or when that failed. */
  async get(id: string): Promise<PlatePlanView> {
    if (!isUuid(id)) throw new ServiceError('RESOURCE_NOT_FOUND');
    const look = async (): Promise<WorkLook<'plates.plan', PlatePlan>> => {
      const row = await this.em.findOne(PlatePlan, { id }, { refresh: true });
      if (row === null) throw new ServiceError('RESOURCE_NOT_FOUND');
      if (row.status === 'failed')
        throw new ServiceError('EXTERNAL_SERVICE_ERROR', { message: told('making.refusals.planFailed') });
      return row.status === 'done' ? { result: row } : { pending: [{ planId: id }] };
    };
    return this.view(await this.work.until('plates.plan', told('making.refusals.planPending'), look));
  }

  /**
   * What is drawn of one plate of a proposal. Each is read for itself: the outlines of all are megabytes.
   *
   * @throws {ServiceError} RESOURCE_NOT_FOUND, also while the proposal is being made.
   */
  async drawing(id: string, index: number): Promise<ProposedDrawingView> {
    if (!isUuid(id)) throw new ServiceError('RESOURCE_NOT_FOUND');
    const [row] = await this.em.execute<{ plate: PlannedPlate | null }[]>(
      `select plan -> 'plates' -> ?::int as plate from plate_plans where id = ?`,
      [index, id],
    );
    if (!row?.plate) throw new ServiceError('RESOURCE_NOT_FOUND');
    const { pieces } = row.plate;
    const lines = await readPieceLines(
      this.em,
      pieces.map(({ lineId }) => lineId),
    );
    const outlines = await outlinesOf(this.em, lines.values());
    return {
      pieces: pieces.flatMap(({ lineId, placements }) => {
        const line = lines.get(lineId);
        if (line === undefined) return [];
        const { boxMm } = line;
        const outline = outlines.get(line.contentHash ?? '') ?? null;
        return [{ lineId, boxMm: { x: boxMm?.x ?? 0, y: boxMm?.y ?? 0 }, outline, placements }];
      }),
    };
  }

  private async view(row: PlatePlan): Promise<PlatePlanView> {
    const { plates, counts } = row.plan!;
    const lineIds = plates.flatMap(({ pieces }) => pieces.map(({ lineId }) => lineId));
    const lines = await readPieceLines(this.em, lineIds);
    const accepted = await this.em.find(Plate, { plan: row.id }, { fields: ['id', 'planIndex'] });
    const plateIds = new Map(accepted.map((plate) => [plate.planIndex, plate.id]));
    return {
      id: row.id,
      createdAt: row.createdAt.toISOString(),
      counts,
      left: row.plan!.left ?? { lines: 0, copies: 0 },
      plates: plates.map((plate, index): ProposedPlateView => {
        // Lines of an order that was deleted meanwhile are left out.
        const pieces = plate.pieces.flatMap(({ lineId, placements }) => {
          const line = lines.get(lineId);
          return line === undefined ? [] : [{ line, placements }];
        });
        const sum = (figure: (line: (typeof pieces)[number]['line']) => number) =>
          pieces.reduce((all, { line, placements }) => all + figure(line) * placements.length, 0);
        return {
          index,
          materialId: plate.sku,
          furtherSkus: [...(plate.furtherSkus ?? [])],
          isRush: plate.isRush,
          // A proposal of the release before has none.
          leavesOn: plate.leavesOn ?? null,
          gapMm: plate.gapMm,
          copies: sum(() => 1),
          grams: Math.round(sum((line) => line.milligramsPerCopy) / 1000),
          minutes: Math.round(sum((line) => line.secondsPerCopy) / 60),
          plateId: plateIds.get(index) ?? null,
          pieces: pieces.map(({ line, placements }) => ({
            lineId: line.id,
            orderId: line.orderId,
            orderNumber: line.orderNumber,
            fileName: line.fileName,
            finish: line.finish,
            placements,
          })),
        };
      }),
    };
  }
}

interface ToPlanRow {
  material_id: string;
  is_rush: boolean;
  orders: number;
  lines: number;
  copies: number;
  grams: string;
  minutes: string;
  leaves_on: string | null;
}
