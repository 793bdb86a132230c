import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { makeFolder } from '../storage/make-folder.js';
import { messageOf, type MailSender } from './mail-message.js';
import type { MailTransport } from './mail-transport.js';

/** One `.eml` file for each mail: any mail program opens it, and a test can read it. */
export function folderTransport(folder: string, sender: MailSender): MailTransport {
  return {
    send: async (mail) => {
      const content = await new MailComposer(messageOf(mail, sender)).compile().build();
      const file = join(folder, `${mail.id}.eml`);
      try {
        await writePrivate(`${file}.part`, content);
        await rename(`${file}.part`, file);
      } catch (error) {
        await rm(`${file}.part`, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    close: () => undefined,
  };
}

/** Private, as its folder is: the links in the mails give access to accounts. */
async function writePrivate(path: string, content: Buffer): Promise<void> {
  const write = () => writeFile(path, content, { mode: 0o600 });
  await write().catch(async (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await makeFolder(dirname(path), 0o700);
    await write();
  });
}
