import { decimalEnd, readDecimal } from './decimal';
import { TRIANGLES, VERTICES, hasPlainNames, takeTriangle, takeVertex } from './threemf';

/**
 * Nearly all of a model is vertices and triangles as every program writes them: three attributes in order,
 * double quotes, one blank. The address behind such a tag that is complete, or 0 for all else, which the
 * general way then reads or refuses.
 */
@inline
export function readUsualTag(parent: i32, at: usize): usize {
  if (!hasPlainNames()) return 0;
  if (parent == VERTICES) return readUsualVertex(at);
  return parent == TRIANGLES ? readUsualTriangle(at) : 0;
}

function readUsualVertex(at: usize): usize {
  // `<vertex x="`
  if (load<u64>(at) != 0x207865747265763c || (load<u32>(at, 8) & 0xffffff) != 0x223d78) return 0;
  const x = readDecimal(at + 11);
  let next = decimalEnd;
  if (next == at + 11 || !isBetween(next, 0x79)) return 0;
  const y = readDecimal(next + 5);
  if (decimalEnd == next + 5 || !isBetween(decimalEnd, 0x7a)) return 0;
  next = decimalEnd;
  const z = readDecimal(next + 5);
  if (decimalEnd == next + 5) return 0;
  next = usualEnd(decimalEnd);
  if (next == 0) return 0;
  return takeVertex(x, y, z) ? next : 0;
}

/** Whether `" y="` stands there, by the name's letter. */
@inline
function isBetween(at: usize, letter: u32): bool {
  return load<u32>(at) == (0x3d002022 | (letter << 16)) && load<u8>(at, 4) == 0x22;
}

/** The address behind `"/>` or `" />`, or 0. */
@inline
function usualEnd(at: usize): usize {
  const bytes = load<u32>(at);
  if ((bytes & 0xffffff) == 0x3e2f22) return at + 3;
  return bytes == 0x3e2f2022 ? at + 4 : 0;
}

function readUsualTriangle(at: usize): usize {
  // `<triangle v1="`
  if (load<u64>(at) != 0x6c676e616972743c || (load<u64>(at, 6) >> 16) != 0x223d31762065) return 0;
  let next = readDigits(at + 14);
  const a = digitsValue;
  // `" v2="`
  if (next == 0 || (load<u64>(next) & 0xffffffffffff) != 0x223d32762022) return 0;
  next = readDigits(next + 6);
  const b = digitsValue;
  if (next == 0 || (load<u64>(next) & 0xffffffffffff) != 0x223d33762022) return 0;
  next = readDigits(next + 6);
  const c = digitsValue;
  if (next == 0) return 0;
  next = usualEnd(next);
  if (next == 0) return 0;
  return takeTriangle(a, b, c) ? next : 0;
}

let digitsValue: f64 = 0;

/** Reads up to nine digits to `digitsValue`; returns the address behind them, or 0. */
@inline
function readDigits(at: usize): usize {
  const first = at;
  let value: u32 = 0;
  let digit = <u32>load<u8>(at) - 0x30;
  while (digit <= 9) {
    value = value * 10 + digit;
    digit = <u32>load<u8>(++at) - 0x30;
  }
  digitsValue = <f64>value;
  return at == first || at - first > 9 ? 0 : at;
}
