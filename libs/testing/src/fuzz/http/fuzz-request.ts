import { gzipSync } from 'node:zlib';
import { encodeAsciiStl, encodeBinaryStl, encodeObj } from '../../meshes/encode.js';
import { box } from '../../meshes/shapes.js';
import type { Random } from '../random.js';
import { hostileText, hostileValue, mutateTree } from './hostile-values.js';
import type { FuzzOperation } from './operations.js';
import { validObject, validValue, type ValuePools } from './valid-values.js';

/** A request as it goes over the wire. */
export interface FuzzRequest {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** An account that the fuzzer is signed in to. */
export interface FuzzAccount {
  cookie: string;
  pools: ValuePools;
}

/** Names of headers that the fuzzer makes up, each with what else it may hold. */
const headerValues: Record<string, readonly string[]> = {
  'Content-Type': [
    'text/plain',
    'application/json; charset=utf-16',
    'multipart/form-data',
    'application/x+json',
    '',
  ],
  'Content-Encoding': ['gzip', 'br', 'deflate', 'rot13', 'identity'],
  'Idempotency-Key': ['again', 'x'.repeat(255), 'x'.repeat(256), ' ', 'é'],
  Origin: ['https://evil.example', 'null', 'nonsense'],
  Referer: ['https://evil.example/x'],
  Accept: ['text/html', 'text/markdown', '*/*;q=0', ';;;', 'application/json;q=2'],
  'Accept-Language': ['en', 'ar', 'fr;q=0', '*', ';;', 'x'.repeat(3_000)],
  'X-Request-Id': ['mine-1', 'x'.repeat(65), '<b>'],
  'X-Forwarded-For': ['6.6.6.6', 'junk', '1.2.3.4:5'],
  'If-None-Match': ['*', 'W/"x"'],
  Authorization: ['Bearer x', 'Basic eA=='],
};

const otherMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const meshes = [
  ['part.stl', encodeBinaryStl(box(20, 20, 20))],
  ['part.stl', encodeAsciiStl(box(10, 20, 30))],
  ['part.obj', encodeObj(box(30, 20, 10))],
  ['large.stl', encodeBinaryStl(box(300, 20, 20))],
  ['part.3mf', Buffer.from('PK\x03\x04 no archive')],
] as const;

/** A form of one file, or one that is broken somewhere. */
function formBody(random: Random): Buffer {
  const [name, content] = random.pick(meshes);
  const field = random.pick(['file', 'file', 'file', 'other']);
  const filename = random.pick([name, name, name, '', 'x'.repeat(300), '🏠.stl', '..\\x.stl', 'x']);
  const named = random.below(10) === 0 ? '' : `; filename="${filename}"`;
  const part = Buffer.concat([
    Buffer.from(`--b\r\nContent-Disposition: form-data; name="${field}"${named}\r\n`),
    Buffer.from(random.below(3) === 0 ? 'Content-Type: application/octet-stream\r\n\r\n' : '\r\n'),
    content,
    Buffer.from('\r\n'),
  ]);
  const parts = Array.from({ length: random.below(12) === 0 ? random.below(30) : 1 }, () => part);
  const whole = Buffer.concat([...parts, Buffer.from('--b--\r\n')]);
  return random.below(6) === 0 ? whole.subarray(0, random.below(whole.length)) : whole;
}

function callbackBody(random: Random): Buffer {
  const fields = Array.from(
    { length: random.below(130) },
    () => `${encodeURIComponent(hostileText(random).slice(0, 50))}=x`,
  );
  return Buffer.from(
    random.pick([fields.join('&'), '{}', '{"id":"x","type":"payment.succeeded"}', '', 'x'.repeat(30_000)]),
  );
}

/** A body whose bytes are no longer what its headers say. */
function damaged(bytes: Buffer, random: Random): Buffer {
  const kind = random.below(5);
  if (kind === 0) return bytes.subarray(0, random.below(bytes.length + 1));
  if (kind === 1) return Buffer.concat([bytes, Buffer.from(random.pick(['}', '\0', ',', 'x', '\ufeff']))]);
  if (kind === 2)
    return Buffer.from(
      random.pick(['null', '[]', '1', '"x"', '{', '[[[[', '{"a":1e999}', '\xff\xfe']),
      'latin1',
    );
  if (kind === 3) return Buffer.from(bytes.toString('utf16le'));
  const changed = Buffer.from(bytes);
  if (changed.length > 0) changed[random.below(changed.length)] = random.below(256);
  return changed;
}

function jsonBody(operation: FuzzOperation, pools: ValuePools, mutations: number, random: Random): Buffer {
  const body = validObject(operation.body?.schema ?? {}, pools, random);
  for (let n = 0; n < mutations; n += 1) mutateTree(body, random);
  return Buffer.from(JSON.stringify(body));
}

function addressOf(operation: FuzzOperation, pools: ValuePools, isHostile: boolean, random: Random): string {
  const isMutated = () => isHostile && random.below(3) === 0;
  let { path } = operation.placed;
  const query: string[] = [];
  for (const { name, isInPath, isRequired, schema } of operation.parameters) {
    const value = isMutated()
      ? hostileText(random)
      : String(validValue(`${path}:${name}` in pools ? `${path}:${name}` : name, schema, pools, random));
    const escaped =
      random.below(40) === 0 ? value.replace(/[^\x21-\x7e]|[?#]/g, '%') : encodeURIComponent(value);
    if (isInPath) path = path.replace(`{${name}}`, name === 'key' ? escaped.replaceAll('%2F', '/') : escaped);
    else if (isRequired ? !isMutated() : random.below(2) === 0) query.push(`${name}=${escaped}`);
  }
  if (isMutated())
    query.push(
      random.pick(['x[a][b]=1', 'limit=5&limit=6', '&&==', 'a'.repeat(9_000), '__proto__=x', 'q[]=']),
    );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** These would end the fuzzer's own session, and are sent without it. */
const endsSession = /\/(sign-out|revoke-sessions|delete-user)$/;

/** Makes a request of the description, and then unmakes it in up to three places; the same of the same case. */
export function makeRequest(operation: FuzzOperation, account: FuzzAccount, random: Random): FuzzRequest {
  const mutations = random.below(4);
  const { placed, body, isRepeatable, needsSession } = operation;
  const request: FuzzRequest = {
    method: placed.method,
    path: addressOf(operation, account.pools, mutations > 0, random),
    headers: {},
    body: null,
  };
  const isSignedIn = needsSession ? random.below(12) > 0 : random.below(3) === 0;
  if (isSignedIn && !endsSession.test(placed.path)) request.headers.Cookie = account.cookie;
  else if (random.below(2) === 0)
    request.headers.Cookie = `auth.session_token=${encodeURIComponent(hostileText(random)).slice(0, 900)}`;
  if (isRepeatable && random.below(4) === 0) request.headers['Idempotency-Key'] = `key-${random.below(50)}`;
  if (body !== null) {
    const isForm = body.contentType.startsWith('multipart/');
    request.headers['Content-Type'] = isForm ? 'multipart/form-data; boundary=b' : 'application/json';
    if (isForm) request.body = formBody(random);
    else if (body.contentType === '*/*') request.body = callbackBody(random);
    else request.body = jsonBody(operation, account.pools, mutations, random);
  }
  if (mutations > 1) mutateAround(request, random);
  return request;
}

/** What is not the body's meaning: headers, bytes, the method. */
function mutateAround(request: FuzzRequest, random: Random): void {
  const kind = random.below(8);
  if (kind < 3) {
    const name = random.pick(Object.keys(headerValues));
    request.headers[name] = random.pick(headerValues[name]!).replace(/[^\t\x20-\x7e\x80-\xff]/g, '');
  } else if (kind === 3 && request.body !== null) request.body = damaged(request.body, random);
  else if (kind === 4 && request.body !== null) {
    request.headers['Content-Encoding'] = 'gzip';
    request.body = gzipSync(request.body);
  } else if (kind === 5) request.method = random.pick(otherMethods);
  else if (kind === 6 && request.body === null) {
    request.headers['Content-Type'] = 'application/json';
    request.body = Buffer.from(JSON.stringify(hostileValue(random)) ?? 'null');
  } else if (kind === 7)
    request.path = request.path.replace(
      '/api/',
      random.pick(['/API/', '/api//', '/api/%20', '//api/', '/api/v1/']),
    );
}
