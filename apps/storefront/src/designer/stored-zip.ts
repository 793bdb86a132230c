import { crc32 } from '@meshes/crc32.js';

const localBytes = 30;
const centralBytes = 46;
const endBytes = 22;

/** A ZIP archive whose entries are not packed: it stays on the device. */
export function storedZip(entries: Readonly<Record<string, string>>): Blob {
  const encoder = new TextEncoder();
  const [locals, centrals]: [Uint8Array<ArrayBuffer>[], Uint8Array<ArrayBuffer>[]] = [[], []];
  let offset = 0;
  for (const [path, text] of Object.entries(entries)) {
    const [name, data] = [encoder.encode(path), encoder.encode(text)];
    const common = new DataView(new ArrayBuffer(26));
    common.setUint16(0, 20, true);
    common.setUint32(10, crc32(data), true);
    common.setUint32(14, data.length, true);
    common.setUint32(18, data.length, true);
    common.setUint16(22, name.length, true);
    const shared = new Uint8Array(common.buffer);
    const local = new DataView(new ArrayBuffer(localBytes));
    local.setUint32(0, 0x04034b50, true);
    const central = new DataView(new ArrayBuffer(centralBytes));
    central.setUint32(0, 0x02014b50, true);
    central.setUint16(4, 20, true);
    central.setUint32(42, offset, true);
    const [localHead, centralHead] = [new Uint8Array(local.buffer), new Uint8Array(central.buffer)];
    localHead.set(shared, 4);
    centralHead.set(shared, 6);
    locals.push(localHead, name, data);
    centrals.push(centralHead, name);
    offset += localBytes + name.length + data.length;
  }
  const directoryBytes = centrals.reduce((sum, { length }) => sum + length, 0);
  const end = new DataView(new ArrayBuffer(endBytes));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, centrals.length / 2, true);
  end.setUint16(10, centrals.length / 2, true);
  end.setUint32(12, directoryBytes, true);
  end.setUint32(16, offset, true);
  return new Blob([...locals, ...centrals, end.buffer]);
}
