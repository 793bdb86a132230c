import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** An answer as it came over the wire. */
interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** Connects to the service below HTTP; the caller destroys the socket. */
export async function openSocket(baseUrl: string): Promise<Socket> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

/** Reads one answer that states its length; rejects when the connection ends before. */
export async function readAnswer(socket: Socket): Promise<RawAnswer> {
  let received = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    received += chunk.toString('latin1');
    const answer = parse(received);
    if (answer !== null) return answer;
  }
  throw new Error(`The connection ended after ${JSON.stringify(received)}`);
}

/** Sends bytes that no HTTP client would, and reads the one answer to them. */
export async function sendRaw(baseUrl: string, bytes: string): Promise<RawAnswer> {
  const socket = await openSocket(baseUrl);
  try {
    socket.write(bytes, 'latin1');
    return await readAnswer(socket);
  } finally {
    socket.destroy();
  }
}

function parse(received: string): RawAnswer | null {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const [statusLine = '', ...fields] = received.slice(0, headEnd).split('\r\n');
  const status = Number(statusLine.split(' ')[1]);
  if (status === 100) return parse(received.slice(headEnd + 4));
  const headers = new Headers(
    fields.map((field): [string, string] => {
      const colon = field.indexOf(':');
      return [field.slice(0, colon), field.slice(colon + 1).trim()];
    }),
  );
  const body = received.slice(headEnd + 4);
  const length = Number(headers.get('content-length') ?? 0);
  if (body.length < length) return null;
  return { status, headers, text: Buffer.from(body.slice(0, length), 'latin1').toString('utf8') };
}

/** The head of a request; a body may follow. */
export function request(line: string, ...headers: string[]): string {
  return [line, 'Host: localhost', ...headers, '', ''].join('\r\n');
}

/** The head of a POST of JSON. */
export const jsonPost = (path: string, ...headers: string[]) =>
  request(`POST ${path} HTTP/1.1`, 'Content-Type: application/json', ...headers);

/** Milliseconds from the answer until the service has ended the connection. */
export async function heldMs(socket: Socket): Promise<number> {
  const startedMs = performance.now();
  // What still writes may be reset: that ends it as well.
  socket.on('error', () => undefined);
  if (!socket.closed) await new Promise((resolve) => socket.resume().once('close', resolve));
  return performance.now() - startedMs;
}
