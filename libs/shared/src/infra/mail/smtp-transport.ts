import { createTransport } from 'nodemailer';
import { messageOf, type MailSender } from './mail-message.js';
import { MailDeferredError } from './mail-deferred-error.js';
import { MailRefusedError } from './mail-refused-error.js';
import type { MailTransport } from './mail-transport.js';

/** Nodemailer's error for a server's answer. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** It says so when it closes a connection, whatever that was about. */
export const closesConnection = 421;

/**
 * What an answer to the recipient or the content means: 5xx for good, 4xx for now. An answer to the login is a fault of the
 * settings, which may be mended, and stays what it is, as the lack of a server does.
 */
function answerOf(error: SmtpError): Error {
  const { code, command, message, responseCode = 0 } = error;
  const isAboutMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO');
  if (!isAboutMail || responseCode < 400 || responseCode === closesConnection) return error;
  const Answer = responseCode >= 500 ? MailRefusedError : MailDeferredError;
  return new Answer(message, { cause: error });
}

/** A server that hangs counts as unavailable; the job must not block on it. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends mails through a server. */
export function smtpTransport(smtpUrl: string, sender: MailSender): MailTransport {
  const smtp = createTransport({ url: smtpUrl, ...timeouts });
  return {
    send: async (mail) => {
      await smtp.sendMail(messageOf(mail, sender)).catch((error: unknown) => {
        throw answerOf(error as SmtpError);
      });
    },
    close: () => smtp.close(),
  };
}
