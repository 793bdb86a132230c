import type { Readable } from 'node:stream';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { PlannedPlate } from '@shared/domain/making/plan-plates.js';
import { isOpenPlate, type PlateStatus } from '@shared/domain/making/plate-states.js';
import { isToBeMade } from '@shared/domain/orders/order-states.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { materialsBySku } from '@shared/infra/catalog/materials-by-sku.js';
import { OrderLine } from '@shared/infra/database/entities/order-line.entity.js';
import { Plate } from '@shared/infra/database/entities/plate.entity.js';
import { PlatePiece } from '@shared/infra/database/entities/plate-piece.entity.js';
import { PlatePlan } from '@shared/infra/database/entities/plate-plan.entity.js';
import { nextNumber } from '@shared/infra/database/next-number.js';
import { areGoingBack } from '@shared/infra/orders/going-back.js';
import { leavingDays, plateLeavesOnSql } from '@shared/infra/orders/leaving-day.js';
import { FILE_STORAGE, type FileStorage } from '@shared/infra/storage/file-storage.js';
import { told } from '@shared/words/say.js';
import { CatalogService } from '../catalog/catalog.service.js';
import { dayOfMicros, dayOrLast, microsOf, readCursor, writeCursor } from '../endpoint/lists/list-cursor.js';
import { Page } from '../endpoint/lists/page.js';
import { type PageQuery, pageLength } from '../endpoint/lists/page-query.js';
import { type WorkLook, WorkWait } from '../endpoint/waiting/work-wait.js';
import { PartPictures } from '../files/part-pictures.service.js';
import { lockOrders, outdated } from './order-steps.js';
import { outlinesOf, readPieceLines, unwantedCopies } from './plate-lines.js';
import { loadOf } from './plate-load.js';
import { machineKeySql } from './plate-machine.js';
import { type PlateView, plateView, type PlateWithPiecesView } from './plates.dto.js';
import { moveStock } from './stock-levels.js';

/** Which plates are listed. */
export interface PlateFilter extends PageQuery {
  /** Its state. */
  status?: PlateStatus | undefined;
  /** The colour: the id of a material. */
  materialId?: string | undefined;
  /** The workshop’s name for the machine. */
  machine?: string | undefined;
}

/** A file of a plate. */
export interface PlateFile {
  /** English name. */
  name: string;
  content: Readable;
}

const dayOf = dayOrLast(plateLeavesOnSql);

/** Plates: accepted proposals, and what became of them. */
@Injectable()
export class PlatesService {
  constructor(
    private readonly em: EntityManager,
    private readonly work: WorkWait,
    private readonly pictures: PartPictures,
    private readonly catalog: CatalogService,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /**
   * Makes plates of a proposal. Repeated, it answers with the plates that it has made.
   *
   * @param indexes of the proposed plates; all by default
   * @throws {ServiceError} RESOURCE_NOT_FOUND; INVALID_INPUT, planOutdated, when some of the copies are elsewhere by now.
   */
  async accept(operatorId: string, planId: string, indexes?: readonly number[]): Promise<PlateView[]> {
    if (!isUuid(planId)) throw new ServiceError('RESOURCE_NOT_FOUND');
    const ids = await this.em.fork().transactional(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
      const row = await em.findOne(PlatePlan, { id: planId, status: 'done' }, lock);
      if (row?.plan == null) throw new ServiceError('RESOURCE_NOT_FOUND');
      const { plates } = row.plan;
      const asked = [...new Set(indexes ?? plates.keys())];
      if (asked.some((index) => plates[index] === undefined)) throw new ServiceError('RESOURCE_NOT_FOUND');
      const known = await em.find(Plate, { plan: row.id, planIndex: { $in: asked } });
      const made = new Map(known.map((plate) => [plate.planIndex, plate.id]));
      const open = asked.filter((index) => !made.has(index));
      const taken = await this.take(
        em,
        open.map((index) => plates[index]!),
      );
      for (const index of open) {
        const plate = await this.create(em, operatorId, row, index, taken);
        made.set(index, plate.id);
      }
      for (const sku of new Set(open.map((index) => plates[index]!.sku))) {
        await moveStock(em, sku, [], this.settings.mail.teamAddress);
      }
      return asked.map((index) => made.get(index)!);
    });
    this.catalog.forget();
    return this.views(ids);
  }

