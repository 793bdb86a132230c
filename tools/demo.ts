/**
 * Uses a running service as a bulk buyer would, through the typed client: makes an account, uploads 25 different
 * parts in all four encodings, prices the basket, saves the quote, orders it, pays, and fetches both PDFs.
 *
 * `npm run demo` talks to the service of `npm start`; BASE_URL names another one, whose mails must then
 * lie under DATA_DIR/mail.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataOf, type Schema, type ServiceClient, uploadFile } from '@client/service-client.js';
import { ServiceFailure } from '@client/service-failure.js';
import { readSettings } from '@shared/infra/config/env.js';
import { newCustomer } from './demo/demo-account.js';
import { addAddress, invoicePdf, pressPay, quotePdf, untilPaid } from './demo/demo-order.js';
import { type DemoPart, demoParts } from './demo/demo-parts.js';
import { basketTable } from './demo/demo-table.js';
import { patiently } from './demo/patiently.js';

const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const sayWait = (seconds: number) => say(`The service asks us to wait; going on in ${seconds} s.`);
const mad = (amount: number): string => `${amount.toFixed(2)} MAD`;

/** Different SKUs in the basket; lines of one SKU share plates. */
const skus = 8;

interface Basket {
  parts: DemoPart[];
  fileKeys: string[];
  materials: Schema<'Material'>[];
  city: Schema<'Destination'>;
  totals: Schema<'BasketTotals'>;
}

async function uploadAll(client: ServiceClient, parts: DemoPart[]): Promise<string[]> {
  const startedMs = Date.now();
  const keys: string[] = [];
  for (const { filename, content } of parts) {
    const upload = () => uploadFile(client, filename, new Uint8Array(content));
    keys.push((await patiently(upload, sayWait)).key);
  }
  say(`Uploaded ${parts.length} parts in ${((Date.now() - startedMs) / 1000).toFixed(1)} s.`);
  return keys;
}

async function findCity(client: ServiceClient, q: string): Promise<Schema<'Destination'>> {
  const found = await dataOf(client.GET('/api/shipping/destinations', { params: { query: { q } } }));
  const [city] = found.destinations;
  if (city === undefined) throw new Error(`No served city is called ${q}. Is the database migrated?`);
  return city;
}

async function priceBasket(client: ServiceClient): Promise<Basket> {
  const parts = demoParts();
  const fileKeys = await uploadAll(client, parts);
  const catalogue = await dataOf(client.GET('/api/materials'));
  const materials = parts.map((_, index) => catalogue.materials[(index % skus) * 5]!);
  const city = await findCity(client, 'marrakesh');
  const items = parts.map(({ filename, quantity }, index) => ({
    fileKey: fileKeys[index]!,
    filename,
    materialId: materials[index]!.id,
    quantity,
  }));
  const startedMs = Date.now();
  const body = { items, destinationId: city.id };
  const basket = await patiently(() => dataOf(client.POST('/api/quotes/batch', { body })), sayWait);
  say(`Priced the basket of ${items.length} lines for ${city.name} in ${Date.now() - startedMs} ms.`);
  for (const line of basketTable(parts, materials, basket)) say(line);
  return { parts, fileKeys, materials, city, totals: basket.totals };
}

/** The lines as quotes and orders take them. */
function linesOf({ parts, fileKeys, materials }: Basket) {
  return parts.map(({ filename, content, quantity }, index) => ({
    fileKey: fileKeys[index]!,
    fileName: filename,
    fileSize: content.length,
    materialId: materials[index]!.id,
    technology: 'fdm' as const,
    quantity,
  }));
}

async function orderAndPay(client: ServiceClient, basket: Basket, quoteId: string): Promise<Schema<'Order'>> {
  const addressId = await addAddress(client, basket.city);
  const items = linesOf(basket);
  const body = { addressId, quoteId, acceptTerms: true as const, items };
  const placed = await dataOf(client.POST('/api/orders', { body }));
  say(`Placed the order ${placed.orderNumber}: ${mad(placed.totalAmount)}, ${placed.status}.`);
  const checkout = { orderId: placed.id, locale: 'fr' as const };
  const { url } = await dataOf(client.POST('/api/payments/checkout', { body: checkout }));
  await pressPay(url);
  const order = await untilPaid(client, placed.id);
  say(`Paid ${mad(order.totalAmount)} on the sandbox’s page; invoice ${order.invoiceNumber}.`);
  return order;
}

async function demo(): Promise<void> {
  const settings = readSettings(process.env);
  const folder = join(settings.dataDir, 'demo');
  const save = async (name: string, pdf: Uint8Array): Promise<void> => {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, name), pdf);
    say(`Saved ${join(folder, name)} (${Math.ceil(pdf.length / 1024)} KB).`);
  };
  const service = { baseUrl: process.env.BASE_URL ?? settings.publicUrl, mailFolder: settings.mail.folder };
  const { client, email } = await newCustomer(service);
  say(`Signed up and verified as ${email}.`);

  const basket = await priceBasket(client);
  const quote = await dataOf(client.POST('/api/quotes', { body: { items: linesOf(basket) } }));
  say(
    `Saved the quote ${quote.reference}: ${mad(quote.totalPrice)}, valid until ${quote.expiresAt.slice(0, 10)}.`,
  );
  await save(`${quote.reference}.pdf`, await patiently(() => quotePdf(client, quote.id), sayWait));

  const order = await orderAndPay(client, basket, quote.id);
  await save(`${order.invoiceNumber}.pdf`, await patiently(() => invoicePdf(client, order.id), sayWait));
  const totals = [basket.totals.total, quote.totalPrice, order.totalAmount];
  if (new Set(totals).size > 1)
    throw new Error(`Basket, quote and order differ: ${totals.map(mad).join(', ')}.`);
  say(`Basket, quote, order and charge agree: ${mad(order.totalAmount)}.`);
}

demo().catch((error: unknown) => {
  const isRefusal = error instanceof ServiceFailure;
  process.stderr.write(`The demo stopped: ${(error as Error).message}\n`);
  if (isRefusal)
    process.stderr.write(`${error.status} ${error.code}; request ${error.requestId ?? 'unnamed'}.\n`);
  else if (error instanceof TypeError)
    process.stderr.write('Is the service running? Start it with npm start.\n');
  process.exitCode = 1;
});
