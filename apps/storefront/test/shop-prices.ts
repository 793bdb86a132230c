import type { Finish } from '@shared/domain/contract/enums.js';
import type { BasketTotals, Quote } from '@shared/domain/pricing/quote.js';
import type { Client } from '@testing/http-client.js';

/** A line as a customer wants it, by the name of its file. */
export interface WantedLine {
  name: string;
  materialId: string;
  finish: Finish;
  quantity: number;
  isRush: boolean;
}

/** The line that a dropped part is at first. */
export const newLine = (name: string, changes: Partial<WantedLine> = {}): WantedLine => ({
  ...{ name, materialId: 'pla-noir', finish: 'standard', quantity: 1, isRush: false },
  ...changes,
});

/** What the service answers for lines. */
export interface ServedPrices {
  items: { quote: Quote }[];
  totals: BasketTotals;
  estimatedDeliveryDays: number;
}

/** The service's own prices of parts that an account has stored. */
export class ShopPrices {
  private constructor(
    private readonly client: Client,
    private readonly keys: ReadonlyMap<string, string>,
  ) {}

  /** @param units units of files that are not in millimetres, by their names */
  static async of(
    client: Client,
    files: Readonly<Record<string, Uint8Array>>,
    units: Readonly<Record<string, string>> = {},
  ): Promise<ShopPrices> {
    const keys = new Map<string, string>();
    for (const [name, content] of Object.entries(files)) {
      const form = new FormData();
      if (units[name] !== undefined) form.append('unit', units[name]);
      form.append('file', new Blob([Uint8Array.from(content)]), name);
      const { data } = await client.send<{ key: string }>('/api/upload', { method: 'POST', body: form });
      keys.set(name, data.key);
    }
    return new ShopPrices(client, keys);
  }

  async priced(lines: readonly WantedLine[], destinationId?: string): Promise<ServedPrices> {
    const items = lines.map(({ name, ...choices }) => ({
      ...{ fileKey: this.keys.get(name), filename: name },
      ...choices,
    }));
    const answer = await this.client.post<ServedPrices>('/api/quotes/batch', { items, destinationId });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.data;
  }

  /** What a line costs when it is ordered alone. */
  async alone(line: WantedLine): Promise<Quote> {
    return (await this.priced([line])).items[0]!.quote;
  }
}
