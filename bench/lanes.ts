/**
 * Whether customers are served fairly while one floods the queue: waits beside a flood and without it, shares of equal and of
 * weighted floods, and throughput beside first-come, with two workers of one slot, over PostgreSQL and over Redis.
 *
 * `npm run tool bench:lanes [-- --quick]`: some ten minutes a backend; quick: two.
 */
import { Lanes, type LanePlace } from '@shared/infra/lanes/lanes.js';
import { startRedisServer } from '@testing/stack/redis-server.js';
import { withOwnPostgres } from '@testing/stack/own-postgres.js';
import { startStack } from '@testing/stack/stack.js';
import { atLeast, atMost, type Figure, type Goal, record } from './figures/figure.js';
import { median, quantile } from './figures/quantile.js';
import { LaneTraffic } from './lanes/lane-traffic.js';

const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const isQuick = process.argv.includes('--quick');

/** One customer's flood, and how long the nine others send beside it: no longer than it lasts. */
const flood = isQuick ? 2_000 : 10_000;
const besideMs = isQuick ? 40_000 : 300_000;
const aloneMs = isQuick ? 20_000 : 60_000;
const others = 9;
const everyMs = 2_000;
/** Files of each of ten equal floods, and of two of unlike weight. */
const equalFlood = isQuick ? 100 : 300;
const weightedFlood = isQuick ? 400 : 1_200;
/** Jobs of one round of the throughput, by lanes and by first-come in turn: many short ones, as a machine has its moods. */
const roundJobs = isQuick ? 300 : 600;
const rounds = isQuick ? 11 : 41;
/** Jobs whose starts are foretold: some wait for longer than three seconds. */
const foretoldJobs = isQuick ? 500 : 1_200;
const foretoldRounds = isQuick ? 3 : 5;

/** For the table of `npm run bench`. */
const figures: Figure[] = [];
let backend = '';

function note(what: string, value: string, goal: Goal | undefined, more: Partial<Figure> = {}): void {
  const boundBy = 'the worker’s own order; jobs that have begun are not taken back';
  figures.push({ what: `${backend}: ${what}`, value, ...(goal !== undefined && { goal }), boundBy, ...more });
}

/** As first-come: every job has the same place. */
class OneLane extends Lanes {
  override place(_name: unknown, subjects: readonly string[]): Promise<Map<string, LanePlace>> {
    return Promise.resolve(
      new Map(subjects.map((subject) => [subject, { priority: 1, isMovedUp: false, isFirst: false }])),
    );
  }
}

async function waits(traffic: LaneTraffic): Promise<void> {
  const customers = await traffic.addCustomers(others);
  await traffic.dropPictures();
  for (const isAwaited of [false, true]) {
    const alone = await traffic.sendEvery(customers, { everyMs, forMs: aloneMs, isAwaited });
    const p95Alone = quantile(alone, 0.95);
    const sent = isAwaited ? ' and its price' : '';
    say(`  nine customers, a part${sent} each every 2 s: p95 wait ${p95Alone.toFixed(0)} ms alone`);
    const [bulk] = await traffic.addCustomers(1);
    const added = await traffic.add(bulk!, flood);
    const startedMs = performance.now();
    // The last is served last, but where prices are asked for from the end.
    let isAsked = false;
    const isOver = async () => (isAwaited ? isAsked : (await traffic.waiting(added.slice(-1))) === 0);
    const [beside] = await Promise.all([
      traffic.sendEvery(customers, { everyMs, forMs: besideMs, isAwaited, isOver }),
      isAwaited && traffic.askForPrices(added).then(() => (isAsked = true)),
    ]);
    const seconds = (performance.now() - startedMs) / 1000;
    const [p95, longest] = [quantile(beside, 0.95), Math.max(...beside)];
    const name = `a flood of ${added.length}${isAwaited ? ' whose prices are asked for' : ''}`;
    say(`    beside ${name}: ${p95.toFixed(0)} ms, ${(p95 / p95Alone).toFixed(2)} x (bar 2, and 1,000 ms)`);
    say(
      `    longest of ${beside.length} waits beside it, in ${seconds.toFixed(0)} s: ${longest.toFixed(0)} ms`,
    );
    note(
      `p95 of ${beside.length} waits beside ${name}, which lasted ${seconds.toFixed(0)} s`,
      `${p95.toFixed(0)} ms, at most ${longest.toFixed(0)} ms`,
      atMost(p95, 1_000, ' ms'),
    );
    note(
      'the same, beside waits without a flood',
      `${p95Alone.toFixed(0)} ms alone`,
      atMost(p95 / p95Alone, 2, ' ×'),
      { beside: { peer: 'alone', ratio: p95 / p95Alone } },
    );
    const left = await traffic.waiting(added);
    say(`    of the flood, ${added.length - left} of ${added.length} were measured meanwhile`);
    await traffic.untilDone(added);
    say('    and all of it in the end: nothing waits for ever');
    await traffic.dropPictures();
  }
}

