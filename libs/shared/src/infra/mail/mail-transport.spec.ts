import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describeMailTransport, type TransportUnderTest } from '@testing/conformance/mail-transport.js';
import { readSettings } from '../config/env.js';
import { createMailTransport, type MailTransportKind, mailTransportKinds } from './mail-transports.js';

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

/** Each adapter of the registry with what it delivers to: the compiler names a missing one. */
const sides: Record<MailTransportKind, () => Promise<TransportUnderTest>> = {
  folder: () => {
    const transport = createMailTransport(settingsWith({}));
    const arrived = async () => {
      const names = await readdir(join(folder, 'mail'));
      return Promise.all(names.map((name) => readFile(join(folder, 'mail', name))));
    };
    return Promise.resolve({ transport, arrived });
  },
  smtp: async () => {
    const { transport, messages, recipients, close } = await mailServer();
    return {
      transport,
      arrived: () => Promise.resolve(messages),
      recipients: () => recipients,
      stop: close,
    };
  },
};

for (const kind of mailTransportKinds) describeMailTransport(kind, sides[kind]);

describe('a folder', () => {
  it('has one .eml a mail, and the same one again when it is repeated', async () => {
    const transport = createMailTransport(settingsWith({ DATA_DIR: join(folder, 'own') }));
    await transport.send(mail);
    await transport.send(mail);
    expect(await readdir(join(folder, 'own/mail'))).toEqual([`${mail.id}.eml`]);
  });
});

describe('a mail server', () => {
  it('that is away makes the transport reject, so that the job tries again', async () => {
    const transport = createMailTransport(settingsWith({ SMTP_URL: 'smtp://127.0.0.1:9' }));
    await expect(transport.send(mail)).rejects.toThrow('ECONNREFUSED');
  });

  it.each([
    ['an unknown mailbox', 550, 'MailRefusedError'],
    ['a mailbox that is full for now', 452, 'MailDeferredError'],
    ['a server that is about to close', 421, 'Error'],
  ])('tells %s', async (_what, code, name) => {
    const { transport, close } = await mailServer({
      onRcptTo: (_address, _session, done) => done(refusal(code)),
    });
    const error: unknown = await transport.send(mail).catch((thrown: unknown) => thrown);
    await close();
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).name).toBe(name);
  });

  it.each([
    [554, 'MailRefusedError'],
    [451, 'MailDeferredError'],
  ])('tells a content that is refused with %d', async (code, name) => {
    const { transport, close } = await mailServer({ onContent: () => refusal(code) });
    const error: unknown = await transport.send(mail).catch((thrown: unknown) => thrown);
    await close();
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).name).toBe(name);
  });
});
