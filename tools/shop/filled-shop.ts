import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from '@shared/infra/embedded/embedded-postgres.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { startStack, type TestStack } from '@testing/stack/stack.js';
import { fillAccount, type FilledAccount } from './fill-account.js';
import { type ShopPart, shopParts } from './shop-parts.js';

/** Of the admin of the filled shop's console. */
export const operatorEmail = 'atelier@example.com';

/** The built service on parts of its own, with an account that has used all of the shop. */
export interface FilledShop extends FilledAccount {
  stack: TestStack;
  customer: Client;
  operator: Client;
  parts: readonly ShopPart[];
  /** Files of this machine, to be dropped. */
  files: string[];
  stop: () => Promise<void>;
}

/**
 * Starts the service on embedded defaults, its port free and its data in the system's temporary folder, and fills
 * an account through the API.
 */
export async function startFilledShop(): Promise<FilledShop> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'instant-fdm-shop-'));
    undo.push(() => rm(folder, { recursive: true, force: true }));
    const postgres = await EmbeddedPostgres.start(folder, { isDisposable: true });
    undo.push(() => postgres.stop());
    const env = { OPERATOR_EMAILS: operatorEmail, LOG_LEVEL: 'warn' };
    const stack = await startStack({ kind: 'postgres', adminUrl: postgres.url('postgres'), env });
    undo.push(() => stack.stop());
    const parts = await shopParts();
    const customer = await signedIn(stack, 'amina@example.com');
    const operator = await signedIn(stack, operatorEmail);
    const account = await fillAccount(customer, operator, parts);
    return {
      stack,
      customer,
      operator,
      parts,
      files: await writeParts(join(folder, 'parts'), parts),
      ...account,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function writeParts(folder: string, parts: readonly ShopPart[]): Promise<string[]> {
  await mkdir(folder);
  const files = parts.map(({ name, content }) => ({ path: join(folder, name), content }));
  for (const { path, content } of files) await writeFile(path, content);
  return files.map(({ path }) => path);
}
