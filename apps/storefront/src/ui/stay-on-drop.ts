/** What takes files by itself where it stands. */
const takers = 'input[type=file]';

/**
 * Files that are dropped where nothing takes them change nothing: the browser would leave the page, and what was typed
 * there, for the file. What takes drops of its own says so by their effect.
 */
export function stayOnDrop(): void {
  const refuse = (event: DragEvent): void => {
    const { dataTransfer, target } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    if (target instanceof Element && target.matches(takers)) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  // Before what takes them, which has the last word.
  for (const type of ['dragover', 'drop'] as const) addEventListener(type, refuse, { capture: true });
}
