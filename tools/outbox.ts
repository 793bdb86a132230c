/**
 * Prints the newest mails that a service without an SMTP server has written: `npm run outbox` the last one,
 * `npm run outbox -- 5` the last five.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings } from '@shared/infra/config/env.js';
import PostalMime from 'postal-mime';

const { folder } = readSettings(process.env).mail;
const count = Number(process.argv[2] ?? 1);
const names = await readdir(folder).catch(() => []);
// File names are UUIDv7: they sort by the time the mails were made.
const newest = names
  .filter((name) => name.endsWith('.eml'))
  .sort()
  .slice(-count);
if (newest.length === 0) process.stdout.write(`There is no mail in ${folder}.\n`);
for (const name of newest) {
  const { to, subject, text } = await PostalMime.parse(await readFile(join(folder, name)));
  process.stdout.write(`To: ${to?.[0]?.address}\nSubject: ${subject}\n\n${text?.trim()}\n\n`);
}
