/** A text that the browser keeps for the session of this tab; `null` for none, and where it keeps nothing. */
export function keptInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text until the tab is closed; answers whether the browser does. */
export function keepInTab(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets what was kept under a key. */
export function forgetInTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
