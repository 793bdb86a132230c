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
  const told = ignored.slice(0, 5).map(({ path, why }) => say('drop.ignored', { path, why }));
  if (leftOut > 0) told.unshift(say('drop.tooMany', { count: leftOut }));
  if (ignored.length > 5) told.push(say('drop.moreIgnored', { count: ignored.length - 5 }));
  if (parts.length === 0 && ignored.length === 0) told.push(say('drop.nothing'));
  if (told.length > 0) notify({ tone: 'bad', text: told.join('\n') });
  return lines.length;
}
