import * as http from 'node:http';
import * as https from 'node:https';
import { Client } from 'minio';
import type { StorageSettings } from '../config/env.js';

/** A server that neither sends nor takes anything for so long counts as away. */
const silenceMs = 60_000;

/** Answers that minio throws away unread before it tries again: their connections would stay taken. */
const isUnread = (status = 0): boolean => status >= 500 || [408, 429, 499].includes(status);

/**
 * A client of the S3 server that the settings name; it connects to nothing until it is used. Its calls, and streams that it
 * opened, fail when the server is silent for too long.
 */
export function openS3(
  { endpoint, region, accessKey, secretKey }: Extract<StorageSettings, { kind: 's3' }>,
  patienceMs = silenceMs,
): Client {
  const { hostname, port, protocol } = new URL(endpoint);
  const useSSL = protocol === 'https:';
  return new Client({
    endPoint: hostname,
    port: port ? Number(port) : undefined,
    useSSL,
    region,
    accessKey,
    secretKey,
    transport: { request: impatient(useSSL ? https.request : http.request, patienceMs) },
  });
}

/** Sends requests that fail when nothing moves on their connection for so long. */
function impatient(request: typeof http.request, patienceMs: number): typeof http.request {
  const send = (options: http.RequestOptions, onResponse: (response: http.IncomingMessage) => void) => {
    const sent = request(options, (response) => {
      if (isUnread(response.statusCode)) response.resume();
      onResponse(response);
    });
    return sent.setTimeout(patienceMs, () => sent.destroy(new Error('S3 does not answer')));
  };
  return send as typeof http.request;
}
