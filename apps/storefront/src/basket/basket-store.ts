import { computed, effect, signal } from '@preact/signals';
import { maxBasketItems } from '@shared/domain/contract/limits.js';
import { keep, kept, lasting } from '../service/device-store.js';
import { type Basket, emptyBasket, usable, withPartsOf } from './basket.js';

/** Changes that can be taken back. */
const keptChanges = 50;
const keptAs = 'current';

const past = signal<readonly Basket[]>([]);
const future = signal<readonly Basket[]>([]);
const current = signal<Basket>(emptyBasket);

/** Tells the shop's other tabs that the kept basket is another: `changed`, or `amended`. */
const tabs = new BroadcastChannel('basket');

/** The basket as it is. */
export const basket = computed(() => current.value);
export const canUndo = computed(() => past.value.length > 0);
export const canRedo = computed(() => future.value.length > 0);
/** Lines that still fit. */
export const freeLines = computed(() => Math.max(0, maxBasketItems - current.value.lines.length));

/** Makes a change that can be undone. */
export function changeBasket(change: (basket: Basket) => Basket): void {
  const next = change(current.value);
  if (next === current.value) return;
  remember();
  current.value = next;
  keepCurrent('changed');
}

/** Has the next undo lead back to the basket as it is. */
function remember(): void {
  past.value = [...past.peek(), current.peek()].slice(-keptChanges);
  future.value = [];
}

export function undo(): void {
  const previous = past.value.at(-1);
  if (previous === undefined) return;
  past.value = past.value.slice(0, -1);
  future.value = [...future.value, current.value];
  current.value = previous;
  keepCurrent('changed');
}

export function redo(): void {
  const next = future.value.at(-1);
  if (next === undefined) return;
  future.value = future.value.slice(0, -1);
  past.value = [...past.value, current.value];
  current.value = next;
  keepCurrent('changed');
}

/** Makes a change that earlier and undone states get as well: it cannot be undone. */
export function amendBasket(change: (basket: Basket) => Basket): void {
  past.value = past.peek().map(change);
  future.value = future.peek().map(change);
  current.value = change(current.peek());
  keepCurrent('amended');
}

/**
 * Takes up the basket that this device kept.
 *
 * @param isChange whether another tab has changed it: an undo takes back that change alone, and a redo brings it again
 */
export async function restoreBasket(isChange = false): Promise<void> {
  const next = usable(await kept('baskets', keptAs));
  // Several changes may be read at once: the messages of the later ones bring nothing new.
  if (JSON.stringify(next) === JSON.stringify(current.peek())) return;
  if (isChange) remember();
  current.value = next;
}

/** Takes up lines that could not be read before: those of this page come after them. */
export async function joinKept(): Promise<void> {
  const { lines } = usable(await lasting('baskets', keptAs));
  amendBasket((now) => {
    const known = new Set(now.lines.map(({ id }) => id));
    const missed = lines.filter(({ id }) => !known.has(id));
    return { ...now, lines: [...missed, ...now.lines].slice(0, maxBasketItems) };
  });
}

/**
 * Leaves out lines whose parts this device does not have: they could be neither shown nor ordered. Kept with the next
 * change alone: another tab may have the part where the device has no room for it.
 */
export function leaveOutLost(partIds: ReadonlySet<string>): void {
  current.value = withPartsOf(current.peek(), partIds);
}

let lastKept: Promise<void> = Promise.resolve();

function keepCurrent(how: 'changed' | 'amended'): void {
  const next = current.peek();
  lastKept = lastKept.then(() => keep('baskets', keptAs, next)).then(() => tabs.postMessage(how));
}

/** Runs once another tab has changed the basket, or amended it. */
export function onForeignChange(reload: (isChange: boolean) => void): void {
  tabs.addEventListener('message', ({ data }) => reload(data === 'changed'));
}

/** Chosen lines, for changing several at once; a line that goes is no longer chosen. */
export const selectedIds = signal<ReadonlySet<string>>(new Set());

effect(() => {
  const ids = new Set(current.value.lines.map(({ id }) => id));
  const selected = selectedIds.peek();
  const left = new Set([...selected].filter((id) => ids.has(id)));
  if (left.size !== selected.size) selectedIds.value = left;
});
