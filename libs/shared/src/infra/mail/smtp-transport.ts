import { createTransport } from 'nodemailer';
import { messageOf, type MailSender } from './mail-message.js';
import { MailRefusedError } from './mail-refused-error.js';
import type { MailTransport } from './mail-transport.js';

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

/** Sends mails through a server. */
export function smtpTransport(smtpUrl: string, sender: MailSender): MailTransport {
  const smtp = createTransport({ url: smtpUrl, ...timeouts });
  return {
    send: async (mail) => {
      try {
        await smtp.sendMail(messageOf(mail, sender));
      } catch (error) {
        if (isRefusal(error as SmtpError))
          throw new MailRefusedError((error as Error).message, { cause: error });
        throw error;
      }
    },
    close: () => smtp.close(),
  };
}
