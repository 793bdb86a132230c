import type { Finish } from '../contract/enums.js';

/** A file of an order, as its name tells it. */
export interface OrderFile {
  orderNumber: string;
  /** Its line's place in the order, from 0. */
  position: number;
  quantity: number;
  materialId: string | null;
  finish: Finish | null;
  isRush: boolean;
  /** Of the stored file, with its dot; ''. */
  extension: string;
}

/** `CMD-2026-0012_02_x10_petg-bleu_smooth.stl`: safe in every file system, and unique within its order. */
export function orderFileName(file: OrderFile): string {
  const { orderNumber, position, quantity, materialId, finish, isRush, extension } = file;
  const words = [
    orderNumber,
    String(position + 1).padStart(2, '0'),
    `x${quantity}`,
    ...(materialId === null ? [] : [materialId]),
    ...(finish === null ? [] : [finish]),
    ...(isRush ? ['rush'] : []),
  ];
  return `${words.map(safe).join('_')}${extension.replaceAll(/[^.\w]/g, '')}`;
}

function safe(word: string): string {
  return word.replaceAll(/[^A-Za-z0-9-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'x';
}
