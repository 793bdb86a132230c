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

/** Bytes a character from which a text counts as one of other letters: French has up to 1.1, Arabic 1.6 or more. */
const otherLettersFrom = 1.3;

/**
 * How a mail's texts are encoded: Latin ones stay readable, others are shorter in base64. Nodemailer by itself looks at each
 * character, which takes as long as all else of a mail.
 */
function textEncodingOf(text: string): 'quoted-printable' | 'base64' {
  return Buffer.byteLength(text) < text.length * otherLettersFrom ? 'quoted-printable' : 'base64';
}

/** By RFC 3834: nothing that answers by itself, such as a note of absence, answers it. */
const automatic = { 'Auto-Submitted': 'auto-generated' } as const;

/** A mail as Nodemailer takes it. */
export function messageOf(mail: OutgoingMail, { from, hostname }: MailSender): SendMailOptions {
  const { id, recipient, subject, html, text, replyTo, isWritten = false, attachments = [] } = mail;
  return {
    from,
    to: mailbox(recipient),
    ...(replyTo === undefined ? {} : { replyTo: mailbox(replyTo) }),
    subject,
    html,
    text,
    textEncoding: textEncodingOf(text),
    attachments: [...attachments],
    headers: isWritten ? {} : automatic,
    messageId: `<${id}@${hostname}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
