import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { Settings } from '../config/env.js';
import { makeFolder } from '../storage/make-folder.js';

/** A message as the transport sends it. */
export interface OutgoingMail {
  /** Id of the mail's row; the Message-ID and the file name are made from it, so that a repeat is recognised. */
  id: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  /** The address for answers, if not the sender. */
  replyTo?: string;
  attachments?: readonly MailAttachment[];
}

/** A file that goes with a mail. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** The server rejects this mail for good: no such mailbox, or forbidden content. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/**
 * Sends mails. Rejects if the server did not accept the mail, with a {@link MailRefusedError} if a retry
 * is pointless.
 */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Injection token of the process's {@link MailTransport}. */
export const MAIL_TRANSPORT = Symbol('MAIL_TRANSPORT');

/** A single mailbox: as an object, so that a comma or line break in it cannot make it two. */
const mailbox = (address: string) => ({ name: '', address });

function messageOf(mail: OutgoingMail, from: string, hostname: string): SendMailOptions {
  const { id, recipient, subject, html, text, replyTo, attachments = [] } = mail;
  return {
    from,
    to: mailbox(recipient),
    ...(replyTo === undefined ? {} : { replyTo: mailbox(replyTo) }),
    subject,
    html,
    text,
    attachments: [...attachments],
    messageId: `<${id}@${hostname}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Nodemailer's error for a server's answer. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** 5xx for the recipient or the content. For the login it is a fault of the settings, which may be mended. */
function isRefusal({ code, command, responseCode = 0 }: SmtpError): boolean {
  const isAboutMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO');
  return isAboutMail && responseCode >= 500;
}

/** A server that hangs counts as unavailable; the job must not block on it. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

function smtpTransport(smtpUrl: string, from: string, hostname: string): MailTransport {
  const smtp = createTransport({ url: smtpUrl, ...timeouts });
  return {
    send: async (mail) => {
      try {
        await smtp.sendMail(messageOf(mail, from, hostname));
      } catch (error) {
        if (isRefusal(error as SmtpError))
          throw new MailRefusedError((error as Error).message, { cause: error });
        throw error;
      }
    },
    close: () => smtp.close(),
  };
}

/** One `.eml` file for each mail: any mail program opens it, and a test can read it. */
function folderTransport(folder: string, from: string, hostname: string): MailTransport {
  return {
    send: async (mail) => {
      const content = await new MailComposer(messageOf(mail, from, hostname)).compile().build();
      const file = join(folder, `${mail.id}.eml`);
      // Private: the links in the mails give access to accounts.
      await makeFolder(folder, 0o700);
      try {
        await writeFile(`${file}.part`, content, { mode: 0o600 });
        await rename(`${file}.part`, file);
      } catch (error) {
        await rm(`${file}.part`, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    close: () => undefined,
  };
}

/** The transport that the settings choose: SMTP, or a folder if no server is set. */
export function createMailTransport({ mail, publicUrl }: Settings): MailTransport {
  const { hostname } = new URL(publicUrl);
  return mail.smtpUrl === null
    ? folderTransport(mail.folder, mail.from, hostname)
    : smtpTransport(mail.smtpUrl, mail.from, hostname);
}
