import { signal } from '@preact/signals';

/** Something that the customer is told while the page goes on. */
export interface Notice {
  id: number;
  tone: 'good' | 'bad' | 'plain';
  /** Several sentences may stand a line each. */
  text: string;
  /** What can be done about it, with its words. */
  action?: { text: string; run: () => void };
}

const shownMs = 8000;
let lastId = 0;

/** Newest last; screen readers hear each as it comes. */
export const notices = signal<readonly Notice[]>([]);

/** Tells something; good news goes by itself, a failure stays until it is closed. */
export function notify(notice: Omit<Notice, 'id'>): void {
  const id = (lastId += 1);
  notices.value = [...notices.value, { ...notice, id }];
  if (notice.tone !== 'bad') setTimeout(() => dismiss(id), shownMs);
}

export function dismiss(id: number): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}
