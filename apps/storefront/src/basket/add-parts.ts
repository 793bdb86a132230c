import type { DroppedParts } from '../engine/part-collector.js';
import { notify } from '@web/app/notices.js';
import { addPart } from '../parts/parts-store.js';
import { say } from '../words/language.js';
import { withLines } from './basket.js';
import { basket, changeBasket, freeLines } from './basket-store.js';
import { newLine } from './line-defaults.js';

/** Makes lines of what was dropped, as many as fit, and tells what was left out. Answers how many were added. */
export function addDropped({ parts, ignored }: DroppedParts): number {
  const fitting = parts.slice(0, freeLines.value);
  const last = basket.value.lines.at(-1);
  const lines = fitting.map((part) => newLine(addPart(part), last));
  if (lines.length > 0) changeBasket((before) => withLines(before, lines));
  const leftOut = parts.length - fitting.length;
  if (leftOut > 0) warn(say('drop.tooMany', { count: leftOut }));
  for (const { path, why } of ignored.slice(0, 5)) warn(say('drop.ignored', { path, why }));
  if (ignored.length > 5) warn(say('drop.moreIgnored', { count: ignored.length - 5 }));
  if (parts.length === 0 && ignored.length === 0) warn(say('drop.nothing'));
  return lines.length;
}

function warn(text: string): void {
  notify({ tone: 'bad', text });
}
