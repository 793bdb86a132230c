import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { type Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { startStack } from './stack.js';

/** An operation as the foreign tool generates it; its own types say more. */
type Operation = (options: object) => Promise<{ data?: unknown; error?: unknown }>;

/** An answer's `data`, of which this walk reads some members. */
type Facts = Record<string, string & number> & { destinations: Facts[]; items: Facts[]; transfer: Facts };

const operatorEmail = 'operator@example.com';
const company = { name: 'Atlas Pièces SARL', ice: '001234567000089' };

let stack: TestStack;
let folder: string;
let operations: Record<string, Operation>;
let buyer: Client;
let operator: Client;

/** Calls a generated operation with the session of a customer or an operator. */
async function call(by: Client, name: string, options: Record<string, object> = {}): Promise<Facts> {
  const { data, error } = await operations[name]!({
    ...options,
    baseUrl: stack.baseUrl,
    headers: { ...options.headers, Cookie: by.cookie },
  });
  if (error !== undefined) throw new Error(`${name}: ${JSON.stringify(error)}`);
  return (data as { data: Facts }).data;
}

beforeAll(async () => {
  stack = await startStack({ env: { OPERATOR_EMAILS: operatorEmail } });
  const parent = join(projectRoot, 'coverage');
  mkdirSync(parent, { recursive: true });
  folder = mkdtempSync(join(parent, 'foreign-client-'));
  await createClient({
    input: join(projectRoot, 'apps/api/src/developers/openapi.json'),
    output: { path: folder, module: { extension: '.ts' } },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  });
  operations = (await import(join(folder, 'sdk.gen.ts'))) as Record<string, Operation>;
  [buyer, operator] = [await signedIn(stack), await signedIn(stack, operatorEmail)];
});

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await stack.stop();
});

it('A client that a foreign tool generates from the description passes the compiler', () => {
  const strict = ['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions'];
  const target = ['--target', 'es2023', '--module', 'nodenext', '--lib', 'es2023,dom,dom.iterable'];
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', ...strict, ...target, '--ignoreConfig', join(folder, 'index.ts')],
    { cwd: projectRoot, encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([0, '']);
});

it('and a company buys with it: quote, transfer, production, parcel, part refund', async () => {
  const file = new Blob([encodeBinaryStl(box(40, 20, 10)) as Uint8Array<ArrayBuffer>]);
  const { key: fileKey } = await call(buyer, 'filesUpload', { body: { file: new File([file], 'box.stl') } });
  const part = { fileKey, fileName: 'box.stl', materialId: 'pla-noir', technology: 'fdm', quantity: 25 };
  const saved = await call(buyer, 'savedQuotesSave', {
    body: { items: [{ ...part, fileSize: 684 }], company, purchaseOrder: 'BC-2026-118' },
  });
  const quote = await call(buyer, 'savedQuotesGet', { path: { id: saved.id } });
  const { destinations } = await call(buyer, 'catalogDestinations', { query: { q: 'Casablanca' } });
  const address = await call(buyer, 'addressesAdd', {
    body: {
      label: 'Siège',
      fullName: 'Amina Test',
      phone: '0612345678',
      street: '8, boulevard Zerktouni',
      city: 'Casablanca',
      shippingDestinationId: destinations[0]!.id,
    },
  });
  const { id, totalAmount } = await call(buyer, 'ordersPlace', {
    body: {
      addressId: address.id,
      acceptTerms: true,
      quoteId: quote.id,
      items: [{ ...part, quoteItemId: quote.items[0]!.id }],
    },
  });
  const path = { id };
  const checkout = await call(buyer, 'paymentsCheckout', { body: { orderId: id, method: 'transfer' } });
  expect(checkout.transfer.amount).toBe(totalAmount);
  await call(operator, 'operatorOrdersTransfer', { path, body: { amount: totalAmount, reference: 'VIR 7' } });
  for (const status of ['inProduction', 'shipped']) {
    await call(operator, 'operatorOrdersMove', { path, body: { status } });
  }
  await call(operator, 'operatorOrdersRefund', {
    path,
    body: { amount: 20, reason: 'Une pièce voilée', reference: 'VIR 8' },
    headers: { 'Idempotency-Key': 'VIR 8' },
  });
  expect(await call(buyer, 'ordersGet', { path })).toMatchObject({
    status: 'shipped',
    company,
    purchaseOrder: 'BC-2026-118',
    paymentMethod: 'transfer',
    refundedAmount: 20,
    creditNotes: [{ amount: 20, reason: 'Une pièce voilée' }],
  });
});
