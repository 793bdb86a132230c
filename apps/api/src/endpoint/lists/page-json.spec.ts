import { describe, expect, it } from '@jest/globals';
import { Page } from './page.js';
import { entriesAPiece, pageJson } from './page-json.js';

const read = async (page: Page<unknown>): Promise<unknown> => JSON.parse((await pageJson(page)).toString());

describe('pageJson', () => {
  it.each([0, 1, entriesAPiece - 1, entriesAPiece, entriesAPiece + 1, 3 * entriesAPiece, 205])(
    'is the envelope of %d entries',
    async (count) => {
      const entries = Array.from({ length: count }, (_, id) => ({ id, name: `"é🏠,]` }));
      expect(await read(new Page(entries))).toEqual({ success: true, data: entries });
      expect(await read(new Page(entries, 'a"b'))).toEqual({
        success: true,
        data: entries,
        nextCursor: 'a"b',
      });
    },
  );

  it('gives other work its turn between two pieces', async () => {
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 0);
    const page = new Page(Array.from({ length: 100 }, () => ({ name: 'a'.repeat(100_000) })));
    await pageJson(page);
    clearInterval(counting);
    expect(turns).toBeGreaterThanOrEqual(5);
  });
});
