import { signal } from '@preact/signals';
import type { Basket } from '../basket/basket.js';
import type { Part } from '../parts/part.js';

interface Shelves {
  parts: Part;
  contents: Blob;
  baskets: Basket;
}

type Shelf = keyof Shelves;
type On<Name extends Shelf> = Shelves[Name];

const databaseName = 'shop';
/** A browser that takes longer is taken not to keep anything for now. */
const openMs = 4_000;

/**
 * Whether all that is to be kept outlasts this page. Browsers without storage, and full ones, keep it as long as the page is
 * open.
 */
export const isLasting = signal(true);

/** What is on its way, or was not taken and is tried again: the last value of each key. */
const unkept: { [Name in Shelf]: Map<string, On<Name>> } = {
  parts: new Map(),
  contents: new Map(),
  baskets: new Map(),
};

let opening: Promise<IDBDatabase> | null = null;
let tooLate: Promise<null> | null = null;
/** Whether something was to be read before the database was open. */
let isUnread = false;
/** Nothing is written over what is still to be read. */
let caughtUp: Promise<void> | null = null;
let readLate: () => Promise<void> = () => Promise.resolve();

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error as Error));
  });
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('parts', { keyPath: 'id' });
    request.result.createObjectStore('contents');
    request.result.createObjectStore('baskets');
  });
  const database = await answerOf(request);
  // By the browser, which may open it again.
  database.addEventListener('close', () => (opening = null));
  return database;
}

/**
 * The database, which is made where there is none; `null` while it is not open. A failure is none for good: the next call
 * tries again.
 */
function database(): Promise<IDBDatabase | null> {
  if (opening === null) {
    opening = open();
    caughtUp = opening.then(async () => {
      const wasUnread = isUnread;
      isUnread = false;
      if (wasUnread) await readLate();
    });
    caughtUp.then(keepUnkept, () => (opening = null));
    tooLate = new Promise((done) => setTimeout(() => done(null), openMs));
  }
  return Promise.race([opening, tooLate]).catch(() => null);
}

/** Says what to do once the database is open that something was to be read from before. */
export function onLateReading(read: () => Promise<void>): void {
  readLate = read;
}

/**
 * The database where there is one. Reading makes none: Chromium locks for good a database whose page is left while it
 * is made, as the home page is by a quick customer.
 */
async function madeDatabase(): Promise<IDBDatabase | null> {
  try {
    const made = opening === null ? await indexedDB.databases() : [];
    if (opening === null && !made.some(({ name }) => name === databaseName)) return null;
  } catch {
    // Storage that is switched off, or a browser that does not tell.
  }
  return (await database()) ?? unread();
}

function unread(): null {
  isUnread = true;
  isLasting.value = false;
  return null;
}

const shelfOf = (made: IDBDatabase, shelf: Shelf, mode?: IDBTransactionMode): IDBObjectStore =>
  made.transaction(shelf, mode).objectStore(shelf);

async function writeUnkept<Name extends Shelf>(shelf: Name, key: string, value: On<Name>): Promise<void> {
  const made = await database();
  if (made === null) throw new Error('This browser keeps nothing for now.');
  await caughtUp;
  // The key of a part is its id.
  await answerOf(shelfOf(made, shelf, 'readwrite').put(value, shelf === 'parts' ? undefined : key));
  // Another may have come meanwhile.
  if (unkept[shelf].get(key) === value) unkept[shelf].delete(key);
}

/** To try again costs as much as the first time: a full device is asked when the page would end, not at each change. */
let isFull = false;

/** Keeps something on this device, with what was not taken before; nothing of it is sent by being kept. */
export async function keep<Name extends Shelf>(shelf: Name, key: string, value: On<Name>): Promise<void> {
  unkept[shelf].set(key, value);
  try {
    await writeUnkept(shelf, key, value);
    if (!isLasting.peek() && !isFull) await keepUnkept();
  } catch (error) {
    isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    isLasting.value = false;
  }
}

/** Tries again to keep what was not taken; answers whether all of it outlasts the page now. */
export async function keepUnkept(): Promise<boolean> {
  try {
    for (const shelf of ['contents', 'parts', 'baskets'] as const) {
      for (const [key, value] of unkept[shelf]) {
        await writeUnkept(shelf, key, value);
      }
    }
    isLasting.value = !isUnread;
  } catch {
    isLasting.value = false;
  }
  return isLasting.peek();
}

addEventListener('online', () => void keepUnkept());

/** Asks the database where there is one; `undefined` where there is none, or where it cannot be read. */
async function ask<Answer>(question: (made: IDBDatabase) => Promise<Answer>): Promise<Answer | undefined> {
  try {
    const made = await madeDatabase();
    return made === null ? undefined : await question(made);
  } catch {
    unread();
    return undefined;
  }
}

/** What outlasts this page there, whatever was not kept since. */
export const lasting = <Name extends Shelf>(shelf: Name, key: string): Promise<On<Name> | undefined> =>
  ask((made) => answerOf(shelfOf(made, shelf).get(key) as IDBRequest<On<Name> | undefined>));

/** What this device keeps there. */
export async function kept<Name extends Shelf>(shelf: Name, key: string): Promise<On<Name> | undefined> {
  const stored = await lasting(shelf, key);
  // Looked at last: what is being kept may have been refused meanwhile.
  return unkept[shelf].get(key) ?? stored;
}

/** Every part that this device keeps. */
export async function keptParts(): Promise<Part[]> {
  const stored = (await ask((made) => answerOf(shelfOf(made, 'parts').getAll() as IDBRequest<Part[]>))) ?? [];
  return [...stored.filter(({ id }) => !unkept.parts.has(id)), ...unkept.parts.values()];
}

/** Lets something go. */
export async function forget(shelf: Shelf, key: string): Promise<void> {
  unkept[shelf].delete(key);
  await ask((made) => answerOf(shelfOf(made, shelf, 'readwrite').delete(key)));
}
