import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { Client } from '@testing/http-client.js';
import { query } from './database.js';
import { expectRefusal } from './refusal.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
const probe = new Client(stack);

describe.each([
  { app: 'storefront', base: '/assets/shop' },
  { app: 'console', base: '/assets/console' },
])('A program of the $app of another release', ({ app, base }) => {
  const program = `export const release = '${app}';`;
  const name = `other-page-Ab_-0${app.slice(0, 3)}.js`;

  it('is served by every process, packed or not', async () => {
    await query(
      stack,
      `insert into program_files (app, name, content, published_at) values ($1, $2, $3, now())
       on conflict do nothing`,
      [app, name, gzipSync(program)],
    );
    for (const encoding of ['gzip', 'br', 'identity']) {
      const answer = await probe.get(`${base}/${name}`, { 'Accept-Encoding': encoding });
      expect([answer.status, answer.text]).toEqual([200, program]);
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
    }
  });

  it('that was never published, or is of the other app, is not found', async () => {
    const other = app === 'storefront' ? '/assets/console' : '/assets/shop';
    for (const path of [`${base}/other-page-00000000.js`, `${other}/${name}`, `${base}/${name}.map`])
      expectRefusal(await probe.get(path), 404, 'NOT_FOUND');
  });
});
