import * as http from 'node:http';
import * as https from 'node:https';
import { Readable } from 'node:stream';
import { Client } from 'minio';
import type { StorageSettings } from '../config/env.js';

/** A server that neither sends nor takes anything for so long counts as away, and for twice as long in the middle of an answer. */
const silenceMs = 45_000;

/** An answer that nobody reads on is let go after so many of these: on a slow line the system sends for a minute what it holds. */
const mostUnread = 4;

/** Answers that minio throws away unread before it tries again: their connections would stay taken. It reads all others. */
const unreadStatuses = new Set([408, 429, 499, 500, 502, 503, 504, 520]);

/** Failures of connections that had rested: the server closed them as they were used again. */
const ofRested = new WeakSet<object>();
const closedCodes = new Set(['ECONNRESET', 'EPIPE']);

/** Sends what met such a connection again, until it meets a new one: its calls may be repeated. */
class SteadyClient extends Client {
  override async makeRequestStreamAsync(
    ...call: Parameters<Client['makeRequestStreamAsync']>
  ): Promise<http.IncomingMessage> {
    const [, body] = call;
    for (;;) {
      try {
        return await super.makeRequestStreamAsync(...call);
      } catch (error) {
        if (!ofRested.has(error as object) || body instanceof Readable) throw error;
      }
    }
  }
}

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
  return new SteadyClient({
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
    let answer: http.IncomingMessage | null = null;
    const sent = request(options, (response) => {
      answer = response;
      if (unreadStatuses.has(response.statusCode!)) response.resume();
      onResponse(response);
    });
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (sent.reusedSocket && closedCodes.has(error.code ?? '')) ofRested.add(error);
    });
    const end = () => sent.destroy(new Error('S3 does not answer'));
    // The other begins with the connection: one that is never made would hang for minutes.
    const connecting = setTimeout(end, patienceMs);
    sent.once('close', () => clearTimeout(connecting));
    sent.once('socket', (socket) => {
      if (!socket.connecting) clearTimeout(connecting);
      else socket.once('connect', () => clearTimeout(connecting));
    });
    // The connection tells of its first silence alone.
    let receivedBytes: number | null = null;
    let [unread, silent] = [0, 0];
    let next: NodeJS.Timeout | undefined;
    const look = (): void => {
      const bytes = sent.socket?.bytesRead ?? 0;
      if (receivedBytes !== null && bytes !== receivedBytes) [unread, silent] = [0, 0];
      else if (answer !== null && answer.readableLength > 0) unread += 1;
      else silent += 1;
      receivedBytes = bytes;
      // Its reader may have read on just now.
      const mostSilent = answer === null ? 1 : 2;
      if (unread >= mostUnread || silent >= mostSilent) end();
      else next = setTimeout(look, patienceMs);
    };
    sent.once('close', () => clearTimeout(next));
    return sent.setTimeout(patienceMs, look);
  };
  return send as typeof http.request;
}
