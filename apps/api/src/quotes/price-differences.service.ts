import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';

/** Lines whose price a browser had calculated otherwise than the server: one is a defect of a release or of a browser. */
const priceDifferences = new Counter({
  name: 'browser_price_differences_total',
  help: 'Lines that a browser had priced otherwise than the server, by the kernel of the browser.',
  labelNames: ['kernel'],
  registers: [],
});

/** Counts what browsers report. */
@Injectable()
export class PriceDifferencesService {
  readonly counter = priceDifferences;

  count(lines: number, kernel: 'same' | 'other'): void {
    this.counter.inc({ kernel }, lines);
  }
}
