/**
 * Uses a running service as a bulk buyer would: makes an account, verifies it from the outbox, uploads 25
 * different parts in all four encodings, prices the basket and prints it.
 *
 * `npm run demo` talks to the service of `npm start`; BASE_URL names another one, whose mails must then
 * lie under DATA_DIR/mail.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { readSettings } from '@shared/config/env.js';
import type { BasketTotals, Quote } from '@shared/pricing/quote.js';
import { type DemoPart, demoParts } from './demo-parts.js';
import { Client, signedIn } from './service-client.js';

interface Material {
  id: string;
  nameFr: string;
}

interface PricedBasket {
  items: { fileKey: string; quote: Quote }[];
  totals: BasketTotals;
}

const say = (line = ''): void => void process.stdout.write(`${line}\n`);

/** Different SKUs in the basket; lines of one SKU share plates. */
const skus = 8;

/** The service counts uploads by the minute; a client waits as it is told. */
async function uploadPatiently(client: Client, part: DemoPart): Promise<string> {
  for (;;) {
    const answer = await client.upload(part.filename, part.content);
    if (answer.status === 200) return answer.data.key;
    if (answer.status !== 429) throw new Error(`${part.filename} was refused: ${answer.text}`);
    const waitSeconds = Number(answer.headers.get('retry-after'));
    say(`One client may upload 20 files a minute; going on in ${waitSeconds} s.`);
    await sleep(waitSeconds * 1000);
  }
}

async function uploadAll(client: Client, parts: DemoPart[]): Promise<string[]> {
  const keys: string[] = [];
  for (const part of parts) keys.push(await uploadPatiently(client, part));
  return keys;
}

function printTable(parts: DemoPart[], materials: Material[], { items, totals }: PricedBasket): void {
  say();
  say(row(['part', 'material', 'qty', 'g', 'h', 'MAD TTC']));
  for (const [index, { quote }] of items.entries()) {
    const { filename, quantity } = parts[index]!;
    const figures = [
      quote.estimatedWeight.toFixed(1),
      quote.estimatedPrintTime.toFixed(2),
      quote.total.toFixed(2),
    ];
    say(row([filename, materials[index]!.nameFr, String(quantity), ...figures]));
  }
  say();
  const sums: [string, number][] = [
    ['Lines', totals.subtotal],
    ['Service fee', totals.setup],
    ['Order minimum', totals.minimumAdjustment],
    ['Delivery', totals.shipping],
    ['Total, tax included', totals.total],
  ];
  for (const [label, amount] of sums) say(`  ${label.padEnd(22)}${amount.toFixed(2).padStart(10)} MAD`);
  say(
    `  Sharing plates saved ${totals.plateCredit.toFixed(2)} MAD; the machines run ${totals.machineHours} h.`,
  );
}

function row([part = '', material = '', ...figures]: string[]): string {
  return `  ${part.padEnd(24)}${material.padEnd(18)}${figures.map((figure) => figure.padStart(9)).join('')}`;
}

async function demo(): Promise<void> {
  const settings = readSettings(process.env);
  const service = { baseUrl: process.env.BASE_URL ?? settings.publicUrl, mailFolder: settings.mail.folder };
  const client = await signedIn(service);
  say(`Signed up and verified as ${client.email}.`);

  const parts = demoParts();
  const startedMs = Date.now();
  const fileKeys = await uploadAll(client, parts);
  say(`Uploaded ${parts.length} parts in ${((Date.now() - startedMs) / 1000).toFixed(1)} s.`);

  const catalogue = await client.get<{ materials: Material[] }>('/api/materials');
  const materials = parts.map((_, index) => catalogue.data.materials[(index % skus) * 5]!);
  const items = parts.map(({ filename, quantity }, index) => ({
    fileKey: fileKeys[index],
    filename,
    materialId: materials[index]!.id,
    quantity,
  }));
  const cities = await client.get<{ destinations: { id: string; name: string }[] }>(
    '/api/shipping/destinations?q=marrakesh',
  );
  const city = cities.data.destinations[0]!;
  const pricedMs = Date.now();
  const basket = await client.post<PricedBasket>('/api/quotes/batch', { items, destinationId: city.id });
  if (basket.status !== 200) throw new Error(`The basket was refused: ${basket.text}`);
  say(`Priced the basket of ${items.length} lines for ${city.name} in ${Date.now() - pricedMs} ms.`);
  printTable(parts, materials, basket.data);
}

demo().catch((error: unknown) => {
  process.stderr.write(`The demo stopped: ${(error as Error).message}\n`);
  process.stderr.write('Is the service running? Start it with npm start.\n');
  process.exitCode = 1;
});
