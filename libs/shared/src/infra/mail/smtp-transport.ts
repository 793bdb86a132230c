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

/** Commands whose refusal is about this mail. One of the sender, who is the same for all mails, is not. */
const aboutMail: readonly (string | undefined)[] = ['RCPT TO', 'DATA'];

/**
 * What an answer to the recipient or the content means: 5xx for good, 4xx for now. An answer to the login is a fault of the
 * settings, which may be mended, and stays what it is, as the lack of a server does.
 */
function answerOf(error: SmtpError): Error {
  const { code, command, message, responseCode = 0 } = error;
  const isAboutMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && aboutMail.includes(command));
  if (!isAboutMail || responseCode < 400 || responseCode === closesConnection) return error;
  const Answer = responseCode >= 500 ? MailRefusedError : MailDeferredError;
  return new Answer(message, { cause: error });
}

/** How long a server may take, in milliseconds. */
export interface SmtpLimits {
  /** Until it has asked for a mail and has been given all of it: one that hangs counts as unavailable. */
  handOverMs: number;
  /** How long it may be silent then. */
  silenceMs: number;
}

/**
 * A server that has the whole mail is waited for as long as RFC 5321, 4.5.3.2.6, asks for: it may well have taken the mail, and a
 * mail that it is given again is delivered twice.
 */
const standardLimits: SmtpLimits = { handOverMs: 60_000, silenceMs: 600_000 };

/** Sends mails through a server, each on a connection of its own. */
export function smtpTransport(
  smtpUrl: string,
  sender: MailSender,
  { handOverMs, silenceMs }: SmtpLimits = standardLimits,
): MailTransport {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: silenceMs };
  return {
    send: async (mail) => {
      const handOver = new AbortController();
      const timer = setTimeout(
        () => handOver.abort(new Error(`The mail server did not take the mail within ${handOverMs} ms`)),
        handOverMs,
      );
      const smtp = createTransport({ url: smtpUrl, ...timeouts });
      // The content is read to its end once the server has asked for it.
      smtp.use('stream', ({ message }, done) => {
        message.processFunc((content) => content.once('end', () => clearTimeout(timer)));
        done();
      });
      try {
        await smtp.sendMail({ ...messageOf(mail, sender), signal: handOver.signal });
      } catch (error) {
        throw handOver.signal.aborted ? handOver.signal.reason : answerOf(error as SmtpError);
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => undefined,
  };
}
