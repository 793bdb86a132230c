/**
 * `base` to the power of `exponent`, worked out here: engines have powers of their own, whose last bits differ.
 * AssemblyScript's is plain arithmetic, so it is the same wherever the kernel runs.
 */
export function power(base: f64, exponent: f64): f64 {
  return NativeMath.pow(base, exponent);
}
