import { computed } from '@preact/signals';
import { parts } from '../parts/parts-store.js';
import { isStuck } from '../parts/uploads.js';
import { user } from '../service/session.js';
import { basket } from './basket-store.js';

/** The basket's lines whose files the signed-in account has; the size is a label, which may not be known yet. */
export const storedLines = computed(() =>
  basket.value.lines.flatMap((line) => {
    const part = parts.value.get(line.partId);
    if (part?.upload.step !== 'stored' || part.upload.userId !== user.value?.id) return [];
    return [
      { line, fileKey: part.upload.fileKey, fileName: part.name, fileSize: Math.max(1, part.sizeBytes) },
    ];
  }),
);

/** Whether the account has the file of every line. */
export const areAllStored = computed(() => storedLines.value.length === basket.value.lines.length);

/** Lines with the names of their files, which the account does not get as they are. */
export const stuckLines = computed(() =>
  basket.value.lines.flatMap(({ id, partId }) => {
    const part = parts.value.get(partId);
    return part !== undefined && user.value && isStuck(part, user.value.id) ? [{ id, name: part.name }] : [];
  }),
);
