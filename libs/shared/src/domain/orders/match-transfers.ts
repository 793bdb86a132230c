import type { OrderStatus } from './order-states.js';

/** An order that a transfer may be for. */
export interface TransferOrder {
  id: string;
  number: string;
  status: OrderStatus;
  totalCentimes: number;
}

/**
 * How sure a match is: the number and the amount agree; one of them does; several orders fit; none does; or the
 * transfer was recorded before.
 */
export type TransferMatch = 'exact' | 'near' | 'several' | 'none' | 'recorded';

/** Why an order is named: by its number, by a number without its prefix, or by its amount alone. */
export type MatchGround = 'number' | 'digits' | 'amount';

/** A transfer with the orders that it may be for. */
export interface MatchedTransfer<Candidate extends TransferOrder> {
  match: TransferMatch;
  orders: { order: Candidate; ground: MatchGround; isSameAmount: boolean }[];
  /** The named orders add up to the amount: one transfer pays all of them. */
  isShared: boolean;
}

/** Orders of a transfer that are named at most. */
const namedOrders = 10;

/** Order numbers in a text, however the bank has written them; and those that lack their prefix. */
export function numbersIn(text: string): { whole: string[]; digits: string[] } {
  const plain = text.normalize('NFKC');
  const find = (pattern: RegExp): string[] => [
    ...new Set([...plain.matchAll(pattern)].map(([, year, place]) => `CMD-${year}-${place}`)),
  ];
  const whole = find(/CMD[\s\p{Pd}./_]*(\d{4})[\s\p{Pd}./_]*(\d{4,7})(?!\d)/giu);
  // Of a quote, an invoice, a credit note, a project or a plate they name no order.
  const digits = find(/(?<!\d|(?:DV|FA|AV|PR|PL)[\s\p{Pd}./_]*)(20\d{2})[\s\p{Pd}./_]*(\d{4,7})(?!\d)/giu);
  return { whole, digits: digits.filter((number) => !whole.includes(number)) };
}

/**
 * Finds the orders of a transfer.
 *
 * @param byNumber the orders that exist, by number
 * @param ofAmount unpaid orders of exactly this amount
 * @param isRecorded whether reference, amount and day are those of a transfer that was recorded
 */
export function matchTransfer<Candidate extends TransferOrder>(
  { amountCentimes, reference }: { amountCentimes: number; reference: string },
  byNumber: ReadonlyMap<string, Candidate>,
  ofAmount: readonly Candidate[],
  isRecorded: boolean,
): MatchedTransfer<Candidate> {
  const { whole, digits } = numbersIn(reference);
  const known = (numbers: readonly string[]): Candidate[] =>
    numbers.flatMap((one) => byNumber.get(one) ?? []);
  const candidate = (ground: MatchGround) => (order: Candidate) => ({
    ...{ order, ground },
    isSameAmount: order.totalCentimes === amountCentimes,
  });
  const named = known(whole).map(candidate('number'));
  const unprefixed = named.length > 0 ? [] : known(digits).map(candidate('digits'));
  const sure = [...named, ...unprefixed];
  // Digits that are an order's by chance, such as a day's, must not hide the one that was paid.
  const isSure = named.length > 0 || unprefixed.some(({ isSameAmount }) => isSameAmount);
  const others = ofAmount.filter((order) => !sure.some((one) => one.order === order));
  const orders = isSure ? sure : [...sure, ...others.map(candidate('amount'))];
  const sum = sure.reduce((all, { order }) => all + order.totalCentimes, 0);
  const isShared = sure.length > 1 && sum === amountCentimes;
  return { match: gradeOf(orders, isRecorded), orders: orders.slice(0, namedOrders), isShared };
}

function gradeOf(orders: MatchedTransfer<TransferOrder>['orders'], isRecorded: boolean): TransferMatch {
  const [first, ...more] = orders;
  if (isRecorded) return 'recorded';
  if (first === undefined) return 'none';
  if (more.length > 0) return 'several';
  return first.ground === 'number' && first.isSameAmount ? 'exact' : 'near';
}
