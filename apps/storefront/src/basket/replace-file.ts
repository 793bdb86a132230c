import { addPart } from '../parts/parts-store.js';
import { withPart } from './basket.js';
import { changeBasket } from './basket-store.js';

/** Gives a line another file; its choices stay. */
export function replaceFile(lineId: string, file: File): void {
  const partId = addPart({ name: file.name, content: file });
  changeBasket((before) => withPart(before, lineId, partId));
}
