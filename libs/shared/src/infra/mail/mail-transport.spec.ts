import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describeMailTransport, type TransportUnderTest } from '@testing/conformance/mail-transport.js';
import { readSettings } from '../config/env.js';
import { createMailTransport, type MailTransportKind, mailTransportKinds } from './mail-transports.js';
import { type SmtpLimits, smtpTransport } from './smtp-transport.js';

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
  answer: {
    onRcptTo?: SMTPServerOptions['onRcptTo'];
    onContent?: () => Error | null;
    /** How long it takes to answer a content. */
    slowMs?: number;
  } = {},
  limits?: SmtpLimits,
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
          void sleep(answer.slowMs ?? 0).then(() => done(refusal));
        });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}`;
  const transport =
    limits === undefined
      ? createMailTransport(settingsWith({ SMTP_URL: url }))
      : smtpTransport(url, { from: 'shop@example.com', hostname: 'shop.example' }, limits);
  const close = async () => {
    transport.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { transport, messages, recipients, close };
}

/** A mail server that answers each command with one line, by the command's first word: 250 unless told. */
async function tersely(answers: Record<string, string>) {
  const server = createServer((socket) => {
    socket.write('220 ready\r\n');
    socket.on('error', () => undefined);
    createInterface(socket).on('line', (line) => {
      socket.write(`${answers[line.split(/[ :]/)[0]!.toUpperCase()] ?? '250 OK'}\r\n`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const transport = createMailTransport(settingsWith({ SMTP_URL: `smtp://127.0.0.1:${port}` }));
  return { transport, close: () => server.close() };
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

  it('that has the mail is waited for, longer than one that has yet to ask for it', async () => {
    const limits = { handOverMs: 400, silenceMs: 10_000 };
    const { transport, messages, close } = await mailServer({ slowMs: 1_200 }, limits);
    await transport.send(mail);
    await close();
    expect(messages).toHaveLength(1);
  });

  it('that hangs before it asks for the mail holds no other mail up', async () => {
    const limits = { handOverMs: 400, silenceMs: 10_000 };
    const { transport, close } = await mailServer({ onRcptTo: () => undefined }, limits);
    await expect(transport.send(mail)).rejects.toThrow('did not take the mail within 400 ms');
    await close();
  });

  it('that says nothing more once it has the mail is given up in the end', async () => {
    const limits = { handOverMs: 5_000, silenceMs: 400 };
    const { transport, close } = await mailServer({ slowMs: 2_000 }, limits);
    await expect(transport.send(mail)).rejects.toThrow('Timeout');
    await close();
  });

  it.each([
    ['DATA', '554 5.7.1 Policy', 'MailRefusedError'],
    ['DATA', '451 Later', 'MailDeferredError'],
    ['DATA', '421 Closing', 'Error'],
    ['MAIL', '550 Not from you', 'Error'],
  ])('tells what its answer to %s means: %s', async (command, answer, name) => {
    const { transport, close } = await tersely({ [command]: answer });
    const error: unknown = await transport.send(mail).catch((thrown: unknown) => thrown);
    close();
    expect((error as Error).message).toContain(answer);
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
