import type { ComponentType } from 'preact';
import { lazy } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import { appWords } from './app-words.js';
import { CallFailure, dataOf, persistently } from './failure.js';
import { FailureNotice } from './failure-notice.js';
import { forgetInTab, keepInTab } from './tab-storage.js';

const reloadedKey = 'reloaded for page';

let mayReload: () => Promise<boolean> = () => Promise.resolve(true);

/** Asks before a page loads its address anew, which would lose what it alone holds. */
export function askBeforeReload(ask: () => Promise<boolean>): void {
  mayReload = ask;
}

/**
 * A page, or a dialog, whose program loads when it is first shown, or by `preload` before that. Where that fails, after a release
 * that replaced the program or with a lost request, its address is loaded anew.
 */
export function lazyPage<Props>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & { preload: () => Promise<unknown> } {
  return lazy(async (): Promise<ComponentType<Props>> => {
    try {
      const page = await load();
      forgetInTab(reloadedKey);
      return page;
    } catch (error) {
      console.error(error);
      return MissingPage;
    }
  });
}

/** Stands in for a page that did not load: loads its address anew once the shop answers, or says that this did not help. */
function MissingPage() {
  const [isSecondTry] = useState(wasReloaded);
  useEffect(() => {
    if (isSecondTry) return undefined;
    const abort = new AbortController();
    const reload = async (): Promise<void> => {
      if ((await mayReload()) && !abort.signal.aborted && keepInTab(reloadedKey, location.pathname))
        location.reload();
    };
    // Without the shop, a reload would show the browser's own page. Any answer of the shop's is good enough.
    persistently(() => dataOf(ask()), abort.signal).then(reload, reload);
    return () => abort.abort();
  }, []);
  const failure = isSecondTry
    ? new CallFailure('UNKNOWN', appWords().unknown)
    : new CallFailure('OFFLINE', appWords().offline);
  return <FailureNotice failure={failure} />;
}

const ask = () => fetch(location.href).then((response) => ({ data: { data: null }, response }));

/** Whether this address was loaded anew already. */
function wasReloaded(): boolean {
  try {
    return sessionStorage.getItem(reloadedKey) === location.pathname;
  } catch {
    // Without storage it would not be known that this was tried: none is.
    return true;
  }
}
