import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { orderStatuses } from '@shared/domain/orders/order-states.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { paymentEventOutcomes } from '@shared/infra/database/entities/payment-event.entity.js';
import { KeptReading } from '@shared/infra/metrics/kept-reading.js';
import { ProcessFigures } from '@shared/infra/metrics/process-figures.js';
import { givenUpQuery, orderQuery, paymentQuery, pendingQuery, workerQuery } from './metric-queries.js';

interface PendingRow {
  kind: string;
  count: string;
  oldest_seconds: string;
}

interface GivenUpRow {
  kind: string;
  hour: string;
  older: string;
}

interface WorkersRow {
  alive: string;
  lost: string;
  age_seconds: string | null;
}

interface CountRow {
  name: string;
  count: string;
}

/** All orders and payments that ever were are counted: 0.2 s for a million, and no alert waits for them. */
const allCountedKeptMs = 60_000;

/** Figures of rows: work that is pending or given up, workers' heartbeats, orders, payment events. */
@Injectable()
export class RowMetrics {
  private readonly registers;

  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
    { registry }: ProcessFigures,
  ) {
    this.registers = [registry];
    this.addPending();
    this.addGivenUp();
    this.addWorkers();
    const orders = this.kept<CountRow>(orderQuery, [], allCountedKeptMs);
    this.addCounts('orders_stored', 'Orders by status.', 'status', orders, orderStatuses);
    this.addCounts(
      'payment_events_stored',
      'Events of payment providers by what became of them.',
      'outcome',
      this.kept(paymentQuery, [], allCountedKeptMs),
      paymentEventOutcomes,
    );
  }

  private kept<Row>(sql: string, parameters: unknown[] = [], keptForMs?: number): KeptReading<Row[]> {
    return new KeptReading(() => this.em.fork().execute<Row[]>(sql, parameters), keptForMs);
  }

  private addPending(): void {
    const reading = this.kept<PendingRow>(pendingQuery);
    const rows = this.gauge(
      'pending_rows',
      'Rows whose work is not done yet, by kind.',
      ['kind'],
      async () => {
        for (const { kind, count } of (await reading.value()) ?? []) rows.set({ kind }, Number(count));
      },
    );
    const oldest = this.gauge(
      'pending_oldest_seconds',
      'Age of the oldest row whose work is not done yet; 0 if there is none.',
      ['kind'],
      async () => {
        for (const row of (await reading.value()) ?? [])
          oldest.set({ kind: row.kind }, Number(row.oldest_seconds));
      },
    );
  }

  private addGivenUp(): void {
    const reading = this.kept<GivenUpRow>(givenUpQuery);
    const rows = this.gauge(
      'given_up_rows',
      'Rows whose work was given up, by kind: within the last hour, or earlier.',
      ['kind', 'age'],
      async () => {
        for (const { kind, hour, older } of (await reading.value()) ?? []) {
          rows.set({ kind, age: 'hour' }, Number(hour));
          rows.set({ kind, age: 'older' }, Number(older));
        }
      },
    );
  }

  private addWorkers(): void {
    const { heartbeatFreshMs } = this.settings.timeLimits;
    const reading = this.kept<WorkersRow>(workerQuery, [heartbeatFreshMs, heartbeatFreshMs]);
    const figure = (name: string, help: string, of: keyof WorkersRow) => {
      const gauge = this.gauge(name, help, [], async () => {
        const value = (await reading.value())?.[0]?.[of];
        if (value != null) gauge.set(Number(value));
      });
    };
    figure(
      'workers_alive',
      'Workers that take jobs: their heartbeat is fresh, and they are not drained.',
      'alive',
    );
    figure('workers_lost', 'Workers of the last hour that ended without saying so.', 'lost');
    figure('workers_last_heartbeat_seconds', 'Time since the latest heartbeat of any worker.', 'age_seconds');
  }

  private addCounts(
    name: string,
    help: string,
    label: string,
    reading: KeptReading<CountRow[]>,
    known: readonly string[],
  ): void {
    const gauge = this.gauge(name, help, [label], async () => {
      const rows = await reading.value();
      if (rows === null) return;
      for (const value of known) {
        gauge.set({ [label]: value }, Number(rows.find((row) => row.name === value)?.count ?? 0));
      }
    });
  }

  /** A gauge that has no value while its figures cannot be read. */
  private gauge(name: string, help: string, labelNames: string[], fill: () => Promise<void>): Gauge<string> {
    const gauge: Gauge<string> = new Gauge({
      name,
      help,
      labelNames,
      registers: this.registers,
      collect: async () => {
        if (labelNames.length === 0) gauge.remove();
        else gauge.reset();
        await fill();
      },
    });
    return gauge;
  }
}
