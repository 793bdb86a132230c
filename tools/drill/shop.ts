import { createHash, randomUUID } from 'node:crypto';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box, sphere } from '@testing/meshes/shapes.js';
import { type Answer, Client, signedIn } from '@testing/http-client.js';
import { press } from '@testing/press-button.js';
import type { DrilledService } from './drilled-service.js';
import { Ledger } from './ledger.js';
import type { Watch } from './watch.js';

interface Uploaded {
  key: string;
  url: string;
}

interface PlacedOrder {
  id: string;
  orderNumber: string;
  status: string;
  totalAmount: number;
}

/** A customer with an address, who uploads, prices, orders and pays, and an account of what was acknowledged. */
export class Shop {
  private made = 0;
  private smallPart = '';

  private constructor(
    readonly client: Client & { email: string },
    private readonly addressId: string,
    readonly ledger: Ledger,
  ) {}

  static async open(service: DrilledService): Promise<Shop> {
    const client = await signedIn(service);
    const path = '/api/shipping/destinations?q=casablanca';
    const { data } = await client.get<{ destinations: { id: string }[] }>(path);
    const address = await client.post<{ id: string }>('/api/addresses', {
      label: 'Atelier',
      fullName: 'Amina Test',
      phone: '0612345678',
      street: '12, rue des Forges',
      city: 'Casablanca',
      shippingDestinationId: data.destinations[0]!.id,
    });
    const shop = new Shop(client, address.data.id, new Ledger(service, client));
    const part = await client.upload<Uploaded>('box.stl', encodeBinaryStl(box(40, 20, 10)));
    shop.smallPart = part.data.key;
    await client.post('/api/quotes/calculate', shop.priceBody(part.data.key));
    return shop;
  }

  /** A content that was not seen before, so that it has to be measured; some `kilobytes` long. */
  newPart(kilobytes = 1): Buffer {
    this.made += 1;
    const sizeMm = 20 + this.made / 100;
    return encodeBinaryStl(
      kilobytes < 2 ? box(sizeMm, 20, 10) : sphere(sizeMm, Math.ceil(Math.sqrt(kilobytes * 5))),
    );
  }

  async upload(watch: Watch, content: Buffer): Promise<string> {
    const { data } = await watch.persist('an upload', () =>
      this.client.upload<Uploaded>('part.stl', content),
    );
    this.ledger.uploads.push({
      key: data.key,
      url: data.url,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    return data.key;
  }

  async price(watch: Watch, key: string): Promise<void> {
    await watch.persist('a price', () => this.client.post('/api/quotes/calculate', this.priceBody(key)));
  }

  async order(watch: Watch): Promise<PlacedOrder> {
    const items = [
      {
        fileKey: this.smallPart,
        fileName: 'box.stl',
        materialId: 'pla-noir',
        technology: 'fdm',
        quantity: 1,
      },
    ];
    const headers = { 'Idempotency-Key': randomUUID() };
    const body = { addressId: this.addressId, acceptTerms: true, items };
    const { data } = await watch.persist('an order', () =>
      this.client.post<PlacedOrder>('/api/orders', body, headers),
    );
    this.ledger.orders.push({ id: data.id, totalAmount: data.totalAmount });
    return data;
  }

  /** Up to the provider's page, whose button {@link press} presses. */
  async checkout(watch: Watch, orderId: string): Promise<string> {
    const body = { orderId, locale: 'en' };
    const { data } = await watch.persist('a checkout', () =>
      this.client.post<{ url: string }>('/api/payments/checkout', body),
    );
    return data.url;
  }

  async press(watch: Watch, pageUrl: string, orderId: string): Promise<void> {
    const pay = () => press(this.client, new URL(pageUrl), 'pay');
    await watch.persist('the payment page', pay, ({ status }) => status === 303);
    this.ledger.payments.push(orderId);
  }

  async untilPaid(watch: Watch, orderId: string): Promise<void> {
    const find = (answer: Answer<PlacedOrder[]>) => answer.data?.find(({ id }) => id === orderId);
    await watch.persist(
      'the list of orders',
      () => this.client.get<PlacedOrder[]>('/api/orders'),
      (answer) => answer.status === 200 && find(answer)?.status === 'paid',
    );
  }

  /** One call of each kind: all must succeed for the service to count as working. */
  async buy(watch: Watch): Promise<void> {
    await this.price(watch, await this.upload(watch, this.newPart()));
    const { id } = await this.order(watch);
    await this.press(watch, await this.checkout(watch, id), id);
    await this.untilPaid(watch, id);
  }

  priceBody(fileKey: string): object {
    return { fileKey, filename: 'part.stl', materialId: 'pla-noir', quantity: 1 };
  }
}
