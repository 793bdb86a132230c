/**
 * `base` to the power of `exponent`, the same bits in every engine: the kernel's (`MeshKernel.power`). An engine's own
 * `**`, and its exponentials and logarithms, differ from others' in the last bits, and a price could in a centime.
 */
export type Power = (base: number, exponent: number) => number;