  /** Most urgent first; those that are done or failed, newest first. */
  async list(filter: PlateFilter): Promise<Page<PlateView>> {
    const { status, materialId, machine, ...page } = filter;
    const isOver = status === 'done' || status === 'failed' || status === 'withdrawn';
    const statuses = status === undefined ? ['planned', 'printing'] : [status];
    const limit = pageLength(page);
    const conditions: [string, unknown[]][] = [
      [`p.status in (${statuses.map(() => '?').join(', ')})`, statuses],
      ...(materialId === undefined ? [] : [['p.material_id = ?', [materialId]] as [string, unknown[]]]),
      ...(machine === undefined
        ? []
        : [[`${machineKeySql('p.machine')} = ${machineKeySql('?')}`, [machine]] as [string, unknown[]]]),
      ...(page.after === undefined ? [] : [afterCondition(page.after, isOver)]),
    ];
    const rows = await this.em.execute<{ id: string; day: string }[]>(
      `select p.id, ${microsOf(dayOf)}::text as day
       from plates p where ${conditions.map(([sql]) => sql).join(' and ')}
       order by ${isOver ? 'p.id desc' : `${dayOf}, p.id`} limit ?`,
      [...conditions.flatMap(([, values]) => values), limit + 1],
    );
    const own = rows.slice(0, limit);
    const views = await this.views(own.map(({ id }) => id));
    const last = own.at(-1);
    if (rows.length <= limit || last === undefined) return new Page(views);
    return new Page(views, writeCursor('plates', { rank: 0, createdAtMicros: last.day, id: last.id }));
  }

  /** @throws {ServiceError} RESOURCE_NOT_FOUND. */
  async get(id: string): Promise<PlateWithPiecesView> {
    const plate = await this.find(id);
    const pieces = await this.em.find(PlatePiece, { plate: plate.id }, { orderBy: { id: 'asc' } });
    const lines = await readPieceLines(
      this.em,
      pieces.map(({ line }) => line.id),
    );
    const links = await this.pictures.linksTo([...lines.values()].map(({ fileKey }) => fileKey));
    const outlines = await outlinesOf(this.em, lines.values());
    const [view] = await this.views([plate.id]);
    return {
      ...view!,
      pieces: pieces.flatMap((piece) => {
        const line = lines.get(piece.line.id);
        if (line === undefined) return [];
        const { orderId, orderNumber, fileName, finish, leavesOn, boxMm } = line;
        return [
          {
            ...{ id: piece.id, lineId: line.id, orderId, orderNumber, fileName, finish, leavesOn },
            copies: piece.copies,
            failedCopies: piece.failedCopies,
            isWanted: !isOpenPlate(plate.status) || line.isWanted,
            boxMm: { x: boxMm?.x ?? 0, y: boxMm?.y ?? 0 },
            outline: outlines.get(line.contentHash ?? '') ?? null,
            pictureUrl: links.get(line.fileKey ?? '') ?? null,
            placements: piece.placements,
          },
        ];
      }),
    };
  }

  /**
   * The plate's 3MF file or its ticket; waits while the worker makes them.
   *
   * @throws {ServiceError} RESOURCE_NOT_FOUND; FILE_NOT_FOUND where a file of the plate is gone.
   */
  async open(id: string, kind: 'model' | 'ticket'): Promise<PlateFile> {
    await this.find(id);
    const look = async (): Promise<WorkLook<'plates.files', Plate>> => {
      const plate = await this.em.findOneOrFail(Plate, { id }, { refresh: true });
      return plate.filesStatus === 'pending' ? { pending: [{ plateId: id }] } : { result: plate };
    };
    const plate = await this.work.until('plates.files', told('making.refusals.filesBeingMade'), look);
    const key = kind === 'model' ? plate.modelKey : plate.ticketKey;
    if (key == null) throw new ServiceError('FILE_NOT_FOUND');
    const words = [
      plate.number,
      plate.materialId,
      ...plate.furtherSkus,
      ...(plate.isRush ? ['rush'] : []),
    ].join('_');
    const name = `${words}_${plate.copies}${kind === 'model' ? '.3mf' : '.pdf'}`;
    return { name, content: await this.storage.open(key) };
  }

