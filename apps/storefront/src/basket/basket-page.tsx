import { ErrorBoundary } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { lazyPage } from '@web/app/lazy-page.js';
import { pathTo } from '../app/paths.js';
import { say } from '../words/language.js';
import { isLasting } from '../service/device-store.js';
import { user } from '../service/session.js';
import { basket, canRedo, canUndo, redo, undo } from './basket-store.js';
import { BulkBar } from './bulk-bar.js';
import { CityChoice } from './city-choice.js';
import { DropZone } from './drop-zone.js';
import { PriceLadder } from './line-card.js';
import { LineList } from './line-list.js';
import { leadBack } from './quantity-input.js';
import { Totals } from './totals.js';

const PasteList = lazyPage(() => import('./paste-list.js').then((dialog) => dialog.PasteList));
const SaveQuote = lazyPage(() => import('../quotes/save-quote.js').then((dialog) => dialog.SaveQuote));

/** The workbench: parts with their choices and prices, the totals, and the ways on. */
export function BasketPage() {
  const { lines } = basket.value;
  const isPasting = useSignal(false);
  const isSaving = useSignal(false);
  useEffect(() => {
    addEventListener('keydown', undoByKey);
    // Before it is asked for: the network may be lost by then.
    void SaveQuote.preload();
    void PasteList.preload();
    void PriceLadder.preload();
    return () => removeEventListener('keydown', undoByKey);
  }, []);
  if (lines.length === 0) {
    return (
      <div class="basket-page empty">
        <h1>{say('basket.emptyTitle')}</h1>
        <DropZone />
        <DesignerLink />
        {canUndo.value && (
          <button type="button" class="button quiet" onClick={undo}>
            {say('basket.undo')}
          </button>
        )}
      </div>
    );
  }
  return (
    <div class="basket-page">
      <header class="page-head">
        <h1>{say('basket.title', { count: lines.length })}</h1>
        <p class="tools-row">
          <button type="button" class="button quiet" aria-disabled={!canUndo.value} onClick={undo}>
            {say('basket.undo')}
          </button>
          <button type="button" class="button quiet" aria-disabled={!canRedo.value} onClick={redo}>
            {say('basket.redo')}
          </button>
          <button type="button" class="button quiet" onClick={() => (isPasting.value = true)}>
            {say('basket.paste')}
          </button>
        </p>
      </header>
      <div class="workbench">
        <div class="lines">
          <BulkBar />
          <LineList lines={lines} />
          <DropZone isSmall />
          <DesignerLink />
        </div>
        <aside class="summary" aria-label={say('totals.title')}>
          <CityChoice />
          <Totals />
          <a class="button" href={pathTo('checkout')} onClick={leadBack}>
            {say('basket.order')}
          </a>
          <button type="button" class="button quiet" onClick={(event) => (isSaving.value = !leadBack(event))}>
            {say('basket.saveQuote')}
          </button>
          {user.value === null && <p class="note">{say('basket.accountLater')}</p>}
          {!isLasting.value && <p class="notice wait">{say('basket.notLasting')}</p>}
        </aside>
      </div>
      {/* What waits for its program is the dialog, not the page. */}
      <ErrorBoundary>
        {isPasting.value && <PasteList onClose={() => (isPasting.value = false)} />}
        {isSaving.value && <SaveQuote onClose={() => (isSaving.value = false)} />}
      </ErrorBoundary>
    </div>
  );
}

function DesignerLink() {
  return (
    <p>
      <a href={pathTo('designer')}>{say('basket.designCard')}</a>
    </p>
  );
}

/** Ctrl+Z and Ctrl+Shift+Z, outside of fields that have an undo of their own. */
function undoByKey(event: KeyboardEvent): void {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
  if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  // What it would change lies behind the dialog.
  if (document.querySelector('dialog[open]') !== null) return;
  event.preventDefault();
  if (event.shiftKey) redo();
  else undo();
}
