import { Client } from 'minio';
import type { StorageSettings } from '../config/env.js';

/** A client of the S3 server that the settings name; it connects to nothing until it is used. */
export function openS3({
  endpoint,
  region,
  accessKey,
  secretKey,
}: Extract<StorageSettings, { kind: 's3' }>): Client {
  const { hostname, port, protocol } = new URL(endpoint);
  return new Client({
    endPoint: hostname,
    port: port ? Number(port) : undefined,
    useSSL: protocol === 'https:',
    region,
    accessKey,
    secretKey,
  });
}
