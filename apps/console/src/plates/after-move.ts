import { notify } from '@web/app/notices.js';
import type { Action } from '@web/app/use-action.js';

/** After a move of a plate: where somebody else has moved it before, the page that says so replaces the form, and its refusal. */
export function afterMove(
  { failure: { value: refused } }: Action,
  isDone: boolean,
  onDone: () => void,
): void {
  const isElsewhere = refused?.code === 'CONFLICT';
  if (isElsewhere) notify({ tone: 'bad', text: refused.message });
  if (isDone || isElsewhere) onDone();
}
