import type { Page } from 'puppeteer-core';

/** Has requests for such an address fail on the way, so many times. Answers how many have failed. */
export async function lose(page: Page, urlPattern: string, times: number): Promise<() => number> {
  const session = await page.createCDPSession();
  let lost = 0;
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const isLost = lost < times;
    if (isLost) lost += 1;
    void (isLost
      ? session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      : session.send('Fetch.continueRequest', { requestId }));
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern }] });
  return () => lost;
}
