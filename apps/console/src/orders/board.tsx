import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { type BoardColumn, boardColumns } from '@shared/domain/making/making-steps.js';
import { dataOf } from '@web/app/failure.js';
import { notify } from '@web/app/notices.js';
import { Record } from '@web/app/use-record.js';
import { useLive } from '../live/use-live.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { Apart } from '@web/components/apart.js';
import { Leaving } from '../ui/due-day.js';
import { figures, say } from '../words/language.js';
import { useOrderMove } from './use-order-move.js';

type Card = Schema<'BoardCard'>;
type Column = Schema<'BoardColumn'>;
type Move = (card: Card, column: BoardColumn) => void;

interface Moving {
  /** An order is on its way: one at a time. */
  isBusy: boolean;
  move: Move;
}

const places = new Map(boardColumns.map((column, place) => [column, place]));

/** Where a column begins on a phone, where they stand below each other. */
const anchorOf = (column: BoardColumn): string => `column-${column}`;

/** Orders by where they are in the shop; arrow keys go between them, with Shift they move them. */
export function Board() {
  const [record, reload] = useLive(['orders', 'plates'], () => dataOf(service.GET('/ops/api/board')));
  const orderMove = useOrderMove();
  const frame = useRef<HTMLDivElement>(null);
  const followed = useRef<{ id: string; column: BoardColumn } | null>(null);
  // An order that changes its column is drawn anew there: the focus goes with it, once.
  useLayoutEffect(() => {
    if (followed.current === null) return;
    const { id, column } = followed.current;
    const card = frame.current?.querySelector<HTMLElement>(`#${anchorOf(column)} [data-order="${id}"]`);
    if (card == null) return;
    if (document.activeElement === document.body) card.focus();
    followed.current = null;
  }, [record]);
  const focusOn = (id: string): void => {
    frame.current?.querySelector<HTMLElement>(`[data-order="${id}"]`)?.focus();
  };
  const move: Move = (card, column) => {
    orderMove.move(card, column, () => {
      followed.current = { id: card.id, column };
      const where = say('orders.state', { column });
      notify({ tone: 'good', text: say('orders.moved', { number: card.number, move: where }) });
      reload();
    });
  };
  const onKey = (event: KeyboardEvent, columns: readonly Column[]): void => {
    const id = (event.target as HTMLElement).dataset.order;
    if (id === undefined || !event.key.startsWith('Arrow')) return;
    const next = event.shiftKey ? null : neighbour(columns, id, event.key);
    if (event.shiftKey) moveByKey(columns, id, event.key, move);
    event.preventDefault();
    if (next !== null) focusOn(next);
  };
  return (
    <Record record={record}>
      {(columns) => (
        <>
          {mayAct('operator') && <p class="board-keys soft">{say('orders.keys')}</p>}
          {orderMove.notices}
          <nav class="board-jump" aria-label={say('orders.jump')}>
            {columns.map(({ column, orders, hasMore }) => (
              <a key={column} href={`#${anchorOf(column)}`}>
                {say(`orders.columns.${column}`)} ({figures.figure(orders)}
                {hasMore && '+'})
              </a>
            ))}
          </nav>
          <div ref={frame} class="board" onKeyDown={(event) => onKey(event, columns)}>
            {columns.map((column) => (
              <BoardColumnList
                key={column.column}
                column={column}
                isBusy={orderMove.isBusy.value}
                move={move}
              />
            ))}
          </div>
        </>
      )}
    </Record>
  );
}

/** The order next to one, in its column or in the nearest column that has any. */
function neighbour(columns: readonly Column[], id: string, key: string): string | null {
  const place = columns.findIndex(({ cards }) => cards.some((card) => card.id === id));
  const row = columns[place]?.cards.findIndex((card) => card.id === id) ?? -1;
  if (row < 0) return null;
  if (key === 'ArrowUp') return columns[place]!.cards[row - 1]?.id ?? null;
  if (key === 'ArrowDown') return columns[place]!.cards[row + 1]?.id ?? null;
  const beside = key === 'ArrowLeft' ? columns.slice(0, place).toReversed() : columns.slice(place + 1);
  const cards = beside.find((column) => column.cards.length > 0)?.cards;
  return cards?.[Math.min(row, cards.length - 1)]?.id ?? null;
}

/** Moves an order to the nearest column on that side that it may go to. */
function moveByKey(columns: readonly Column[], id: string, key: string, move: Move): void {
  const card = columns.flatMap(({ cards }) => cards).find((one) => one.id === id);
  if (card?.column == null || !mayAct('operator')) return;
  const from = places.get(card.column)!;
  const isWanted = (column: BoardColumn) =>
    key === 'ArrowRight' ? places.get(column)! > from : key === 'ArrowLeft' && places.get(column)! < from;
  const to = card.nextColumns.find(isWanted);
  if (to !== undefined) move(card, to);
}

function BoardColumnList({
  column: { column, orders, hasMore, late, cards },
  isBusy,
  move,
}: Moving & { column: Column }) {
  const isOpen = column !== 'shipped' && column !== 'delivered';
  const list = `${consolePath('orders')}?column=${column}`;
  return (
    <section id={anchorOf(column)} aria-label={say(`orders.columns.${column}`)}>
      <h2>
        {say(`orders.columns.${column}`)}{' '}
        <small>
          <a href={list}>
            {say(hasMore ? 'orders.columnCountMore' : 'orders.columnCount', { count: orders })}
          </a>
        </small>
        {late > 0 && <small class="bad">{say('orders.columnLate', { count: late })}</small>}
      </h2>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <BoardCard {...{ card, isOpen, isBusy, move }} />
          </li>
        ))}
      </ul>
      {orders > cards.length && (
        <p>
          <a href={list}>
            {hasMore ? say('orders.columnRest') : say('orders.columnMore', { count: orders - cards.length })}
          </a>
        </p>
      )}
    </section>
  );
}

function BoardCard({ card, isOpen, isBusy, move }: Moving & { card: Card; isOpen: boolean }) {
  const { id, number, customer, isRush, isGoingBack, copies, nextColumns } = card;
  const all = copies.toPlan + copies.onPlates + copies.done;
  return (
    <>
      <p>
        <a href={consolePath('orders', id)} data-order={id}>
          {number}
        </a>
        {isRush && <strong class="rush">{say('orders.rush')}</strong>}
      </p>
      {isGoingBack && (
        <p>
          <strong class="clock bad">{say('orders.goingBack')}</strong>
        </p>
      )}
      <p>
        <Apart texts={[customer.company ?? customer.name, customer.city]} />
      </p>
      {isOpen && (
        <>
          <p>
            <Leaving {...card} isOpen={!isGoingBack} />
          </p>
          <p class="soft">{say('orders.copiesDone', { done: copies.done, all })}</p>
        </>
      )}
      {mayAct('operator') && nextColumns.length > 0 && (
        <p class="moves">
          {nextColumns.map((column) => {
            const text = say('orders.moveTo', { column });
            return (
              <button
                key={column}
                type="button"
                class="link"
                aria-label={say('orders.moveOf', { number, move: text })}
                aria-disabled={isBusy}
                onClick={() => move(card, column)}
              >
                {places.get(column)! < (places.get(card.column ?? 'paid') ?? 0) ? '← ' : '→ '}
                {text}
              </button>
            );
          })}
        </p>
      )}
    </>
  );
}
