import { createHash, randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import S3rver from '@20minutes/s3rver';
import type { StorageSettings } from '@shared/infra/config/env.js';
import { openS3 } from '@shared/infra/storage/open-s3.js';

type S3Settings = Extract<StorageSettings, { kind: 's3' }>;

export interface S3TestServer {
  settings: S3Settings;
  /** Keys of large files that were begun and neither kept nor dropped. */
  unfinished(): Promise<string[]>;
  stop(): Promise<void>;
}

interface S3TestOptions {
  /** Browsers may store files in it by signed forms. */
  takesForms?: boolean;
}

const region = 'us-east-1';

/** As `docs/scaling.md` wants it, for whatever port the shop has. */
const corsRules = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>http://127.0.0.1:*</AllowedOrigin><AllowedMethod>POST</AllowedMethod><AllowedHeader>*</AllowedHeader>
</CORSRule></CORSConfiguration>`;

/**
 * A real S3 server with a bucket of the test's own: s3rver on a free loopback port, which keeps its objects under
 * `folder`; or, where `TEST_S3_URL` names another (`http://access-key:secret-key@host:port`), that one.
 */
export function startS3TestServer(folder: string, options: S3TestOptions = {}): Promise<S3TestServer> {
  const other = process.env.TEST_S3_URL;
  return other === undefined ? startS3rver(folder, options) : useServer(new URL(other), options);
}

async function startS3rver(folder: string, { takesForms = false }: S3TestOptions): Promise<S3TestServer> {
  await mkdir(folder, { recursive: true });
  const bucket = 'instant-fdm';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: folder,
    silent: true,
    vhostBuckets: false,
    configureBuckets: takesForms ? [{ name: bucket, configs: [corsRules] }] : [],
  });
  const { port } = await server.run();
  const begun = new Set<string>();
  server.httpServer.on('request', ({ method, url }) => {
    const { pathname, searchParams } = new URL(url ?? '', 'http://s3');
    if (method === 'POST' && searchParams.has('uploads')) begun.add(pathname);
    else if (method !== 'PUT' && searchParams.has('uploadId')) begun.delete(pathname);
  });
  const endpoint = `http://127.0.0.1:${port}`;
  // The one key pair this server knows.
  const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER' };
  return {
    settings: {
      ...{ kind: 's3', endpoint, region, bucket, ...keys },
      uploadUrl: takesForms ? `${endpoint}/${bucket}` : null,
    },
    // It does not tell them itself, nor does it drop any.
    unfinished: () => Promise.resolve([...begun]),
    async stop() {
      server.httpServer.closeAllConnections();
      await server.close();
    },
  };
}

async function useServer(
  { origin: endpoint, username, password }: URL,
  { takesForms = false }: S3TestOptions,
): Promise<S3TestServer> {
  const bucket = `instant-fdm-${randomUUID()}`;
  const uploadUrl = takesForms ? `${endpoint}/${bucket}` : null;
  const settings: S3Settings = {
    ...{ kind: 's3', endpoint, region, bucket, uploadUrl },
    accessKey: decodeURIComponent(username),
    secretKey: decodeURIComponent(password),
  };
  const client = openS3(settings);
  if (takesForms) {
    await client.makeBucket(bucket, region);
    await client.makeRequestAsyncOmit(
      {
        ...{ method: 'PUT', bucketName: bucket, query: 'cors' },
        headers: { 'content-md5': createHash('md5').update(corsRules).digest('base64') },
      },
      corsRules,
    );
  }
  return {
    settings,
    unfinished: async () => {
      const uploads = await client.listIncompleteUploads(bucket, '', true).toArray();
      return (uploads as { key: string }[]).map(({ key }) => key);
    },
    stop: () => Promise.resolve(),
  };
}
