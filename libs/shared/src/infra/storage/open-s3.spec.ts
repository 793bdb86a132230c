import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Client } from 'minio';
import { openS3 } from './open-s3.js';

let server: Server;

afterEach(() => server.closeAllConnections());
afterEach(() => void server.close());

/** A client of a server that behaves so. */
async function clientOf(behave: RequestListener, patienceMs = 200): Promise<Client> {
  server = createServer(behave).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const access = {
    accessKey: 'key',
    secretKey: 'secret',
    region: 'us-east-1',
    bucket: 'files',
    uploadUrl: null,
  };
  return openS3({ kind: 's3', endpoint, ...access }, patienceMs);
}

describe('S3 that falls silent', () => {
  it('fails what asks it', async () => {
    const client = await clientOf(() => undefined);
    await expect(client.statObject('files', 'a')).rejects.toThrow('S3 does not answer');
    await expect(client.putObject('files', 'a', Buffer.from('b'))).rejects.toThrow('S3 does not answer');
  });

  it('fails a file that it has begun to send', async () => {
    const client = await clientOf((_request, response) => {
      response.writeHead(200, { 'Content-Length': 1_000, ETag: '"a"' }).write('begun');
    });
    await expect(buffer(await client.getObject('files', 'a'))).rejects.toThrow('aborted');
  });

  it('is waited for while it sends, however slowly', async () => {
    const client = await clientOf((_request, response) => {
      response.writeHead(200, { 'Content-Length': 8, ETag: '"a"' });
      const timer = setInterval(() => response.write('a'), 100);
      response.on('close', () => clearInterval(timer));
    });
    expect((await buffer(await client.getObject('files', 'a'))).toString()).toBe('aaaaaaaa');
  });
});

describe('An answer that is read slowly', () => {
  const megabytes = 16;
  const sending: RequestListener = (_request, response) => {
    response.writeHead(200, { 'Content-Length': megabytes << 20, ETag: '"a"' });
    response.end(Buffer.alloc(megabytes << 20));
  };

  it('is held for a reader who rests', async () => {
    const client = await clientOf(sending);
    const content = await client.getObject('files', 'a');
    let bytes = 0;
    for await (const chunk of content) {
      // Longer than the server may be silent, and again after each third of it.
      if (Math.floor(bytes / 5e6) !== Math.floor((bytes + (chunk as Buffer).length) / 5e6)) await sleep(500);
      bytes += (chunk as Buffer).length;
    }
    expect(bytes).toBe(megabytes << 20);
  });

  it('is let go when nobody reads on', async () => {
    const client = await clientOf(sending);
    const content = await client.getObject('files', 'a');
    const failed = once(content, 'error');
    await sleep(500);
    expect(content.destroyed).toBe(false);
    await failed;
  });
});

describe('S3 that closes connections that rest', () => {
  /** Closes each connection as its second request comes. */
  const closing = (answer: RequestListener): RequestListener => {
    const used = new WeakSet<object>();
    return (request, response) => {
      if (used.has(request.socket)) return void request.socket.destroy();
      used.add(request.socket);
      answer(request, response);
    };
  };

  it('is asked again, on a new one', async () => {
    const bodies: string[] = [];
    const client = await clientOf(
      closing((request, response) => {
        void buffer(request).then((body) => {
          bodies.push(body.toString());
          response.writeHead(200, { ETag: '"a"' }).end();
        });
      }),
    );
    for (const body of ['a', 'b', 'c', 'd']) await client.putObject('files', 'a', Buffer.from(body));
    expect(bodies).toEqual(['a', 'b', 'c', 'd']);
  });

  it('fails what it closes a new one of', async () => {
    let asked = 0;
    const client = await clientOf((request) => {
      asked += 1;
      request.socket.destroy();
    });
    await expect(client.statObject('files', 'a')).rejects.toThrow('socket hang up');
    expect(asked).toBe(1);
  });
});

describe('S3 that cannot serve', () => {
  it.each([400, 403, 408, 429, 500, 501, 503, 505, 507, 508, 520, 522, 530])(
    'fails what it answers %i',
    async (status) => {
      const client = await clientOf((_request, response) => {
        response
          .writeHead(status)
          .end('<Error><Code>XMinioStorageFull</Code><Message>Full</Message></Error>');
      }, 60_000);
      await expect(client.putObject('files', 'a', Buffer.from('b'))).rejects.toThrow(/Full|Request failed/);
    },
  );

  it('keeps no connection for each refusal', async () => {
    const open = new Set<object>();
    const client = await clientOf((_request, response) => {
      response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>'.repeat(10_000));
    }, 60_000);
    server.on('connection', (socket) => open.add(socket.on('close', () => open.delete(socket))));
    for (let call = 0; call < 3; call++) {
      await expect(client.getObject('files', 'a')).rejects.toThrow('503');
    }
    await sleep(100);
    // Each call is tried twice.
    expect(open.size).toBeLessThan(6);
  });
});
