/** As long as a reference may be, and as a stored key. */
const longestKey = 255;

/**
 * What two writings of a transfer's reference have in common: banks print them in capitals or not, and with or without
 * spaces and dashes. References with the same key are one.
 *
 * @example transferKey('cmd 2026 0012') === transferKey('CMD-2026-0012') // 'CMD20260012'
 */
export function transferKey(reference: string): string {
  const plain = reference.normalize('NFKC');
  const key = plain.replace(/[\s\p{Z}\p{Pd}\p{Cf}\u2212]/gu, '').toUpperCase();
  return (key || plain).slice(0, longestKey);
}
