import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { readSettings } from '../config/env.js';
import { createMailTransport } from './mail-transport.js';

const mail = {
  id: '01a1fc40-2983-7543-9760-6dfdab997ded',
  recipient: 'amina@example.com',
  subject: 'Vérifiez',
  html: '<p>Été</p>',
  text: 'Été',
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function readMessage(source: Buffer): Promise<object> {
  const { to, from, subject, text, html, messageId } = await PostalMime.parse(source);
  return {
    to: to?.[0]?.address,
    from: from?.address,
    subject,
    text: text?.trim(),
    html: html?.trim(),
    messageId,
  };
}

const expected = {
  to: 'amina@example.com',
  from: 'shop@example.com',
  subject: 'Vérifiez',
  text: 'Été',
  html: '<p>Été</p>',
  messageId: `<${mail.id}@shop.example>`,
};

const settingsWith = (more: NodeJS.ProcessEnv) =>
  readSettings({
    DATA_DIR: folder,
    MAIL_FROM: 'shop@example.com',
    PUBLIC_URL: 'https://shop.example',
    ...more,
  });

describe('createMailTransport', () => {
  it('writes one .eml a mail where there is no server, and the same one again when repeated', async () => {
    const transport = createMailTransport(settingsWith({}));
    await transport.send(mail);
    await transport.send(mail);
    expect(await readdir(join(folder, 'mail'))).toEqual([`${mail.id}.eml`]);
    expect(await readMessage(await readFile(join(folder, 'mail', `${mail.id}.eml`)))).toEqual(expected);
  });

  it('hands the same message to an SMTP server', async () => {
    const messages: Buffer[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => {
            messages.push(Buffer.concat(chunks));
            done();
          });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    const transport = createMailTransport(settingsWith({ SMTP_URL: `smtp://127.0.0.1:${port}` }));
    await transport.send(mail);
    transport.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(await Promise.all(messages.map(readMessage))).toEqual([expected]);
  });

  it('rejects when the server is away, so that the job tries again', async () => {
    const transport = createMailTransport(settingsWith({ SMTP_URL: 'smtp://127.0.0.1:9' }));
    await expect(transport.send(mail)).rejects.toThrow('ECONNREFUSED');
  });
});
