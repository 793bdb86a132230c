import { Agent, request as openRequest } from 'node:http';
import type { Answer } from '../../http-client.js';
import type { FuzzRequest } from './fuzz-request.js';

const answerMs = 60_000;

/** Sends requests that no well-behaved client would, over a few kept connections. */
export class RequestSender {
  private readonly agent: Agent;
  private readonly target: URL;

  constructor(baseUrl: string, connections: number) {
    this.target = new URL(baseUrl);
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** @throws when no answer comes, or the connection breaks before its end. */
  send({ method, path, headers, body }: FuzzRequest): Promise<Answer> {
    const { hostname, port } = this.target;
    const length = body === null ? {} : { 'Content-Length': String(body.length) };
    return new Promise((resolve, reject) => {
      const sent = openRequest(
        {
          agent: this.agent,
          hostname,
          port,
          method,
          path,
          headers: { ...headers, ...length },
          timeout: answerMs,
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('error', reject);
          answer.once('end', () =>
            resolve(toAnswer(answer.statusCode ?? 0, answer.rawHeaders, Buffer.concat(chunks))),
          );
        },
      );
      sent.once('timeout', () => sent.destroy(new Error(`no answer within ${answerMs / 1000} s`)));
      sent.once('error', reject);
      sent.end(body ?? undefined);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

function toAnswer(status: number, raw: string[], bytes: Buffer): Answer {
  const headers = new Headers();
  for (let n = 0; n < raw.length; n += 2) headers.append(raw[n]!, raw[n + 1]!);
  const text = bytes.toString('utf8');
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  const { data, error } = (isJson && text !== '' ? JSON.parse(text) : {}) as Pick<Answer, 'data' | 'error'>;
  return { status, headers, data, error, text };
}
