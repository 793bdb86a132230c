/**
 * Goes the storefront's own way through a running service, as a browser does: fetches the tariff, prices 16 different
 * parts in all four encodings on this machine, makes an account, uploads them, compares the service's price, saves the
 * quote, orders it, pays on the sandbox's page, and fetches both PDFs.
 *
 * `npm run demo` talks to the service of `npm start`; BASE_URL names another one, whose mails must then
 * lie under DATA_DIR/mail.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createServiceClient,
  dataOf,
  type Schema,
  type ServiceClient,
  uploadFile,
} from '@client/service-client.js';
import type { Tariff } from '@shared/domain/pricing/tariff.js';
import { ServiceFailure } from '@client/service-failure.js';
import { goodPassword } from '@testing/http-client.js';
import { readSettings } from '@shared/infra/config/env.js';
import { newCustomer } from './demo/demo-account.js';
import { addAddress, invoicePdf, pressPay, quotePdf, untilPaid } from './demo/demo-order.js';
import { type DemoPart, demoParts } from './demo/demo-parts.js';
import { priceOnDevice } from './demo/device-price.js';
import { basketTable } from './demo/demo-table.js';
import { patiently } from './demo/patiently.js';

const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const sayWait = (seconds: number) => say(`The service asks us to wait; going on in ${seconds} s.`);
const mad = (amount: number): string => `${amount.toFixed(2)} MAD`;

/** Different SKUs in the basket; lines of one SKU share plates. */
const skus = 8;

/** What a visitor has chosen, before there is an account. */
interface Choice {
  parts: DemoPart[];
  materials: Schema<'Material'>[];
  city: Schema<'Destination'>;
}

interface Basket extends Choice {
  fileKeys: string[];
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

/** As the shop finds it: in the tariff, for a visitor may not ask the service. */
function findCity({ destinations }: Tariff, called: string): Schema<'Destination'> {
  const city = destinations.find(({ name }) => name.toLowerCase() === called);
  if (city === undefined) throw new Error(`No served city is called ${called}. Is the database migrated?`);
  return city;
}

/** The visitor's price: nothing is uploaded for it, and no account is needed. */
async function chooseAndPrice(visitor: ServiceClient): Promise<Choice & { deviceTotal: number }> {
  const tariff = (await dataOf(visitor.GET('/api/tariff'))) as Tariff;
  const parts = demoParts();
  const materials = parts.map((_, index) => tariff.materials[(index % skus) * 5]!);
  const city = findCity(tariff, 'marrakech');
  const startedMs = Date.now();
  const deviceTotal = await priceOnDevice(tariff, parts, materials, city.id);
  say(
    `Priced ${parts.length} parts here in ${Date.now() - startedMs} ms, nothing sent: ${mad(deviceTotal)}.`,
  );
  return { parts, materials, city, deviceTotal };
}

async function priceBasket(client: ServiceClient, { parts, materials, city }: Choice): Promise<Basket> {
  const fileKeys = await uploadAll(client, parts);
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
  const { deviceTotal, ...choice } = await chooseAndPrice(createServiceClient(service.baseUrl));
  const { client, email } = await newCustomer(service);
  say(`Signed up and verified as ${email}.`);

  const basket = await priceBasket(client, choice);
  const quote = await dataOf(client.POST('/api/quotes', { body: { items: linesOf(basket) } }));
  say(
    `Saved the quote ${quote.reference}: ${mad(quote.totalPrice)}, valid until ${quote.expiresAt.slice(0, 10)}.`,
  );
  await save(`${quote.reference}.pdf`, await patiently(() => quotePdf(client, quote.id), sayWait));

  const order = await orderAndPay(client, basket, quote.id);
  await save(`${order.invoiceNumber}.pdf`, await patiently(() => invoicePdf(client, order.id), sayWait));
  const totals = [deviceTotal, basket.totals.total, quote.totalPrice, order.totalAmount];
  if (new Set(totals).size > 1)
    throw new Error(`Device, basket, quote and order differ: ${totals.map(mad).join(', ')}.`);
  say(`Device, basket, quote, order and charge agree: ${mad(order.totalAmount)}.`);
  say(`The shop: ${service.baseUrl}/en/basket; this order, once signed in as ${email} with ${goodPassword}:`);
  say(`${service.baseUrl}/en/orders/${order.id}. The PDFs: ${folder}`);
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
