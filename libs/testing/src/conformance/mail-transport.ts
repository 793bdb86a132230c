import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@shared/infra/database/new-id.js';
import type { MailTransport, OutgoingMail } from '@shared/infra/mail/mail-transport.js';
import PostalMime from 'postal-mime';

/** An adapter that sends from `shop@example.com` of `shop.example`, with the place where its mails arrive. */
export interface TransportUnderTest {
  transport: MailTransport;
  /** The messages of all mails that have arrived, in any order. */
  arrived(): Promise<Buffer[]>;
  /** The addresses that they were delivered to, where they are told apart from the message. */
  recipients?(): readonly string[];
  stop?(): Promise<void>;
}

function newMail(changes: Partial<OutgoingMail> = {}): OutgoingMail {
  const words = { subject: 'Vérifiez', html: '<p>Été</p>', text: 'Été' };
  return { id: newId(), recipient: 'amina@example.com', ...words, ...changes };
}

const pdf = {
  filename: 'FA-2026-0001.pdf',
  contentType: 'application/pdf',
  content: Buffer.from('%PDF-1.3 …'),
};

/** What every adapter of {@link MailTransport} promises; its spec runs each adapter of the registry through it. */
export function describeMailTransport(name: string, make: () => Promise<TransportUnderTest>): void {
  describe(`${name} as a mail transport`, () => {
    let side: TransportUnderTest;

    beforeAll(async () => {
      side = await make();
    });

    afterAll(async () => {
      side.transport.close();
      await side.stop?.();
    });

    async function messagesOf({ id }: OutgoingMail) {
      const all = await Promise.all((await side.arrived()).map((source) => PostalMime.parse(source)));
      return all.filter(({ messageId }) => messageId === `<${id}@shop.example>`);
    }

    it('delivers Arabic words as they are', async () => {
      const words = { subject: 'تم استلام الطلب', html: '<p>تم استلام طلبك</p>', text: 'تم استلام طلبك' };
      const mail = newMail(words);
      await side.transport.send(mail);
      const [{ subject, html, text } = {}] = await messagesOf(mail);
      expect({ subject, html: html?.trim(), text: text?.trim() }).toEqual(words);
    });

    it('delivers a mail, named by its id', async () => {
      const mail = newMail();
      await side.transport.send(mail);
      const [message, ...rest] = await messagesOf(mail);
      expect(rest).toEqual([]);
      expect([message?.to?.[0]?.address, message?.from?.address]).toEqual([
        'amina@example.com',
        'shop@example.com',
      ]);
      expect([message?.subject, message?.text?.trim(), message?.html?.trim()]).toEqual([
        'Vérifiez',
        'Été',
        '<p>Été</p>',
      ]);
    });

    it('carries files and who gets an answer', async () => {
      const mail = newMail({ replyTo: 'omar@example.com', attachments: [pdf] });
      await side.transport.send(mail);
      const [message] = await messagesOf(mail);
      expect(message?.replyTo?.map(({ address }) => address)).toEqual(['omar@example.com']);
      expect(message?.attachments).toMatchObject([
        { filename: 'FA-2026-0001.pdf', mimeType: 'application/pdf' },
      ]);
      expect(Buffer.from(message!.attachments[0]!.content as ArrayBuffer)).toEqual(pdf.content);
    });

    it('says that a mail is automatic, unless a person wrote it', async () => {
      const headersOf = async (mail: OutgoingMail) => {
        await side.transport.send(mail);
        const [{ headers = [] } = {}] = await messagesOf(mail);
        return headers.filter(({ key }) => key === 'auto-submitted').map(({ value }) => value);
      };
      expect(await headersOf(newMail())).toEqual(['auto-generated']);
      expect(await headersOf(newMail({ isWritten: true }))).toEqual([]);
    });

    it.each([
      ['a line break', 'amina@example.com\r\nBcc: all@example.com'],
      ['a comma', 'amina@example.com, all@example.com'],
    ])('lets %s in an address add no recipient and no header', async (_what, address) => {
      const mail = newMail({ recipient: address, replyTo: address, subject: 'a\r\nBcc: b@c.d' });
      await side.transport.send(mail).catch(() => undefined);
      expect(side.recipients?.() ?? []).not.toContain('all@example.com');
      for (const { headers, bcc } of await messagesOf(mail)) {
        expect(bcc).toBeUndefined();
        expect(headers.map(({ key }) => key)).not.toContain('bcc');
      }
    });
  });
}
