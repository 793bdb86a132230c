import { Client, signedIn } from '@testing/http-client.js';
import { press } from '@testing/press-button.js';
import type { StackAddress } from '@testing/stack/stack.js';
import { openCheckout, untilOrderIs } from './payment-orders.js';
import { addAddress, orderLine, placeOrder, uploadBox } from './shop.js';

interface BoughtPart {
  client: Client & { email: string };
  /** Centimes of the order. */
  total: number;
  invoiceNumber: string;
}

/**
 * The whole way of a new customer: an account by its mail, a file, its price, an order, its payment on the sandbox's page,
 * and the mail with the invoice.
 *
 * @param stack whose API has PUBLIC_URL
 * @param baseUrl where the customer's calls go; to that API by default
 */
export async function buyPart(
  stack: StackAddress,
  { sidesMm, baseUrl = stack.baseUrl }: { sidesMm: [number, number, number]; baseUrl?: string },
): Promise<BoughtPart> {
  const client = await signedIn({ ...stack, baseUrl });
  const fileKey = await uploadBox(client, sidesMm);
  const body = { fileKey, filename: 'box.stl', materialId: 'pla-noir' };
  const price = await client.post('/api/quotes/calculate', body);
  if (price.status !== 200) throw new Error(price.text);
  const addressId = await addAddress(client);
  const { id } = await placeOrder(client, { addressId, items: [orderLine(fileKey)] });
  const { url } = await openCheckout(client, id);
  await press(new Client(stack), url, 'pay');
  const { invoice_number: invoiceNumber } = await untilOrderIs(stack, id, 'paid');
  const mail = await client.mailTo(client.email, new RegExp(invoiceNumber!));
  if (mail.attachments.length !== 1) throw new Error('The mail has no invoice.');
  const order = await client.get<{ totalAmount: number }>(`/api/orders/${id}`);
  return { client, total: order.data.totalAmount, invoiceNumber: invoiceNumber! };
}
