import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { readSettings } from '../config/env.js';
import { createMailTransport, MailRefusedError } from './mail-transport.js';

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

/** A mail server on the loopback; `answer` may refuse a recipient or a content. */
async function mailServer(
  answer: { onRcptTo?: SMTPServerOptions['onRcptTo']; onContent?: () => Error | null } = {},
) {
  const messages: Buffer[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...(answer.onRcptTo === undefined ? {} : { onRcptTo: answer.onRcptTo }),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const refusal = answer.onContent?.() ?? null;
          if (refusal === null) {
            messages.push(Buffer.concat(chunks));
            recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
          }
          done(refusal);
        });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const transport = createMailTransport(settingsWith({ SMTP_URL: `smtp://127.0.0.1:${port}` }));
  const close = async () => {
    transport.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { transport, messages, recipients, close };
}

const refusal = (responseCode: number) => Object.assign(new Error('No'), { responseCode });

const pdf = {
  filename: 'FA-2026-0001.pdf',
  contentType: 'application/pdf',
  content: Buffer.from('%PDF-1.3 …'),
};

describe('createMailTransport', () => {
  it('writes one .eml a mail where there is no server, and the same one again when repeated', async () => {
    const transport = createMailTransport(settingsWith({}));
    await transport.send(mail);
    await transport.send(mail);
    expect(await readdir(join(folder, 'mail'))).toEqual([`${mail.id}.eml`]);
    expect(await readMessage(await readFile(join(folder, 'mail', `${mail.id}.eml`)))).toEqual(expected);
  });

  it('hands the same message to an SMTP server', async () => {
    const { transport, messages, close } = await mailServer();
    await transport.send(mail);
    await close();
    expect(await Promise.all(messages.map(readMessage))).toEqual([expected]);
  });

  it('carries files and who gets an answer, through either', async () => {
    const { transport, messages, close } = await mailServer();
    const letter = { ...mail, id: 'with-file', replyTo: 'amina@example.com', attachments: [pdf] };
    await transport.send(letter);
    await createMailTransport(settingsWith({})).send(letter);
    await close();
    for (const source of [messages[0]!, await readFile(join(folder, 'mail', 'with-file.eml'))]) {
      const { attachments, replyTo } = await PostalMime.parse(source);
      expect(replyTo?.map(({ address }) => address)).toEqual(['amina@example.com']);
      expect(attachments).toMatchObject([{ filename: 'FA-2026-0001.pdf', mimeType: 'application/pdf' }]);
      expect(Buffer.from(attachments[0]!.content as ArrayBuffer)).toEqual(pdf.content);
    }
  });

  it.each([
    ['a line break', 'amina@example.com\r\nBcc: all@example.com'],
    ['a comma', 'amina@example.com, all@example.com'],
  ])('lets %s in an address add no recipient and no header', async (_what, address) => {
    const { transport, messages, recipients, close } = await mailServer();
    await transport
      .send({ ...mail, recipient: address, replyTo: address, subject: 'a\r\nBcc: b@c.d' })
      .catch(() => undefined);
    await close();
    expect(recipients).not.toContain('all@example.com');
    for (const message of messages) {
      const { headers, bcc } = await PostalMime.parse(message);
      expect(bcc).toBeUndefined();
      expect(headers.map(({ key }) => key)).not.toContain('bcc');
    }
  });

  it('rejects when the server is away, so that the job tries again', async () => {
    const transport = createMailTransport(settingsWith({ SMTP_URL: 'smtp://127.0.0.1:9' }));
    await expect(transport.send(mail)).rejects.toThrow('ECONNREFUSED');
  });

  it.each([
    ['an unknown mailbox', 550, true],
    ['a mailbox that is full for now', 452, false],
  ])('tells a refusal for good apart: %s', async (_what, code, isForGood) => {
    const { transport, close } = await mailServer({
      onRcptTo: (_address, _session, done) => done(refusal(code)),
    });
    const error: unknown = await transport.send(mail).catch((thrown: unknown) => thrown);
    await close();
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof MailRefusedError).toBe(isForGood);
  });

  it.each([
    [554, true],
    [451, false],
  ])('tells a content that is refused with %d', async (code, isForGood) => {
    const { transport, close } = await mailServer({ onContent: () => refusal(code) });
    const error: unknown = await transport.send(mail).catch((thrown: unknown) => thrown);
    await close();
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof MailRefusedError).toBe(isForGood);
  });
});
