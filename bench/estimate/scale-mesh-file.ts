/** An STL or OBJ file with all coordinates multiplied: what a slicer does with a file in inches. */
export function scaleMeshFile(bytes: Buffer, name: string, factor: number): Buffer {
  if (factor === 1) return bytes;
  if (/\.stl$/i.test(name) && bytes.length === 84 + 50 * bytes.readUInt32LE(80))
    return scaleBinaryStl(bytes, factor);
  const text = bytes
    .toString('latin1')
    .replace(/^(\s*(?:v|vertex)\s+)(\S+)\s+(\S+)\s+(\S+)/gim, (_, key, ...rest) => {
      const [x, y, z] = rest as [string, string, string];
      return String(key) + [x, y, z].map((value) => Number(value) * factor).join(' ');
    });
  return Buffer.from(text, 'latin1');
}

function scaleBinaryStl(bytes: Buffer, factor: number): Buffer {
  const scaled = Buffer.from(bytes);
  for (let triangle = 84; triangle + 50 <= scaled.length; triangle += 50) {
    for (let at = triangle + 12; at < triangle + 48; at += 4)
      scaled.writeFloatLE(scaled.readFloatLE(at) * factor, at);
  }
  return scaled;
}
