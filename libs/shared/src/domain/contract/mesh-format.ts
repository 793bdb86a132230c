import type { MeshFormat } from './enums.js';

/** How many bytes from a file's beginning {@link detectFormat} wants to see. */
export const formatHeadBytes = 4096;

const stlHeaderBytes = 84;
const stlRecordBytes = 50;

/**
 * Detects a mesh file's format from its content.
 * @param head the first {@link formatHeadBytes} bytes, or the whole file if it is shorter
 * @param totalBytes length of the whole file
 * @returns null for an unsupported format
 */
export function detectFormat(head: Uint8Array, totalBytes: number): MeshFormat | null {
  if (isZip(head)) return '3mf';
  if (isBinaryStl(head, totalBytes)) return 'stl';
  const text = decodeText(head);
  if (text === null) return null;
  if (/^\s*solid(\s|$)/i.test(text)) return 'stl';
  return isObj(text, head.length < totalBytes) ? 'obj' : null;
}

/** A ZIP archive begins with its first entry, or, when empty, with the end of its directory. */
function isZip(head: Uint8Array): boolean {
  const [p, k, third, fourth] = head;
  return p === 0x50 && k === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6));
}

/** Binary STL has no magic number: its length agrees with the count in its header. */
function isBinaryStl(head: Uint8Array, totalBytes: number): boolean {
  if (head.length < stlHeaderBytes) return false;
  const count = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(80, true);
  return stlHeaderBytes + stlRecordBytes * count === totalBytes;
}

/** The head as text, or null if it holds bytes that cannot be text. */
function decodeText(head: Uint8Array): string | null {
  const [first, second] = head;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(head);
  return text.includes('\0') ? null : text;
}

/**
 * A vertex identifies an OBJ: after it, programs write custom statements. Digits are read in one way: of several, each is
 * tried.
 */
const objVertex = /^v(\s+[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?){3}/i;

/** The statements of OBJ; before the first vertex there is nothing else. */
const objStatement =
  /^(#.*|(v|vt|vn|vp|f|fo|l|p|o|g|s|mg|usemtl|mtllib|usemap|maplib|cstype|deg|curv2?|surf|parm|trim|hole|scrv|sp|end|con|bmat|step|lod|bevel|c_interp|d_interp|shadow_obj|trace_obj|ctech|stech|call|csh)(\s.*|\\)?)$/;

function isObj(text: string, isCut: boolean): boolean {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  // The head may end within a line.
  if (isCut) lines.pop();
  let isContinued = false;
  for (const line of lines) {
    if (objVertex.test(line)) return true;
    if (line !== '' && !isContinued && !objStatement.test(line)) return false;
    isContinued = !line.startsWith('#') && line.endsWith('\\');
  }
  const hasVertexOrFace = lines.some((line) => /^[vf]\s/.test(line));
  const isOnlyComment = lines.length > 0 && lines.every((line) => line === '' || line.startsWith('#'));
  return hasVertexOrFace || (isCut && isOnlyComment);
}
