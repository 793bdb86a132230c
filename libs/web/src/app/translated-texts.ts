/** What translators of pages put in the place of a text. */
const standInName = 'FONT';

/** Stand-ins by the texts that they took the place of, which what draws the page goes on changing. */
const standIns = new WeakMap<Node, ChildNode>();

/**
 * Lets a page be translated by the browser. A translator takes a text out of the page and puts its own there; what changes of
 * the text then would not be seen, prices among it. A text that changes comes back, and is translated anew.
 */
export function keepTranslatedTexts(): void {
  const observer = new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === 'characterData') bringBack(change.target);
      else note(change, observer);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

function note(
  { removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord,
  observer: MutationObserver,
) {
  const standIn = [...addedNodes, previousSibling, nextSibling].find(
    (node) => node?.nodeName === standInName,
  );
  if (standIn == null) return;
  for (const text of removedNodes) {
    if (text.nodeType !== Node.TEXT_NODE) continue;
    standIns.set(text, standIn as ChildNode);
    observer.observe(text, { characterData: true });
  }
}

function bringBack(text: Node): void {
  const standIn = standIns.get(text);
  if (standIn?.isConnected === true && !text.isConnected) standIn.replaceWith(text);
}
