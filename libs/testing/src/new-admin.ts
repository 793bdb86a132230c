import pg from 'pg';
import { type Client, signedIn } from './http-client.js';
import type { StackAddress } from './stack/stack.js';

/** Opens an account that is an admin of the console. */
export async function newAdmin(service: StackAddress): Promise<Client & { email: string }> {
  const client = await signedIn(service);
  const database = new pg.Client({ connectionString: service.databaseUrl });
  await database.connect();
  await database.query(
    `insert into operators (user_id, role, created_at, updated_at)
     select id, 'admin', now(), now() from users where email = $1`,
    [client.email],
  );
  await database.end();
  return client;
}
