import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Client, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import { sharedStack, startStack } from './stack.js';
import { uploadBox } from './shop.js';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

interface SentSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: Attribute[];
}

interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

const spans: SentSpan[] = [];
let collector: Server;
let stack: TestStack;
let customer: Client & { email: string };

/** Takes what is sent to `/v1/traces`, as a collector does. */
async function startCollector(): Promise<Server> {
  const server = createServer((request, response) => {
    // One that is cut off, as the process ends or the collector, is none.
    const received = json(request).catch(() => ({ resourceSpans: [] }));
    void received.then((body) => {
      for (const { resource, scopeSpans } of (body as Sent).resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === 'service.name')!.value.stringValue!;
        spans.push(...scopeSpans.flatMap((scope) => scope.spans).map((span) => ({ ...span, service })));
      }
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function sent(isIt: (span: SentSpan) => boolean): Promise<SentSpan> {
  for (const giveUpAt = Date.now() + 40_000; Date.now() < giveUpAt; await sleep(100)) {
    const found = spans.find(isIt);
    if (found !== undefined) return found;
  }
  throw new Error(`No such step among ${spans.map(({ name }) => name).join(', ')}`);
}

beforeAll(async () => {
  collector = await startCollector();
  const { port } = collector.address() as AddressInfo;
  stack = await startStack({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` } });
  customer = await signedIn(stack);
});

afterAll(async () => {
  await stack.stop();
  collector.close();
});

describe('With a collector', () => {
  it('an upload, its analysis and the thread that measures are steps of one trace', async () => {
    await customer.upload('box.stl', encodeBinaryStl(box(31, 20, 10)));
    const upload = await sent(({ name }) => name === 'POST /api/upload');
    const job = await sent(
      ({ name, traceId }) => name === 'job analysis.measure' && traceId === upload.traceId,
    );
    const thread = await sent(({ name, traceId }) => name === 'thread mesh' && traceId === upload.traceId);
    expect([upload.service, job.service, thread.service]).toEqual([
      'instant-fdm-api',
      'instant-fdm-worker',
      'instant-fdm-worker',
    ]);
    expect([upload.parentSpanId, job.parentSpanId, thread.parentSpanId]).toEqual([
      undefined,
      upload.spanId,
      job.spanId,
    ]);
    expect(upload.attributes).toContainEqual({
      key: 'http.response.status_code',
      value: { intValue: 200 },
    });
  });

  it('a request belongs to the trace that it names, under its own request id', async () => {
    const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
    const headers = { traceparent: `00-${traceId}-${spanId}-01`, 'X-Request-Id': 'a-request-of-mine' };
    const answer = await customer.get('/api/materials', headers);
    expect(answer.headers.get('x-request-id')).toBe('a-request-of-mine');
    const request = await sent((span) => span.traceId === traceId);
    expect([request.name, request.parentSpanId]).toEqual(['GET /api/materials', spanId]);
    expect(request.attributes).toContainEqual({
      key: 'request.id',
      value: { stringValue: 'a-request-of-mine' },
    });
  });

  it('nothing of a customer is sent', () => {
    const text = JSON.stringify(spans);
    expect(text).not.toContain(customer.email);
    expect(text).not.toContain('box.stl');
    expect(text).not.toContain('auth.session_token');
  });

  it('one that is gone stops nothing', async () => {
    collector.closeAllConnections();
    collector.close();
    expect(await uploadBox(customer)).toMatch(/^uploads\//);
  });
});

describe('Without one', () => {
  it('no job carries a trace', async () => {
    const shared = sharedStack();
    await uploadBox(await signedIn(shared));
    if (shared.kind === 'redis') return;
    const jobs = await query(shared, `select 1 from bullmq.job where opts ? 'telemetry' or opts ? 'tm'`);
    expect(jobs).toEqual([]);
  });
});
