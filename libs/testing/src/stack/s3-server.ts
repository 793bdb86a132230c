import { mkdir } from 'node:fs/promises';
import S3rver from '@20minutes/s3rver';
import type { StorageSettings } from '@shared/infra/config/env.js';

export interface S3TestServer {
  settings: Extract<StorageSettings, { kind: 's3' }>;
  /** Method and URL of every request so far. */
  requests: string[];
  stop(): Promise<void>;
}

const bucket = 'instant-fdm';

/** As `docs/scaling.md` wants it, for whatever port the shop has. */
const corsRules = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>http://127.0.0.1:*</AllowedOrigin><AllowedMethod>POST</AllowedMethod><AllowedHeader>*</AllowedHeader>
</CORSRule></CORSConfiguration>`;

/** A real S3 server on a free loopback port, for tests; it keeps its objects under `folder`. */
export async function startS3TestServer(
  folder: string,
  { takesForms = false }: { takesForms?: boolean } = {},
): Promise<S3TestServer> {
  await mkdir(folder, { recursive: true });
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: folder,
    silent: true,
    vhostBuckets: false,
    configureBuckets: takesForms ? [{ name: bucket, configs: [corsRules] }] : [],
  });
  const { port } = await server.run();
  const requests: string[] = [];
  server.httpServer.on('request', ({ method, url }) => requests.push(`${method} ${url}`));
  return {
    settings: {
      kind: 's3',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      // The one key pair this server knows.
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
      uploadUrl: takesForms ? `http://127.0.0.1:${port}/${bucket}` : null,
    },
    requests,
    async stop() {
      server.httpServer.closeAllConnections();
      await server.close();
    },
  };
}
