import { setTimeout as sleep } from 'node:timers/promises';
import type { Answers } from './answers.js';
import { Customer, type Shop } from './customer.js';
import { mix } from './mix.js';

const weights = mix.reduce((sum, { weight }) => sum + weight, 0);

/** Visits in one order for every run, spread so that each kind comes as often as its weight says. */
function visitOf(turn: number): (typeof mix)[number] {
  // Steps of a number without a common divisor go through all places.
  let place = (turn * 61) % weights;
  return mix.find(({ weight }) => (place -= weight) < 0)!;
}

/** Customers who visit: as fast as they are answered, or at a pace. */
export class Traffic {
  private turn = 0;
  /** Visits that have begun and ended. */
  visits = 0;

  private constructor(
    private readonly idle: Customer[],
    private readonly answers: Answers,
  ) {}

  static async open(shop: Shop, customerCount: number): Promise<Traffic> {
    const customers = await Promise.all(Array.from({ length: customerCount }, () => Customer.join(shop)));
    return new Traffic(customers, shop.answers);
  }

  /** Some customers, each without a pause. Answers how many visits a second that came to. */
  async rush({ customers, seconds }: { customers: number; seconds: number }): Promise<number> {
    const [before, startedMs] = [this.visits, performance.now()];
    const isOver = () => performance.now() - startedMs > seconds * 1000;
    const crowd = Array.from({ length: customers }, async () => {
      while (!isOver()) await this.visit(this.idle.shift()!);
    });
    await Promise.all(crowd);
    return ((this.visits - before) / (performance.now() - startedMs)) * 1000;
  }

  /** So many visits a second, whether or not those before have ended; fewer while no customer is free. */
  async pace({ perSecond, seconds }: { perSecond: number; seconds: number }): Promise<void> {
    const startedMs = performance.now();
    const running = new Set<Promise<void>>();
    const isOver = () => performance.now() - startedMs > seconds * 1000;
    for (let sent = 0; sent < perSecond * seconds && !isOver(); sent += 1) {
      await sleep(Math.max(0, startedMs + (sent / perSecond) * 1000 - performance.now()));
      if (this.idle.length === 0) await Promise.race(running);
      const visit: Promise<void> = this.visit(this.idle.shift()!).finally(() => running.delete(visit));
      running.add(visit);
    }
    await Promise.all(running);
  }

  private async visit(customer: Customer): Promise<void> {
    const turn = this.turn++;
    const visit = visitOf(turn);
    let next = customer;
    try {
      next = (await visit.act(customer, Math.floor(turn / weights))) ?? customer;
    } catch (error) {
      const { message, cause } = error as Error;
      this.answers.note(`${visit.name}: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}`);
    }
    this.idle.push(next);
    this.visits += 1;
  }
}
