/** Small questions about bytes of text. */

/** Space, tab, and every line ending: whatever separates words. */
@inline
export function isSpace(byte: u32): bool {
  return byte == 0x20 || byte - 9 <= 4;
}

@inline
export function isBlank(byte: u32): bool {
  return byte == 0x20 || byte == 9;
}

/** Whether the lower-case ASCII `word` stands at `at`, in any case, and ends there. */
@inline
export function isWord(at: usize, low: u64, mask: u64, length: usize): bool {
  return ((load<u64>(at) | 0x2020202020202020) & mask) == low && isWordEnd(load<u8>(at + length));
}

@inline
function isWordEnd(byte: u32): bool {
  return byte == 0 || isSpace(byte);
}

/** The address of the next line feed or carriage return at or after `at`, or `end`. */
export function lineEnd(at: usize, end: usize): usize {
  while (at + 16 <= end) {
    const bytes = v128.load(at);
    const hits = v128.bitmask<i8>(v128.or(v128.eq<i8>(bytes, i8x16.splat(10)), v128.eq<i8>(bytes, i8x16.splat(13))));
    if (hits != 0) return at + ctz<u32>(hits);
    at += 16;
  }
  while (at < end && load<u8>(at) != 10 && load<u8>(at) != 13) at++;
  return at;
}

/** Lines that begin before `at`, for messages: 1 on the first line. */
export function lineNumber(start: usize, at: usize): f64 {
  let lines: u32 = 1;
  for (let byte = start; byte < at; byte++) if (load<u8>(byte) == 10) lines++;
  return lines;
}

/**
 * Strips a UTF-8 byte order mark, and turns UTF-16 with its mark into one byte a unit, in place
 * (what mesh files say is ASCII; other letters become `?`). Returns the text's size and sets `textStart`.
 */
export function narrowText(start: usize, size: usize): usize {
  textStart = start;
  if (size >= 3 && (load<u32>(start) & 0xffffff) == 0xbfbbef) {
    textStart = start + 3;
    return size - 3;
  }
  if (size < 2) return size;
  const mark = load<u16>(start);
  if (mark != 0xfeff && mark != 0xfffe) return size;
  const swaps = mark == 0xfffe;
  const units = (size >> 1) - 1;
  for (let i: usize = 0; i < units; i++) {
    const unit = load<u16>(start + 2 + (i << 1));
    const value = swaps ? bswap<u16>(unit) : unit;
    store<u8>(start + i, value < 0x80 ? <u8>value : 0x3f);
  }
  // What is left of the wider text must not be read on: readers stop at a zero, as behind any other file.
  memory.fill(start + units, 0, min<usize>(16, size - units));
  return units;
}

export let textStart: usize = 0;
