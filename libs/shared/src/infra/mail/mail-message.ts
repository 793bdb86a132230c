import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mail-transport.js';

/** Whom mails are from. */
export interface MailSender {
  from: string;
  /** In the Message-ID. */
  hostname: string;
}

/** A single mailbox: as an object, so that a comma or line break in it cannot make it two. */
const mailbox = (address: string) => ({ name: '', address });

/** A mail as Nodemailer takes it. */
export function messageOf(mail: OutgoingMail, { from, hostname }: MailSender): SendMailOptions {
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
