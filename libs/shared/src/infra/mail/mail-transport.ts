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
  /** It holds what a person wrote, to be answered: it does not say that it is automatic. */
  isWritten?: boolean;
  attachments?: readonly MailAttachment[];
}

/** A file that goes with a mail. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/**
 * Sends mails; `mail-transports.ts` lists the adapters. Rejects if the server did not accept the mail, with a
 * {@link MailRefusedError} if a retry is pointless.
 */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Injection token of the process's {@link MailTransport}. */
export const MAIL_TRANSPORT = Symbol('MAIL_TRANSPORT');
