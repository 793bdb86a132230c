import type { ComponentType } from 'preact';
import { lazy } from 'preact-iso';
import { useEffect, useState } from 'preact/hooks';
import { appWords } from './app-words.js';
import { CallFailure, dataOf, persistently } from './failure.js';
import { FailureNotice } from './failure-notice.js';

const reloadedKey = 'reloaded for page';

/**
 * A page whose program loads when it is first shown. Where that fails, after a release that replaced the program or
 * with a lost request, its address is loaded anew.
 */
export function lazyPage<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async (): Promise<ComponentType<Props>> => {
    try {
      const page = await load();
      forgetReload();
      return page;
    } catch (error) {
      console.error(error);
      return MissingPage;
    }
  });
}

/** Stands in for a page that did not load: loads its address anew once the shop answers, or says that this did not help. */
function MissingPage() {
  const [isNew] = useState(noteReload);
  useEffect(() => {
    if (!isNew) return undefined;
    const abort = new AbortController();
    const reload = (): void => {
      if (!abort.signal.aborted) location.reload();
    };
    // Without the shop, a reload would show the browser's own page. Any answer of the shop's is good enough.
    persistently(() => dataOf(ask()), abort.signal).then(reload, reload);
    return () => abort.abort();
  }, []);
  const failure = isNew
    ? new CallFailure('OFFLINE', appWords().offline)
    : new CallFailure('UNKNOWN', appWords().unknown);
  return <FailureNotice failure={failure} />;
}

const ask = () => fetch(location.href).then((response) => ({ data: { data: null }, response }));

/** Whether this address has not been loaded anew yet: from now on it counts as such. */
function noteReload(): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey) === location.pathname) return false;
    sessionStorage.setItem(reloadedKey, location.pathname);
    return true;
  } catch {
    // Without storage it would not be known that this was tried.
    return false;
  }
}

function forgetReload(): void {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // Then none was noted.
  }
}
