import { effect } from '@preact/signals';
import { render } from 'preact';
import { shopPaths } from '@shared/domain/contract/shop-paths.js';
import { App } from './app/app.js';
import { pathTo } from './app/paths.js';
import { basket, joinKept, leaveOutLost, onForeignChange, restoreBasket } from './basket/basket-store.js';
import { DropZone } from './basket/drop-zone.js';
import { readOfferedMethods } from './checkout/offered-methods.js';
import { askAgain, startServerPrices } from './basket/server-prices.js';
import { completeLines } from './basket/line-defaults.js';
import { parts, restoreParts, startMeasuring } from './parts/parts-store.js';
import { startUploads } from './parts/uploads.js';
import { keptDraft } from './projects/project-draft.js';
import { keepUnkept, onLateReading } from './service/device-store.js';
import { loadSession, watchSession } from './service/session.js';
import { areRatesPrivate, loadTariff } from './service/tariff.js';
import { askBeforeReload } from '@web/app/lazy-page.js';
import { NoticeList } from '@web/app/notice-list.js';
import { stayOnDrop } from './ui/stay-on-drop.js';
import { loadLanguage } from './words/language.js';

async function restore(isChange = false): Promise<void> {
  await restoreBasket(isChange);
  await restoreUsed();
}

async function restoreUsed(): Promise<void> {
  const { partIds } = keptDraft();
  const used = basket.peek().lines.map((line) => line.partId);
  await restoreParts(new Set([...used, ...partIds]));
  leaveOutLost(new Set(parts.peek().keys()));
}

/** Shows how many lines the basket has beside the page's link to it. */
function countLines(): void {
  const link = document.querySelector(`.tools a[href$="/${shopPaths.basket}"]`);
  if (link === null) return;
  const count = document.createElement('span');
  count.className = 'count';
  count.translate = false;
  effect(() => {
    const { length } = basket.value.lines;
    count.textContent = String(length);
    if (length > 0) link.append(count);
    else count.remove();
  });
}

/** Links to other languages lead to the page that is shown, which need not be the one that was loaded. */
function linkLanguages(): void {
  const follow = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.languages a') : null;
    if (link === null) return;
    const [, , ...below] = location.pathname.split('/');
    link.href = [`/${link.hreflang}`, ...below].join('/') + location.search;
  };
  for (const event of ['pointerdown', 'click']) addEventListener(event, follow, true);
}

/** Turns a public page into the shop's: what was dropped on it stays in this program's hands. */
function enterShop(place: Element): void {
  const page = document.createElement('div');
  page.className = 'frame page shop';
  history.pushState(null, '', pathTo('basket'));
  render(null, place);
  document.querySelector('main')?.replaceChildren(page);
  render(<App isEntered />, page);
  scrollTo(0, 0);
}

/** Back and Forward between a public page and the shop's load the page that the address means. */
function followHistory(place: Element): void {
  addEventListener('popstate', () => {
    // Its place goes when the shop is entered.
    const isShop = !place.isConnected;
    const isShopAddress = location.pathname.split('/').length > 2;
    if (isShop !== isShopAddress) location.reload();
  });
}

function Home({ place }: { place: Element }) {
  return (
    <>
      <DropZone onAdded={() => enterShop(place)} />
      <NoticeList />
    </>
  );
}

/** A page that is taken up again shows the prices of now. */
function followTariff(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    void loadTariff().then((isOther) => (isOther || areRatesPrivate.peek()) && askAgain());
  });
}

/** Prices and the account are on the first drawing where they come soon: nothing moves when they do. */
const firstDrawingMs = 1_000;

stayOnDrop();
onLateReading(() => joinKept().then(restoreUsed));
askBeforeReload(keepUnkept);
// Whatever this device kept, the shop opens.
await Promise.all([loadLanguage(), restore().catch(console.error)]);
watchSession();
const known = Promise.all([loadTariff(), loadSession()]);
followTariff();
startMeasuring();
startUploads();
startServerPrices();
// Until it is here the first answer has hardly been asked for, and nothing has been clicked.
void import('./app/later.js').then(({ startLater }) => startLater());
completeLines();
onForeignChange((isChange) => void restore(isChange));
countLines();
linkLanguages();
const place = document.querySelector<HTMLElement>('#shop');
if (place !== null) {
  readOfferedMethods(place);
  const isHome = place.dataset.page === 'home';
  if (isHome) followHistory(place);
  else await Promise.race([known, new Promise((done) => setTimeout(done, firstDrawingMs))]);
  place.replaceChildren();
  render(isHome ? <Home place={place} /> : <App />, place);
}
