import { describe, expect, it } from '@jest/globals';
import { encode } from 'fast-png';
import { documentLine, packingSlip } from '@testing/fixtures/document-content.js';
import { drawShopPaper } from './render-shop-paper.js';

const size = { width: 160, height: 120 };
const png = encode({ ...size, data: new Uint8Array(size.width * size.height * 3), channels: 3 });
const picture = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

describe('A packing slip', () => {
  it.each([
    ['plain', {}],
    ['with pictures', { picture }],
  ])(
    'has no page of few lines or of none, from 1 to 60 lines: %s',
    async (_, more) => {
      const leftovers: string[] = [];
      for (const count of [...Array(30).keys(), 35, 41, 45, 49, 50, 59].map((place) => place + 1)) {
        const lines = Array.from({ length: count }, (_, place) =>
          documentLine({ fileName: `boîtier n° ${place + 1}.stl`, ...more }),
        );
        const { pageCount, lastRows } = await drawShopPaper(packingSlip({ lines }));
        const isLeftover = pageCount > 1 && lastRows < Math.min(4, Math.floor(count / 2));
        if (isLeftover) leftovers.push(`${count} lines: ${lastRows} on page ${pageCount}`);
      }
      expect(leftovers).toEqual([]);
    },
    60_000,
  );

  it('is set closer where that saves a page', async () => {
    const pagesOf = async (count: number) => {
      const lines = Array.from({ length: count }, () => documentLine({ picture }));
      return (await drawShopPaper(packingSlip({ lines }))).pageCount;
    };
    expect([await pagesOf(12), await pagesOf(13), await pagesOf(25)]).toEqual([1, 1, 2]);
  });
});
