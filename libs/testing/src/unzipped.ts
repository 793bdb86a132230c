import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The files of a ZIP archive, as texts, in their order. */
export async function unzipped(bytes: Buffer): Promise<Map<string, string>> {
  const archive = await fromBufferPromise(bytes, { lazyEntries: true });
  const files = new Map<string, string>();
  for await (const entry of archive.eachEntry()) {
    const content = await buffer(await archive.openReadStreamPromise(entry));
    files.set(entry.fileName, content.toString());
  }
  return files;
}
