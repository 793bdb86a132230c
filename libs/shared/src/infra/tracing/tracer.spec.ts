import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { createTracer } from './create-tracer.js';
import { inSpan, noTracer } from './tracer.js';

describe('Without a collector', () => {
  it('the tracer does nothing, and work is done as it is', async () => {
    const tracer = await createTracer(null, 'x');
    expect(tracer).toBe(noTracer);
    expect(await inSpan(tracer, { name: 'work' }, () => Promise.resolve(tracer.current() ?? 'none'))).toBe(
      'none',
    );
    await expect(inSpan(tracer, { name: 'work' }, () => Promise.reject(new Error('lost')))).rejects.toThrow(
      'lost',
    );
  });
});

describe('With a collector', () => {
  it('steps surround what is begun in them, across waits, and follow a cause that is named', async () => {
    const collector = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    const tracer = await createTracer(`http://127.0.0.1:${port}`, 'x');
    const cause = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const seen: (string | undefined)[] = [tracer.current()];
    await inSpan(tracer, { name: 'outer', parent: cause }, async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      seen.push(tracer.current());
      await inSpan(tracer, { name: 'inner' }, () => Promise.resolve(seen.push(tracer.current())));
      seen.push(tracer.current());
    });
    seen.push(tracer.current());
    const [before, outer, inner, again, after] = seen;
    expect([before, again, after]).toEqual([undefined, outer, undefined]);
    expect(outer).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01$/);
    expect(inner).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01$/);
    expect(inner).not.toBe(outer);
    await inSpan(tracer, { name: 'alone', parent: 'junk' }, () => {
      expect(tracer.current()).toMatch(/^00-(?!0af7)[0-9a-f]{32}-/);
      return Promise.resolve();
    });
    await tracer.close();
    collector.close();
  });
});
