import { randomUUID } from 'node:crypto';
import { goodPassword, type ServiceAddress } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { sphere } from '@testing/meshes/shapes.js';
import { deliveryAddress } from '@testing/delivery-address.js';
import { type Answers, CountedClient, expectStatus } from './answers.js';
import type { MailLinks } from './mail-links.js';

/** Where customers are opened, and what is common to them. */
export interface Shop {
  service: ServiceAddress;
  answers: Answers;
  mails: MailLinks;
  /** Of the site, for those who only look. */
  pages: readonly string[];
  /** A client with an operator's session. */
  operator: CountedClient;
}

const basketLines = 25;
/** The parts that a customer goes on with; older ones stay in the account. */
const partCount = 5;
/** Each is of another size, so that its content is not found measured. */
let parts = 0;

/** A customer with a verified account, an address and some parts. */
export class Customer {
  private readonly partKeys: string[] = [];
  private addressId = '';

  private constructor(
    readonly shop: Shop,
    readonly client: CountedClient,
    private readonly email: string,
  ) {}

  /** Opens an account, verifies its address by the mail, adds a postal address and the parts. */
  static async join(shop: Shop): Promise<Customer> {
    const email = `${randomUUID()}@example.com`;
    const client = new CountedClient(shop.service, shop.answers);
    const customer = new Customer(shop, client, email);
    const body = { name: 'Amina Test', email, password: goodPassword, confirmPassword: goodPassword };
    const link = shop.mails.next(email);
    await Promise.all([link, expectStatus(200, client.post('/api/auth/sign-up/email', body))]);
    const { pathname, search } = await link;
    await expectStatus(200, client.get(`${pathname}${search}`));
    customer.addressId = await customer.addAddress();
    for (let i = 0; i < partCount; i += 1) await customer.upload();
    return customer;
  }

  /** Uploads a part that was not seen before, and waits for its measures. */
  async upload(): Promise<string> {
    parts += 1;
    // Mostly of some thousand triangles; each twentieth of twenty thousand, 1 MB.
    const mesh = sphere(20 + parts / 1_000, 32 + (parts % 40), parts % 20 === 0 ? 200 : 16);
    const { data } = await expectStatus(200, this.client.upload('part.stl', encodeBinaryStl(mesh)));
    await expectStatus(200, this.client.post('/api/analyze', { fileKey: data.key, filename: 'part.stl' }));
    this.partKeys.unshift(data.key);
    this.partKeys.length = Math.min(this.partKeys.length, partCount);
    return data.key;
  }

  async signOut(): Promise<void> {
    await expectStatus(200, this.client.post('/api/auth/sign-out'));
  }

  async signIn(): Promise<void> {
    const body = { email: this.email, password: goodPassword };
    await expectStatus(200, this.client.post('/api/auth/sign-in/email', body));
  }

  /** Lines that every kind of basket takes: each of them reads the fields that are its own. */
  lines(count = basketLines): object[] {
    const labels = { filename: 'part.stl', fileName: 'part.stl', fileSize: 684, technology: 'fdm' };
    return Array.from({ length: count }, (_, i) => ({
      ...{ fileKey: this.partKeys[i % this.partKeys.length], ...labels },
      ...{ materialId: i % 2 === 0 ? 'pla-noir' : 'petg-noir', quantity: 1 + i },
    }));
  }

  async order(lines: number): Promise<string> {
    const body = { addressId: this.addressId, acceptTerms: true, items: this.lines(lines) };
    const { data } = await expectStatus(201, this.client.post<{ id: string }>('/api/orders', body));
    return data.id;
  }

  private async addAddress(): Promise<string> {
    const address = await deliveryAddress(this.client);
    return (await expectStatus(201, this.client.post<{ id: string }>('/api/addresses', address))).data.id;
  }
}
