import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import type { MeshWarning } from '@shared/domain/contract/analysis.js';
import type { KeptValidation } from '@shared/domain/contract/mesh-findings.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { type BoardColumn, type MakingEntry, nextMakingSteps } from '@shared/domain/making/making-steps.js';
import type { PlateStatus } from '@shared/domain/making/plate-states.js';
import { centimesToMad } from '@shared/domain/money/mad.js';
import { Order } from '@shared/infra/database/entities/order.entity.js';
import { ProjectRequest } from '@shared/infra/database/entities/project-request.entity.js';
import { areGoingBack } from '@shared/infra/orders/going-back.js';
import { leavesOn } from '@shared/infra/orders/leaving-day.js';
import { furtherSkusOfLine } from '@shared/infra/orders/lines-to-plan.js';
import { materialsBySku } from '@shared/infra/catalog/materials-by-sku.js';
import { tellValidation } from '@shared/words/mesh-words.js';
import { colourOf, type PlateColourView } from './plates.dto.js';
import { columnOf, copyCounts, noCopies } from './order-steps.js';

/** What is made of a line. */
export interface LineMakingView {
  /** The line of the order. */
  lineId: string;
  /** The colour as the catalogue has it; `null` for a project, or a colour that is gone. */
  colour: PlateColourView | null;
  /** Colours of the part beside that one, as on business cards. */
  furtherColours: PlateColourView[];
  /** How many copies. */
  copies: { toPlan: number; onPlates: number; done: number };
  /** What was noticed of its file. */
  warnings: MeshWarning[];
  /** Plates that hold copies of it, newest first. */
  plates: { id: string; number: string; status: PlateStatus; copies: number; failedCopies: number }[];
}

/** A payment that was tried. */
export interface OrderPaymentView {
  /** Who took the payment. */
  provider: string;
  /** Its state. */
  status: string;
  /** MAD. */
  amount: number;
  /** When it was made. */
  createdAt: string;
  /** When it was settled. */
  closedAt: string | null;
}

/** How far the making of an order is. */
export interface OrderMakingView {
  /** Its place on the board. */
  column: BoardColumn | null;
  /** Where it may be moved by hand. */
  nextColumns: BoardColumn[];
  /** The day that was promised, `YYYY-MM-DD`. */
  promisedOn: string | null;
  /** The day on which its parcel has to leave for that, `YYYY-MM-DD`. */
  shipByOn: string | null;
  /** All of its money is about to go back: it is neither printed nor sent. */
  isGoingBack: boolean;
  /** Steps and moved dates, oldest first. */
  history: MakingEntry[];
  /** Its lines. */
  lines: LineMakingView[];
  /** Payments that were tried. */
  payments: OrderPaymentView[];
  /** The quote that was ordered. */
  quote: { id: string; reference: string } | null;
  /** The custom project that it came of. */
  request: { id: string; reference: string } | null;
}

interface LineRow {
  id: string;
  name: string | null;
  name_fr: string | null;
  preview_color: string | null;
  further_skus: string[];
  to_plan: number;
  planned_copies: number;
  done_copies: number;
  validation: KeptValidation | null;
}

interface PieceRow {
  line_id: string;
  id: string;
  number: string;
  status: PlateStatus;
  copies: number;
  failed_copies: number;
}

interface PaymentRow {
  provider: string;
  status: string;
  amount_centimes: string;
  created_at: Date;
  closed_at: Date | null;
}

/** What the shop knows of an order beside what its customer sees. */
@Injectable()
export class OrderMakingService {
  constructor(private readonly em: EntityManager) {}

  /** @throws {ServiceError} ORDER_NOT_FOUND. */
  async get(id: string): Promise<OrderMakingView> {
    const order = isUuid(id)
      ? await this.em.findOne(Order, { id }, { populate: ['quote'], refresh: true })
      : null;
    if (order === null) throw new ServiceError('ORDER_NOT_FOUND');
    const counts = (await copyCounts(this.em, [id])).get(id) ?? noCopies;
    const column = columnOf(order);
    const payments = await this.em.execute<PaymentRow[]>(
      `select provider, status, amount_centimes, created_at, closed_at from payment_attempts
       where order_id = ? order by id limit 100`,
      [id],
    );
    const request = await this.em.findOne(ProjectRequest, { order: id });
    const isGoingBack = await areGoingBack(this.em, [id]);
    return {
      column,
      nextColumns: nextMakingSteps(column, counts, isGoingBack),
      promisedOn: order.promisedOn ?? null,
      shipByOn: leavesOn(order),
      isGoingBack,
      history: order.makingHistory,
      lines: await this.lines(order),
      payments: payments.map((row) => ({
        provider: row.provider,
        status: row.status,
        amount: centimesToMad(Number(row.amount_centimes)),
        createdAt: new Date(row.created_at).toISOString(),
        closedAt: row.closed_at === null ? null : new Date(row.closed_at).toISOString(),
      })),
      quote: order.quote == null ? null : { id: order.quote.id, reference: order.quote.reference },
      request: request && { id: request.id, reference: request.reference },
    };
  }

  private async lines({ id, kernelVersion }: Order): Promise<LineMakingView[]> {
    const rows = await this.em.execute<LineRow[]>(
      `select l.id, m.name, m.name_fr, m.preview_color, l.quantity - l.planned_copies - l.done_copies as to_plan,
         l.planned_copies, l.done_copies, a.validation, ${furtherSkusOfLine} as further_skus
       from order_lines l left join materials m on m.sku = l.material_id
       left join file_analyses a on a.content_hash = l.content_hash and a.kernel_version = ?
       where l.order_id = ? order by l.position`,
      [kernelVersion, id],
    );
    const pieces = await this.em.execute<PieceRow[]>(
      `select p.line_id, s.id, s.number, s.status, p.copies, p.failed_copies
       from plate_pieces p join plates s on s.id = p.plate_id join order_lines l on l.id = p.line_id
       where l.order_id = ? order by s.id desc limit 1000`,
      [id],
    );
    const byLine = Map.groupBy(pieces, (piece) => piece.line_id);
    const materials = await materialsBySku(
      this.em,
      rows.flatMap((row) => row.further_skus),
    );
    return rows.map((row) => ({
      lineId: row.id,
      colour:
        row.name === null
          ? null
          : { name: row.name, nameFr: row.name_fr ?? row.name, previewColor: row.preview_color ?? '#888888' },
      furtherColours: row.further_skus.map((sku) => colourOf(sku, materials)),
      copies: { toPlan: row.to_plan, onPlates: row.planned_copies, done: row.done_copies },
      warnings: row.validation === null ? [] : tellValidation(row.validation).warnings,
      plates: (byLine.get(row.id) ?? []).map((piece) => ({
        ...{ id: piece.id, number: piece.number, status: piece.status },
        ...{ copies: piece.copies, failedCopies: piece.failed_copies },
      })),
    }));
  }
}
