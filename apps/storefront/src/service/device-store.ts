import { signal } from '@preact/signals';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Basket } from '../basket/basket.js';
import type { Part } from '../parts/part.js';

interface ShopSchema extends DBSchema {
  parts: { key: string; value: Part };
  contents: { key: string; value: Blob };
  baskets: { key: string; value: Basket };
}

type Shelf = 'parts' | 'contents' | 'baskets';
type On<Name extends Shelf> = ShopSchema[Name]['value'];
type Database = IDBPDatabase<ShopSchema>;

const databaseName = 'shop';
/** A browser that takes longer is taken not to keep anything. */
const openMs = 4_000;

/** Whether all that was kept outlasts this page. Browsers without storage, and full ones, keep it as long as the page is open. */
export const isLasting = signal(true);

/** What the browser did not take. */
const unkept: { [Name in Shelf]: Map<string, On<Name>> } = {
  parts: new Map(),
  contents: new Map(),
  baskets: new Map(),
};

let opened: Promise<Database | null> | null = null;

async function open(): Promise<Database | null> {
  try {
    const { openDB } = await import('idb');
    const opening = openDB<ShopSchema>(databaseName, 1, {
      upgrade: (database) => {
        database.createObjectStore('parts', { keyPath: 'id' });
        database.createObjectStore('contents');
        database.createObjectStore('baskets');
      },
      // By the browser, which may open it again.
      terminated: () => (opened = null),
    });
    const tooLate = new Promise<null>((done) => setTimeout(() => done(null), openMs));
    return await Promise.race([opening, tooLate]);
  } catch {
    return null;
  }
}

/** The database, which is made where there is none. */
const database = (): Promise<Database | null> => (opened ??= open());

/**
 * The database where there is one. Reading makes none: Chromium locks for good a database whose page is left while it
 * is made, as the home page is by a quick customer.
 */
async function madeDatabase(): Promise<Database | null> {
  if (opened !== null) return opened;
  try {
    const made = await indexedDB.databases();
    if (!made.some(({ name }) => name === databaseName)) return null;
  } catch {
    // Storage that is switched off, or a browser that does not tell.
  }
  return database();
}

/** Keeps something on this device; nothing of it is sent by being kept. */
export async function keep<Name extends Shelf>(shelf: Name, key: string, value: On<Name>): Promise<void> {
  try {
    const store = await database();
    if (store === null) throw new Error('This browser keeps nothing.');
    // The key of a part is its id.
    await store.put(shelf, value, shelf === 'parts' ? undefined : key);
    unkept[shelf].delete(key);
  } catch {
    unkept[shelf].set(key, value);
    isLasting.value = false;
  }
}

/** Asks the database where there is one; `undefined` where there is none, or where it cannot be read. */
async function ask<Answer>(question: (made: Database) => Promise<Answer>): Promise<Answer | undefined> {
  try {
    const made = await madeDatabase();
    return made === null ? undefined : await question(made);
  } catch {
    isLasting.value = false;
    return undefined;
  }
}

/** What this device keeps there. */
export async function kept<Name extends Shelf>(shelf: Name, key: string): Promise<On<Name> | undefined> {
  const lasting = await ask((made) => made.get(shelf, key));
  // Looked at last: what is being kept may have been refused meanwhile.
  return unkept[shelf].get(key) ?? lasting;
}

/** Every part that this device keeps. */
export async function keptParts(): Promise<Part[]> {
  const lasting = (await ask((made) => made.getAll('parts'))) ?? [];
  return [...lasting.filter(({ id }) => !unkept.parts.has(id)), ...unkept.parts.values()];
}

/** Lets something go. */
export async function forget(shelf: Shelf, key: string): Promise<void> {
  unkept[shelf].delete(key);
  await ask((made) => made.delete(shelf, key));
}
