import { signal } from '@preact/signals';
import { maxProjectFiles } from '@shared/domain/contract/limits.js';
import { onForeignDraft } from '../service/drafts.js';

/** A project that is being written; what was typed stays on this device until it is sent. */
export interface ProjectDraft {
  /** Parts of this device. */
  partIds: readonly string[];
  /** What stands in the form's fields, by their names. */
  fields: Readonly<Record<string, string>>;
}

const storedAs = 'project-draft';
const emptyDraft: ProjectDraft = { partIds: [], fields: {} };

/** What this device keeps, in any of its tabs. */
export function keptDraft(): ProjectDraft {
  try {
    const { partIds = [], fields = {} } = JSON.parse(
      localStorage.getItem(storedAs) ?? '{}',
    ) as Partial<ProjectDraft>;
    return { partIds, fields };
  } catch {
    // Storage that is switched off, or holds something else.
    return emptyDraft;
  }
}

/** The project that is being written. */
export const draft = signal<ProjectDraft>(keptDraft());

onForeignDraft(storedAs, () => (draft.value = keptDraft()));

/** Changes the draft, and keeps it. */
export function changeDraft(changes: Partial<ProjectDraft>): void {
  draft.value = { ...draft.value, ...changes };
  try {
    localStorage.setItem(storedAs, JSON.stringify(draft.value));
  } catch {
    // It lasts as long as the page, then.
  }
}

/** Begins anew, once it is sent. */
export function clearDraft(): void {
  changeDraft(emptyDraft);
}

/** Takes a part along, where there is room for one more; answers whether there was. */
export function addPartToDraft(partId: string): boolean {
  const { partIds } = draft.peek();
  if (partIds.includes(partId)) return true;
  if (partIds.length >= maxProjectFiles) return false;
  changeDraft({ partIds: [...partIds, partId] });
  return true;
}

export function removePartFromDraft(partId: string): void {
  changeDraft({ partIds: draft.peek().partIds.filter((id) => id !== partId) });
}
