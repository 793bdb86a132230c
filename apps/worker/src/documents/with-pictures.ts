import { buffer } from 'node:stream/consumers';
import { type FileStorage, StoredFileNotFoundError } from '@shared/infra/storage/file-storage.js';
import { thumbnailKeyOf } from '@shared/infra/storage/picture-keys.js';

/** A paper whose lines may name a part's picture. */
interface PicturedContent {
  lines: { pictureHash?: string; picture?: string }[];
}

/** The content with the pictures that its lines name; one that was deleted meanwhile is left out. */
export async function withPictures<Content extends PicturedContent>(
  content: Content,
  storage: FileStorage,
): Promise<Content> {
  const hashes = new Set(content.lines.flatMap(({ pictureHash }) => pictureHash ?? []));
  const pictures = new Map<string, string>();
  for (const hash of hashes) {
    const png = await storage.open(thumbnailKeyOf(hash)).then(buffer).catch(nothingThere);
    if (png !== null) pictures.set(hash, `data:image/png;base64,${png.toString('base64')}`);
  }
  const lines = content.lines.map((line) => {
    const picture = pictures.get(line.pictureHash ?? '');
    return picture === undefined ? line : { ...line, picture };
  });
  return { ...content, lines };
}

function nothingThere(error: unknown): null {
  if (error instanceof StoredFileNotFoundError) return null;
  throw error;
}
