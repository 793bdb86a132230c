/** Reading decimal numbers from text. The text must be followed by a byte that is no part of a number. */

/** Where the last `readDecimal` stopped; its own start when there is no number there. */
export let decimalEnd: usize = 0;

/** Powers of ten that f64 holds exactly, f64: worked out when an instance begins, since they would not pack well. */
const EXACT_POWER_MAX: i32 = 22;
const exactPowers = memory.data((22 + 1) * 8, 8);
let nextPower: f64 = 1;
for (let i = 0; i <= EXACT_POWER_MAX; i++, nextPower *= 10) store<f64>(exactPowers + (<usize>i << 3), nextPower);

@inline
function exactPower(exponent: i32): f64 {
  return load<f64>(exactPowers + (<usize>exponent << 3));
}

/**
 * The number at `at`: sign, digits, fraction, exponent. Exactly rounded up to 15 digits with small
 * exponents (all that mesh files hold), else within one unit in the last place or two.
 * `nan`, `inf` and `infinity` give NaN. Sets `decimalEnd`.
 */
export function readDecimal(at: usize): f64 {
  const start = at;
  let byte = <u32>load<u8>(at);
  const isNegative = byte == 0x2d;
  if (isNegative || byte == 0x2b) byte = <u32>load<u8>(++at);
  let mantissa: u64 = 0;
  let exponent: i32 = 0;
  const first = at;
  let digit = byte - 0x30;
  while (digit <= 9) {
    if (mantissa < 100_000_000_000_000_000) mantissa = mantissa * 10 + digit;
    else exponent++;
    digit = <u32>load<u8>(++at) - 0x30;
  }
  let digits = at - first;
  if (load<u8>(at) == 0x2e) {
    const point = ++at;
    digit = <u32>load<u8>(at) - 0x30;
    while (digit <= 9) {
      if (mantissa < 100_000_000_000_000_000) {
        mantissa = mantissa * 10 + digit;
        exponent--;
      }
      digit = <u32>load<u8>(++at) - 0x30;
    }
    digits += at - point;
  }
  if (digits == 0) return readWord(start, first);
  if ((load<u8>(at) | 0x20) == 0x65) at = readExponent(at);
  decimalEnd = at;
  const value = scale(<f64>mantissa, exponent + writtenExponent);
  writtenExponent = 0;
  return isNegative ? -value : value;
}

let writtenExponent: i32 = 0;

/** Reads `e±digits` into `writtenExponent`; an `e` without digits is no exponent. */
function readExponent(at: usize): usize {
  let next = at + 1;
  const sign = load<u8>(next);
  if (sign == 0x2d || sign == 0x2b) next++;
  const first = next;
  let value: i32 = 0;
  let digit = <u32>load<u8>(next) - 0x30;
  while (digit <= 9) {
    if (value < 10_000) value = value * 10 + <i32>digit;
    digit = <u32>load<u8>(++next) - 0x30;
  }
  if (next == first) return at;
  writtenExponent = sign == 0x2d ? -value : value;
  return next;
}

@inline
function scale(mantissa: f64, exponent: i32): f64 {
  if (exponent == 0) return mantissa;
  if (exponent < 0 && exponent >= -EXACT_POWER_MAX) return mantissa / exactPower(-exponent);
  if (exponent > 0 && exponent <= EXACT_POWER_MAX) return mantissa * exactPower(exponent);
  return scaleFar(mantissa, exponent);
}

function scaleFar(mantissa: f64, exponent: i32): f64 {
  if (mantissa == 0) return 0;
  if (exponent > 310) return Infinity;
  if (exponent < -350) return 0;
  while (exponent > EXACT_POWER_MAX) {
    mantissa *= exactPower(EXACT_POWER_MAX);
    exponent -= EXACT_POWER_MAX;
  }
  while (exponent < -EXACT_POWER_MAX) {
    mantissa /= exactPower(EXACT_POWER_MAX);
    exponent += EXACT_POWER_MAX;
  }
  return exponent < 0 ? mantissa / exactPower(-exponent) : mantissa * exactPower(exponent);
}

/** NaN for `nan…` and `inf…` in any case, with all the letters, digits and brackets that follow. */
function readWord(start: usize, word: usize): f64 {
  const letters = (load<u8>(word) | 0x20) | ((<u32>load<u8>(word, 1) | 0x20) << 8);
  decimalEnd = start;
  if (letters != 0x616e && letters != 0x6e69) return 0;
  let at = word;
  while (load<u8>(at) > 0x20 && load<u8>(at) != 0x22 && load<u8>(at) != 0x27) at++;
  decimalEnd = at;
  return NaN;
}
