import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { linkIn } from '@testing/http-client.js';

const mailDeadlineMs = 30_000;

/** Reads mails as they come and deletes them, so that the folder stays small whatever the number of customers. */
export class MailLinks {
  private readonly awaited = new Map<string, URL | null>();
  private reading: Promise<void> | null = null;

  constructor(private readonly folder: string) {}

  /** The link of the first mail that comes to an address from now on. */
  async next(email: string): Promise<URL> {
    this.awaited.set(email, null);
    for (const giveUpAt = Date.now() + mailDeadlineMs; Date.now() < giveUpAt; await sleep(200)) {
      await (this.reading ??= this.read().finally(() => (this.reading = null)));
      const link = this.awaited.get(email);
      if (link) {
        this.awaited.delete(email);
        return link;
      }
    }
    throw new Error(`no mail to ${email} within ${mailDeadlineMs / 1000} s`);
  }

  private async read(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names.filter((one) => one.endsWith('.eml'))) {
      const file = join(this.folder, name);
      const mail = await PostalMime.parse(await readFile(file));
      const email = mail.to?.[0]?.address ?? '';
      if (this.awaited.get(email) === null) this.awaited.set(email, linkIn(mail));
      await rm(file);
    }
  }
}
