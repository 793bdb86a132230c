import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '@shared/infra/config/project-root.js';
import type { DrilledService } from '../drilled-service.js';
import type { Fault } from '../fault.js';
import { whileItLasts } from '../moments.js';
import type { Shop } from '../shop.js';
import { Watch } from '../watch.js';

/** Of the file's content: no other part of the drill is as large. */
const kilobytes = 300;

/** One drill of one process: what `begin` has uploaded is what `end` asks for again. */
let poison = { key: '', answer: '' };

const markerOf = ({ dataDir }: DrilledService) => join(dataDir, 'poison');

/** Uploads a file that ends each thread that reads it, and asks for its price until it is given up. */
async function begin(service: DrilledService, shop: Shop): Promise<void> {
  const part = shop.newPart(kilobytes);
  writeFileSync(markerOf(service), String(part.length));
  const key = await shop.upload(new Watch(), part);
  const { status, error } = await shop.client.post('/api/quotes/calculate', shop.priceBody(key));
  poison = { key, answer: `a price of that file: ${status} ${error?.code}` };
}

/** The defect is mended; six minutes later its customer asks again. */
async function end(service: DrilledService, shop: Shop): Promise<void> {
  rmSync(markerOf(service), { force: true });
  await service.query(
    `update file_analyses set finished_at = finished_at - interval '6 minutes' where is_given_up`,
  );
  await shop.price(new Watch(), poison.key);
}

/** A file whose measuring kills the thread, each time. */
export const poisonFile: Fault = {
  name: 'poison-file',
  title: 'A file kills the thread that measures it',
  onCall:
    'Nothing for others: threads are replaced, and the file is given up after three attempts. Keep the file for the developers; when the defect is mended, retry it in the console, or its customer does.',
  prepare: (folder) => {
    const preload = pathToFileURL(join(projectRoot, 'dist/tools/drill/poisoned-thread.js')).href;
    return Promise.resolve({
      env: { NODE_OPTIONS: `--import=${preload}`, DRILL_POISON_FILE: join(folder, 'poison') },
    });
  },
  alarm: {
    fault: 'A file kills its threads until it is given up',
    alert: 'WorkGivenUp',
    where:
      '`given_up_rows{kind="analysis.measure",age="hour"}`, `thread_pool_lost_total{pool="mesh"}`; `/ops/work/given-up`',
    begin,
    end,
  },
  run: async (service, shop) => {
    const observed = await whileItLasts(shop, 'until it is given up', {
      begin: () => begin(service, shop),
      end: () => end(service, shop),
    });
    return [{ ...observed, seen: [...observed.seen, poison.answer] }];
  },
};
