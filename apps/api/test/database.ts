import { Client } from 'pg';
import type { StackAddress } from '@testing/stack/stack.js';

/** Asks the database of a stack directly: to look at what is stored, or to move a row's clock. */
export async function query<Row = Record<string, unknown>>(
  { databaseUrl }: Pick<StackAddress, 'databaseUrl'>,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(sql, values).finally(() => client.end());
  return rows as Row[];
}
