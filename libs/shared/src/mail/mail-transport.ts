import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { Settings } from '../config/env.js';

/** A message as it leaves the house. */
export interface OutgoingMail {
  /** Id of the mail's row; the Message-ID and the file name are made from it, so a repeat is told as one. */
  id: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
}

/** Where mails go. Rejects when the mail was not taken; the job then tries again. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Injection token of the process's {@link MailTransport}. */
export const MAIL_TRANSPORT = Symbol('MAIL_TRANSPORT');

function messageOf(mail: OutgoingMail, from: string, hostname: string): SendMailOptions {
  const { id, recipient, subject, html, text } = mail;
  return { from, to: recipient, subject, html, text, messageId: `<${id}@${hostname}>` };
}

function smtpTransport(smtpUrl: string, from: string, hostname: string): MailTransport {
  const smtp = createTransport(smtpUrl);
  return {
    send: async (mail) => void (await smtp.sendMail(messageOf(mail, from, hostname))),
    close: () => smtp.close(),
  };
}

/** One `.eml` a mail: any mail program opens it, and a test can read it. */
function folderTransport(folder: string, from: string, hostname: string): MailTransport {
  return {
    send: async (mail) => {
      const content = await new MailComposer(messageOf(mail, from, hostname)).compile().build();
      const file = join(folder, `${mail.id}.eml`);
      // The links in it open accounts.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, content, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => undefined,
  };
}

/** The transport that the settings choose: SMTP, or a folder where there is no server. */
export function createMailTransport({ mail, publicUrl }: Settings): MailTransport {
  const { hostname } = new URL(publicUrl);
  return mail.smtpUrl === null
    ? folderTransport(mail.folder, mail.from, hostname)
    : smtpTransport(mail.smtpUrl, mail.from, hostname);
}
