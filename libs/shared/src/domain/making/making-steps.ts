import type { OrderStatus } from '../orders/order-states.js';

/**
 * The shop's own steps of an order in production, finer than its status. Customers see `inProduction` alone, and no step
 * is in an answer of theirs.
 */
export const makingSteps = ['toPlan', 'printing', 'toFinish', 'packed'] as const;
export type MakingStep = (typeof makingSteps)[number];

/** The columns of the orders board. */
export const boardColumns = ['paid', ...makingSteps, 'shipped', 'delivered'] as const;
export type BoardColumn = (typeof boardColumns)[number];

/** A step that was taken, or a date that was moved. */
export interface MakingEntry {
  /** ISO 8601, UTC. */
  at: string;
  /** The column that the order came to. */
  step?: BoardColumn;
  /** The new date, `YYYY-MM-DD`. */
  promisedOn?: string;
  /** Why, where a person said so. */
  reason?: string;
  /** The operator. */
  by: string;
}

/** Copies of an order's lines, by where they are. */
export interface CopyCounts {
  toPlan: number;
  /** On plates that are planned or being printed. */
  onPlates: number;
  /** Of those, on plates that are being printed. */
  printing: number;
  done: number;
}

/** Where an order is on the board; `null` for one that is not on it. */
export function boardColumnOf(status: OrderStatus, step: MakingStep | null): BoardColumn | null {
  if (status === 'inProduction') return step ?? 'toPlan';
  return status === 'paid' || status === 'shipped' || status === 'delivered' ? status : null;
}

/**
 * The step that an order in production comes to by what has become of its copies. `packed` is said by a person alone,
 * and lost when a copy is printed anew.
 */
export function stepByCopies(
  { toPlan, onPlates, printing }: CopyCounts,
  step: MakingStep | null,
): MakingStep {
  if (printing > 0) return 'printing';
  if (toPlan > 0 || onPlates > 0) return 'toPlan';
  return step === 'packed' ? 'packed' : 'toFinish';
}

/**
 * Where an operator may take an order from here by hand; its later steps follow the parcel. One whose money is going back
 * (`isGoingBack`) is made no further, and a parcel that has left still arrives.
 */
export function nextMakingSteps(
  column: BoardColumn | null,
  { onPlates }: CopyCounts,
  isGoingBack: boolean,
): BoardColumn[] {
  if (isGoingBack) return column === 'shipped' ? ['delivered'] : [];
  switch (column) {
    case 'paid':
      return ['toPlan'];
    case 'toPlan':
    case 'printing':
      // What is made without plates is finished by hand; copies on a plate are the plate's.
      return onPlates === 0 ? ['toFinish'] : [];
    case 'toFinish':
      return ['packed'];
    case 'packed':
      return ['toFinish', 'shipped'];
    case 'shipped':
      return ['delivered'];
    case 'delivered':
    case null:
      return [];
  }
}
