import { randomUUID } from 'node:crypto';
import { createServiceClient, dataOf, type ServiceClient } from '@client/service-client.js';
import { Client, goodPassword, linkIn, type ServiceAddress } from '@testing/http-client.js';

/** Makes an account and follows the link of its mail, which signs in. */
export async function newCustomer(
  service: ServiceAddress,
): Promise<{ client: ServiceClient; email: string }> {
  const client = createServiceClient(service.baseUrl);
  const email = `${randomUUID()}@example.com`;
  const account = { name: 'Amina Test', email, password: goodPassword, confirmPassword: goodPassword };
  await dataOf(client.POST('/api/auth/sign-up/email', { body: account }));
  const mail = await new Client(service).mailTo(email, /adresse|address/).catch((error: unknown) => {
    throw new Error(`${(error as Error).message} Are mails written to ${service.mailFolder}?`);
  });
  const token = linkIn(mail).searchParams.get('token') ?? '';
  await dataOf(client.GET('/api/auth/verify-email', { params: { query: { token } } }));
  return { client, email };
}