async function shares(traffic: LaneTraffic): Promise<void> {
  const customers = await traffic.addCustomers(10);
  const floods = await traffic.addTogether(customers, equalFlood);
  const total = equalFlood * customers.length;
  const done = await traffic.doneOfEach(floods, total / 2);
  const sum = done.reduce((a, b) => a + b, 0);
  const jain = sum ** 2 / (done.length * done.reduce((a, b) => a + b ** 2, 0));
  say(`  ten equal floods, half way: Jain's index ${jain.toFixed(4)} (bar 0.95)`);
  note('ten equal floods, half way: Jain’s index', jain.toFixed(4), atLeast(jain, 0.95));
  await traffic.untilDone(floods.flat());

  const [light] = await traffic.addCustomers(1);
  const [heavy] = await traffic.addCustomers(1, { hasPaid: true });
  const unlike = await traffic.addTogether([heavy!, light!], weightedFlood);
  const [ofHeavy, ofLight] = await traffic.doneOfEach(unlike, weightedFlood / 2);
  const served = ofHeavy! / ofLight!;
  say(`  weights 4 : 1, served ${served.toFixed(2)} : 1 (bar 3.6 to 4.4)`);
  note('weights 4 : 1, how far off', `${served.toFixed(2)} : 1`, atMost(Math.abs(served / 4 - 1), 0.1));
  await traffic.untilDone(unlike.flat());
}

/** In rounds: while one lasts, the machine may come to be half as fast, which nobody foretells. */
async function starts(traffic: LaneTraffic): Promise<void> {
  const spans: number[][] = [];
  let count = 0;
  for (let round = 0; round < foretoldRounds; round++) {
    const customers = await traffic.addCustomers(3);
    const works = await traffic.addTogether(customers, foretoldJobs);
    const errors = await traffic.errorsOfStarts(works.flat());
    count += errors.length;
    spans.push([quantile(errors, 0.05), quantile(errors, 0.95)]);
  }
  spans.sort((a, b) => farthest(a) - farthest(b));
  const shown = spans.map((span) => span.map((share) => (100 * share).toFixed(0)).join(' to '));
  const middle = (foretoldRounds - 1) / 2;
  say(
    `  expected starts of ${count} jobs, off by (p5 to p95 of each round, bar 25 %): ${shown.join('; ')} %`,
  );
  note(
    `expected starts of ${count} jobs, how far off at p5 and p95: middle of ${foretoldRounds} rounds`,
    `${shown[middle]} %, in the worst ${shown.at(-1)} %`,
    atMost(farthest(spans[middle]!), 0.25),
    { boundBy: 'the machine’s own moods' },
  );
}

const farthest = (span: readonly number[]): number => Math.max(...span.map(Math.abs));

/** Jobs a second with the queue full: each round by both, the other one first in every second round. */
async function throughput(traffic: LaneTraffic): Promise<void> {
  const jobQueues = {
    lanes: traffic.jobQueueBy(traffic.lanes),
    firstCome: traffic.jobQueueBy(new OneLane(traffic.em)),
  };
  const names = ['lanes', 'firstCome'] as const;
  const perSecond = { lanes: [] as number[], firstCome: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const customers = await traffic.addCustomers(3);
      const works = await traffic.withJobQueue(jobQueues[name], () =>
        traffic.addTogether(customers, roundJobs / 3),
      );
      const startedMs = performance.now();
      const before = await traffic.waiting(works.flat());
      await traffic.untilDone(works.flat());
      perSecond[name].push((before / (performance.now() - startedMs)) * 1000);
    }
  }
  const [fairly, firstCome] = [median(perSecond.lanes), median(perSecond.firstCome)];
  const ratio = median(perSecond.lanes.map((rate, round) => rate / perSecond.firstCome[round]!));
  const share = (100 * ratio).toFixed(0);
  say(`  ${fairly.toFixed(0)} jobs/s by lanes, ${firstCome.toFixed(0)} first-come: ${share} % (bar 97 %)`);
  note('jobs by lanes', `${fairly.toFixed(0)}/s`, atLeast(ratio, 0.97, ' ×'), {
    beside: { peer: 'first-come', ratio },
    boundBy: 'what a job costs: its row, its queue, its file',
  });
}

await withOwnPostgres(async (postgres) => {
  for (backend of ['PostgreSQL', 'Redis']) {
    const redis = backend === 'Redis' ? await startRedisServer() : null;
    const env = {
      ...{ RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'warn', WORKER_CONCURRENCY: '1' },
      ...(redis !== null && { REDIS_URL: redis.url }),
    };
    const stack = await startStack({ kind: 'postgres', adminUrl: postgres.url('postgres'), env });
    await stack.addWorker();
    const traffic = await LaneTraffic.open(stack, redis?.url ?? null);
    try {
      say(`${backend}, two workers of one slot`);
      await throughput(traffic);
      await shares(traffic);
      await starts(traffic);
      await waits(traffic);
    } finally {
      await traffic.close();
      await stack.stop();
      await redis?.stop();
    }
  }
  record(figures);
});
