import { MeshReadError } from '@kernel/mesh-read-error.js';
import { encodePicture, encodeThumbnail, partPlastic } from '@meshes/picture/encode-picture.js';
import { drawPart, PictureTooCostlyError } from '@meshes/picture/part-picture.js';
import { nodeUnpacker } from '@meshes/node-unpacker.js';
import { type MeshSource, readMeasured } from '@meshes/run-kernel.js';
import { pictureSize } from '@shared/domain/contract/limits.js';
import { threadFailure } from '../thread-failure.js';
import type { PictureThreadReply } from './picture-threads.js';

/** Draws one file's part; failures are returned, not thrown. */
export async function drawFile(
  module: WebAssembly.Module,
  source: MeshSource,
  maxMemoryBytes: number,
): Promise<{ reply: PictureThreadReply; memoryBytes: number }> {
  try {
    const { kernel } = await readMeasured(module, source, { maxMemoryBytes }, nodeUnpacker);
    const { memoryBytes } = kernel;
    const drawn = drawPart(() => kernel.placedMeshes(), pictureSize);
    if (drawn === null) return { reply: { outcome: 'undrawable', reason: 'no extent' }, memoryBytes };
    const picture = encodePicture(drawn, partPlastic);
    const thumbnail = encodeThumbnail(drawn, partPlastic);
    return { reply: { outcome: 'drawn', picture, thumbnail }, memoryBytes };
  } catch (error) {
    if (error instanceof MeshReadError || error instanceof PictureTooCostlyError) {
      return { reply: { outcome: 'undrawable', reason: error.message }, memoryBytes: maxMemoryBytes };
    }
    return { reply: threadFailure(error), memoryBytes: maxMemoryBytes };
  }
}
