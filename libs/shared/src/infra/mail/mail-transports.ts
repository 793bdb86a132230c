import type { Settings } from '../config/env.js';
import { folderTransport } from './folder-transport.js';
import type { MailTransport } from './mail-transport.js';
import { smtpTransport } from './smtp-transport.js';

const senderOf = ({ mail, publicUrl }: Settings) => ({
  from: mail.from,
  hostname: new URL(publicUrl).hostname,
});

/** One line for each adapter. */
const adapters = {
  folder: (settings: Settings) => folderTransport(settings.mail.folder, senderOf(settings)),
  smtp: (settings: Settings) => smtpTransport(settings.mail.smtpUrl ?? '', senderOf(settings)),
};

export type MailTransportKind = keyof typeof adapters;

export const mailTransportKinds = Object.keys(adapters) as MailTransportKind[];

/** The transport that the settings choose: SMTP, or a folder if no server is set. */
export function createMailTransport(settings: Settings): MailTransport {
  return adapters[settings.mail.smtpUrl === null ? 'folder' : 'smtp'](settings);
}