  /** @throws {ServiceError} RESOURCE_NOT_FOUND. */
  private async find(id: string): Promise<Plate> {
    const plate = isUuid(id) ? await this.em.findOne(Plate, { id }, { refresh: true }) : null;
    if (plate === null) throw new ServiceError('RESOURCE_NOT_FOUND');
    return plate;
  }

  private async views(ids: readonly string[]): Promise<PlateView[]> {
    const plates = await this.em.find(Plate, { id: { $in: [...ids] } }, { refresh: true });
    const byId = new Map(plates.map((plate) => [plate.id, plate]));
    const skus = plates.flatMap(({ materialId, furtherSkus }) => [materialId, ...furtherSkus]);
    const bySku = await materialsBySku(this.em, skus);
    const unwanted = await unwantedCopies(this.em, ids);
    const leaving = await leavingDays(this.em, ids);
    return ids.flatMap((id) => {
      const plate = byId.get(id);
      if (plate === undefined) return [];
      const now = { unwantedCopies: unwanted.get(id) ?? 0, leavesOn: leaving.get(id) ?? null };
      return [plateView(plate, bySku, now)];
    });
  }

  /** Locks the lines of plates, and moves their copies from those to plan to those on plates. */
  private async take(em: EntityManager, plates: readonly PlannedPlate[]): Promise<Map<string, OrderLine>> {
    const pieces = plates.flatMap((plate) => plate.pieces);
    const lineIds = [...new Set(pieces.map(({ lineId }) => lineId))];
    const owners = await em.find(OrderLine, { id: { $in: lineIds } }, { fields: ['id', 'order'] });
    const orders = await lockOrders(
      em,
      owners.map(({ order }) => order.id),
    );
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } } as const;
    const lines = await em.find(OrderLine, { id: { $in: lineIds } }, lock);
    const byId = new Map(lines.map((line) => [line.id, line]));
    const orderIds = orders.map(({ id }) => id);
    const isMade = orders.every(({ status }) => isToBeMade(status)) && !(await areGoingBack(em, orderIds));
    for (const { lineId, placements } of pieces) {
      const line = byId.get(lineId);
      const free = line === undefined ? 0 : line.quantity - line.plannedCopies - line.doneCopies;
      if (!isMade || line === undefined || placements.length > free)
        throw outdated(told('making.refusals.planOutdated'));
      line.plannedCopies += placements.length;
    }
    return byId;
  }

  private async create(
    em: EntityManager,
    operatorId: string,
    row: PlatePlan,
    planIndex: number,
    lines: ReadonlyMap<string, OrderLine>,
  ): Promise<Plate> {
    const planned = row.plan!.plates[planIndex]!;
    const pieces = planned.pieces.map(({ lineId, placements }) => ({
      ...{ line: lines.get(lineId)!, placements },
      copies: placements.length,
    }));
    const { number } = await nextNumber(em, 'plate');
    const plate = em.create(Plate, {
      number,
      plan: row,
      planIndex,
      materialId: planned.sku,
      furtherSkus: [...(planned.furtherSkus ?? [])],
      isRush: planned.isRush,
      gapMm: planned.gapMm,
      ...loadOf(pieces),
      createdBy: operatorId,
    });
    for (const piece of pieces) em.create(PlatePiece, { plate, ...piece });
    const after = { number, materialId: planned.sku, copies: plate.copies };
    await addAudit(em, operatorId, { action: 'plate.accept', subjectId: plate.id, before: {}, after });
    return plate;
  }
}

/** Rows after the last one of a page. */
function afterCondition(cursor: string, isOver: boolean): [string, unknown[]] {
  const { createdAtMicros, id } = readCursor('plates', cursor);
  if (isOver) return ['p.id < ?::uuid', [id]];
  return [`(${dayOf}, p.id) > (${dayOfMicros}, ?::uuid)`, [createdAtMicros, id]];
}
