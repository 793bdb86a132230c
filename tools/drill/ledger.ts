import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@testing/http-client.js';
import type { DrilledService } from './drilled-service.js';

const settleMs = 90_000;

/** Records what the service acknowledges in a drill, and checks that each item exists exactly once afterwards. */
export class Ledger {
  readonly uploads: { key: string; url: string; sha256: string }[] = [];
  readonly orders: { id: string; totalAmount: number }[] = [];
  /** Orders whose payment was decided on the provider's page. */
  readonly payments: string[] = [];

  constructor(
    private readonly service: DrilledService,
    private readonly client: Client,
  ) {}

  /** Names what is missing or doubled; empty when nothing is. */
  async whatIsLost(): Promise<string[]> {
    await this.untilSettled();
    const lost = await Promise.all([
      this.lostUploads(),
      this.lostOrders(),
      this.lostInvoices(),
      this.lostMails(),
    ]);
    return lost.flat();
  }

  /** Waits until jobs have finished the pending work. */
  private async untilSettled(): Promise<void> {
    const sql = `select
      (select count(*) from outbound_mails where status = 'pending')
      + (select count(*) from rendered_documents where status = 'pending')
      + (select count(*) from file_analyses where status = 'pending') as pending`;
    for (const giveUpAt = Date.now() + settleMs; Date.now() < giveUpAt; await sleep(200)) {
      const [row] = await this.service.query<{ pending: string }>(sql);
      if (row?.pending === '0') return;
    }
  }

  private async lostUploads(): Promise<string[]> {
    const lost: string[] = [];
    for (const { key, url, sha256 } of this.uploads) {
      const content = await this.contentOf(key, url);
      const isSame = content !== null && createHash('sha256').update(content).digest('hex') === sha256;
      if (!isSame) lost.push(`upload ${key}`);
    }
    return lost;
  }

  /** By its link; one that has run out, by a clock that was stepped, says nothing of the file. */
  private async contentOf(key: string, url: string): Promise<Buffer | null> {
    const answer = await fetch(url);
    if (answer.ok) return Buffer.from(await answer.arrayBuffer());
    return readFile(join(this.service.dataDir, 'files', key)).catch(() => null);
  }

  private async lostOrders(): Promise<string[]> {
    const rows = await this.service.query<{ id: string; total: number; status: string }>(
      'select id, total_centimes as total, status from orders',
    );
    const paid = new Set(this.payments);
    const lost = this.orders.flatMap(({ id, totalAmount }) => {
      const row = rows.find((one) => one.id === id);
      if (row === undefined) return [`order ${id}`];
      if (Number(row.total) !== Math.round(totalAmount * 100)) return [`the total of order ${id}`];
      return paid.has(id) && row.status !== 'paid' ? [`the payment of order ${id}`] : [];
    });
    const tooMany = rows.length - new Set(this.orders.map(({ id }) => id)).size;
    return tooMany > 0 ? [...lost, `${tooMany} orders doubled`] : lost;
  }

  /** One PDF for each paid order, numbered without a gap. */
  private async lostInvoices(): Promise<string[]> {
    const lost: string[] = [];
    for (const id of new Set(this.payments)) {
      const answer = await this.client.get(`/api/orders/${id}/invoice`);
      if (answer.status !== 200 || !answer.text.startsWith('%PDF')) lost.push(`invoice of order ${id}`);
    }
    const rows = await this.service.query<{ number: string }>(
      'select invoice_number as number from orders where invoice_number is not null order by 1',
    );
    const counts = rows.map(({ number }) => Number(number.split('-').at(-1)));
    const isGapless = counts.every((count, index) => count === index + 1);
    return isGapless ? lost : [...lost, `a gap among the invoices ${counts.join(', ')}`];
  }

  private async lostMails(): Promise<string[]> {
    const rows = await this.service.query<{ status: string; count: string }>(
      'select status, count(*) from outbound_mails group by status',
    );
    const sent = Number(rows.find(({ status }) => status === 'sent')?.count ?? 0);
    const unsent = rows
      .filter(({ status }) => status !== 'sent')
      .map((row) => `${row.count} mails ${row.status}`);
    const taken = await this.mailFiles();
    return taken === sent ? unsent : [...unsent, `${sent} mails sent, but ${taken} taken`];
  }

  private async mailFiles(): Promise<number> {
    return (await readdir(this.service.mailFolder)).filter((name) => name.endsWith('.eml')).length;
  }
}
