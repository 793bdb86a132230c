import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'puppeteer-core';
import { chooseFiles, settledTexts } from '@testing/browser/page-steps.js';
import { lose } from '@testing/browser/lost-requests.js';
import { ShopVisit } from '@testing/browser/shop-visit.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import { signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { type S3TestServer, startS3TestServer } from '@testing/stack/s3-server.js';
import { s3Env, startStack, type TestStack } from '@testing/stack/stack.js';
import { runAdminUrl, templateOf } from '@testing/stack/test-database.js';

let folder: string;
let s3: S3TestServer;
let stack: TestStack;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instant-fdm-direct-'));
  s3 = await startS3TestServer(join(folder, 's3'), { takesForms: true });
  const place = { kind: 'postgres', adminUrl: runAdminUrl(), template: templateOf('postgres') } as const;
  stack = await startStack({ ...place, env: s3Env(s3.settings) });
  browser = await startBrowser('chromium');
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  await s3?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('The shop, where files go straight to S3,', () => {
  it('stores a part there by the signed form, under the page’s own policy, and has it priced', async () => {
    const file = join(folder, 'part.stl');
    await writeFile(file, encodeBinaryStl(box(20, 20, 7)));
    const client = await signedIn(stack);
    const visit = await ShopVisit.start(browser, stack, { locale: 'en', width: 1280 });
    await visit.signIn(client);
    await visit.open('/basket');
    await chooseFiles(visit.page, '.drop-zone input[type=file]', [file]);
    const stored = [visit.say('uploads.stored')];
    expect(await settledTexts(visit.page, '.upload', stored)).toEqual(stored);
    const { requests, faults } = visit.watched;
    const ways = ['/api/uploads', s3.settings.uploadUrl!, '/api/uploads/complete'];
    const posts = ways.map((way) => `POST ${new URL(way, stack.baseUrl).href}`);
    expect(requests.filter((request) => /^POST .*(upload|instant-fdm)/.test(request))).toEqual(posts);
    expect(faults).toEqual([]);
    const { data } = await client.get<{ metadata: { filename: string } }[]>('/api/files');
    expect(data.map(({ metadata }) => metadata.filename)).toEqual(['part.stl']);
    await visit.close();
  });

  it.each([
    ['goes on with the same form where the way to S3 was cut', 1, { begun: 1, completed: 1, sent: 0 }],
    ['sends a part to the service where S3 cannot be reached', 3, { begun: 1, completed: 0, sent: 1 }],
  ])('%s', async (_what, times, expected) => {
    const file = join(folder, 'part.stl');
    await writeFile(file, encodeBinaryStl(box(20, 20, 8 + times)));
    const client = await signedIn(stack);
    const visit = await ShopVisit.start(browser, stack, { locale: 'en', width: 1280 });
    await visit.signIn(client);
    await visit.open('/basket');
    const lost = await lose(visit.page, `${s3.settings.uploadUrl!}*`, times);
    await chooseFiles(visit.page, '.drop-zone input[type=file]', [file]);
    const stored = [visit.say('uploads.stored')];
    expect(await settledTexts(visit.page, '.upload', stored)).toEqual(stored);
    const count = (path: string) =>
      visit.watched.requests.filter((one) => one === `POST ${new URL(path, stack.baseUrl).href}`).length;
    expect(lost()).toBe(times);
    expect({
      begun: count('/api/uploads'),
      completed: count('/api/uploads/complete'),
      sent: count('/api/upload'),
    }).toEqual(expected);
    expect((await client.get<object[]>('/api/files')).data).toHaveLength(1);
    await visit.close();
  });
});
