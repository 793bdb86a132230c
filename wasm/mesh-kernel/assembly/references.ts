import { reserve } from './arena';

/**
 * Attribute values with their references resolved: XML's five entities, and characters by their number. The text that
 * was read stays as it is, for a tag that a chunk cuts is read again. What is no reference is kept as it stands.
 */
let room: usize = 0;
let top: usize = 0;

/** Makes room for the values of one tag, which may be as long as `bytes` together. */
export function openReferences(bytes: usize): bool {
  if (room == 0) room = reserve(<u64>bytes);
  return room != 0;
}

/** Forgets the values of the tag before. */
export function forgetResolved(): void {
  top = room;
}

/** Where the value resolved last ends; a quote stands there. */
export let resolvedEnd: usize = 0;

/** Resolves a value; returns where it begins now. It is not longer than before. */
export function resolveReferences(at: usize, end: usize): usize {
  const first = top;
  while (at < end) {
    const byte = load<u8>(at);
    if (byte == 0x26) {
      const code = readReference(at, end);
      if (code != 0) {
        writeCharacter(code);
        at = referenceEnd;
        continue;
      }
    }
    store<u8>(top++, byte);
    at++;
  }
  resolvedEnd = top;
  store<u8>(top++, 0x22);
  return first;
}

let referenceEnd: usize = 0;

/** The character that the reference at `at` stands for, or 0; sets `referenceEnd`. */
function readReference(at: usize, end: usize): u32 {
  if (load<u8>(at, 1) == 0x23) return readNumbered(at + 2, end);
  const letters = load<u32>(at, 1);
  const fifth = load<u8>(at, 5);
  let code: u32 = 0;
  // `lt;`, `gt;`, `amp;`, `quot;`, `apos;`
  if ((letters & 0xffffff) == 0x3b746c) code = 0x3c;
  else if ((letters & 0xffffff) == 0x3b7467) code = 0x3e;
  if (code != 0) referenceEnd = at + 4;
  else if (letters == 0x3b706d61) {
    code = 0x26;
    referenceEnd = at + 5;
  } else if (fifth == 0x3b && (letters == 0x746f7571 || letters == 0x736f7061)) {
    code = letters == 0x746f7571 ? 0x22 : 0x27;
    referenceEnd = at + 6;
  }
  return code != 0 && referenceEnd <= end ? code : 0;
}

/** Behind `&#`: decimal digits, or `x` and hexadecimal ones, then a semicolon. */
function readNumbered(at: usize, end: usize): u32 {
  const isHex = load<u8>(at) == 0x78;
  if (isHex) at++;
  const base: u32 = isHex ? 16 : 10;
  const first = at;
  let code: u32 = 0;
  for (; at < end; at++) {
    let digit = <u32>load<u8>(at) - 0x30;
    if (isHex && digit > 9) {
      digit = (<u32>load<u8>(at) | 0x20) - 0x61;
      if (digit < 6) digit += 10;
      else break;
    }
    if (digit >= base) break;
    code = code * base + digit;
    if (code > 0x10ffff) return 0;
  }
  if (at == first || at >= end || load<u8>(at) != 0x3b) return 0;
  referenceEnd = at + 1;
  const isCharacter = code >= 0x20 ? code < 0xd800 || (code > 0xdfff && code != 0xfffe && code != 0xffff) : code == 9 || code == 10 || code == 13;
  return isCharacter ? code : 0;
}

/** Writes a character as UTF-8. */
function writeCharacter(code: u32): void {
  if (code < 0x80) {
    store<u8>(top++, code);
    return;
  }
  const more: u32 = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  const lead: u32 = more == 1 ? 0xc0 : more == 2 ? 0xe0 : 0xf0;
  store<u8>(top++, lead | (code >> (6 * more)));
  for (let i = more; i > 0; i--) store<u8>(top++, 0x80 | ((code >> (6 * (i - 1))) & 0x3f));
}
