import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Basket } from '../basket/basket.js';
import type { Part } from '../parts/part.js';

interface ShopSchema extends DBSchema {
  parts: { key: string; value: Part };
  contents: { key: string; value: Blob };
  baskets: { key: 'current'; value: Basket };
}

let opened: Promise<IDBPDatabase<ShopSchema>> | null = null;

/** What this device keeps of the shop: the basket, its parts and their files. Nothing of it is sent by being kept. */
export function deviceStore(): Promise<IDBPDatabase<ShopSchema>> {
  opened ??= openDB<ShopSchema>('shop', 1, {
    upgrade: (database) => {
      database.createObjectStore('parts', { keyPath: 'id' });
      database.createObjectStore('contents');
      database.createObjectStore('baskets');
    },
  });
  return opened;
}
