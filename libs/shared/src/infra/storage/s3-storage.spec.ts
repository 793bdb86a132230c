import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { StorageUnavailableError } from './file-storage.js';
import { S3Storage } from './s3-storage.js';

let server: Server;

afterEach(() => server.closeAllConnections());
afterEach(() => void server.close());

const largeBytes = 6 << 20;
const large = () => Readable.from([Buffer.alloc(largeBytes)]);

/** S3 that keeps what it is sent, but whose first answer to that is lost on its way. */
async function forgetful(keptBytes: number, keptAt = new Date()): Promise<S3Storage> {
  let isKept = false;
  server = createServer((request, response) => {
    void buffer(request).then(() => {
      const { method, url = '' } = request;
      const isCompletion = method === 'POST' && url.includes('uploadId=');
      if (isCompletion && isKept) {
        response.writeHead(404).end('<Error><Code>NoSuchUpload</Code><Message>Gone</Message></Error>');
      } else if (isCompletion) {
        isKept = true;
        response.writeHead(504).end();
      } else if (method === 'POST') {
        response.end(
          '<InitiateMultipartUploadResult><UploadId>one</UploadId></InitiateMultipartUploadResult>',
        );
      } else if (method === 'HEAD' && url.length > '/files/'.length) {
        const kept = { 'Content-Length': keptBytes, ETag: '"a"', 'Last-Modified': keptAt.toUTCString() };
        response.writeHead(isKept ? 200 : 404, kept).end();
      } else {
        response.writeHead(200, { ETag: '"a"' }).end();
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const access = { accessKey: 'key', secretKey: 'secret', region: 'us-east-1', uploadUrl: null };
  return new S3Storage({ kind: 's3', endpoint, bucket: 'files', ...access });
}

describe('A large file whose last answer is lost', () => {
  it('is stored', async () => {
    const storage = await forgetful(largeBytes);
    expect(await storage.save('uploads/a/b.stl', large())).toEqual({ sizeBytes: largeBytes });
  });

  it('is not taken for another that lies there', async () => {
    for (const storage of [await forgetful(1), await forgetful(largeBytes, new Date('2026-01-01'))]) {
      await expect(storage.save('uploads/a/b.stl', large())).rejects.toThrow(StorageUnavailableError);
      server.closeAllConnections();
    }
  });
});
