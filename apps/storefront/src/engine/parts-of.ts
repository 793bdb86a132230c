import { type DroppedParts, isClutter, mostDroppedFiles, PartCollector } from './part-collector.js';

/** A file and the path that it was found under. */
interface FoundFile {
  path: string;
  file: File;
}

/**
 * The parts among dropped or chosen files: files themselves, those in folders, those in ZIP archives. Call it within
 * the event: what a drop holds is gone after it.
 */
export async function partsOf(dropped: DataTransfer | Iterable<File>): Promise<DroppedParts> {
  const collector = new PartCollector();
  const files = Symbol.iterator in dropped ? filesOf(dropped) : await filesOfDrop(dropped, collector);
  for (const [index, { path, file }] of files.entries()) {
    if (isClutter(path)) continue;
    if (index >= mostDroppedFiles) collector.ignore(path, 'tooMany');
    else if (/\.zip$/i.test(path)) {
      await addZip(path, file, collector);
    } else if (collector.admits(path, file.size)) collector.add(path, file);
  }
  const { parts, ignored } = collector;
  return { parts, ignored };
}

/** Most drops hold no archive; what reads them may be out of reach. */
async function addZip(path: string, file: File, collector: PartCollector): Promise<void> {
  const reader = await import('./zip-parts.js').catch(() => null);
  if (reader === null) collector.ignore(path, 'unreadable');
  else await reader.collectFromZip(path, file, collector);
}

/** Files of a file input, with their paths where a folder was chosen. */
function filesOf(files: Iterable<File>): FoundFile[] {
  return Array.from(files, (file) => ({ path: file.webkitRelativePath || file.name, file }));
}

async function filesOfDrop(dropped: DataTransfer, collector: PartCollector): Promise<FoundFile[]> {
  const items = [...dropped.items].filter(({ kind }) => kind === 'file');
  // All of them before the first wait: the items are gone after the event.
  const roots = items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const found: FoundFile[] = [];
  for (const { entry, file } of roots) {
    if (entry !== null) await walk(entry, collector, found);
    else if (file !== null) found.push({ path: file.name, file });
  }
  return found;
}

async function walk(entry: FileSystemEntry, collector: PartCollector, found: FoundFile[]): Promise<void> {
  const path = entry.fullPath.replace(/^\//, '');
  if (isClutter(path)) return;
  // One too many shows that there are more.
  if (found.length > mostDroppedFiles) return;
  try {
    if (entry.isFile) {
      found.push({ path, file: await fileOf(entry as FileSystemFileEntry) });
    } else {
      for (const child of await childrenOf(entry as FileSystemDirectoryEntry)) {
        await walk(child, collector, found);
      }
    }
  } catch {
    collector.ignore(path, 'unreadable');
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });
}

/** A reader gives the entries of a folder in portions, the last one empty. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  while (children.length <= mostDroppedFiles) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (portion.length === 0) break;
    children.push(...portion);
  }
  return children.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}
