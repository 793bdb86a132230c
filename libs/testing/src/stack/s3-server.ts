import { mkdir } from 'node:fs/promises';
import S3rver from '@20minutes/s3rver';
import type { StorageSettings } from '@shared/infra/config/env.js';

export interface S3TestServer {
  settings: Extract<StorageSettings, { kind: 's3' }>;
  /** Method and URL of every request so far. */
  requests: string[];
  stop(): Promise<void>;
}

/** A real S3 server on a free loopback port, for tests; it keeps its objects under `folder`. */
export async function startS3TestServer(folder: string): Promise<S3TestServer> {
  await mkdir(folder, { recursive: true });
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: folder,
    silent: true,
    vhostBuckets: false,
  });
  const { port } = await server.run();
  const requests: string[] = [];
  server.httpServer.on('request', ({ method, url }) => requests.push(`${method} ${url}`));
  return {
    settings: {
      kind: 's3',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'instant-fdm',
      // The one key pair this server knows.
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
      uploadUrl: null,
    },
    requests,
    async stop() {
      server.httpServer.closeAllConnections();
      await server.close();
    },
  };
}
