import { MeshReadError } from './mesh-read-error.js';

/** Extensions that change no solid: they colour, name, group, or spread a model over parts, which is followed. */
const harmless =
  /\/3dmanufacturing\/(?:core|material|production|production\/alternatives|trianglesets)\/\d{4}\/\d{2}\/?$/;

/** Names of the others, as the 3MF Consortium calls them, by what their namespaces hold. */
const names: readonly [RegExp, string][] = [
  [/\/slice\//, 'slice'],
  [/\/beamlattice\//, 'beam lattice'],
  [/\/(?:volumetric|implicit)\//, 'volumetric'],
  [/\/booleans\//, 'boolean operations'],
  [/\/displacement\//, 'displacement'],
  [/\/securecontent\//, 'secure content'],
];

/**
 * Refuses a model that cannot be understood without an extension that is not computed.
 * @param tag the start tag of its model element
 * @throws MeshReadError `requiredExtension`, with its name, else its namespace, else the prefix that stands for none
 */
export function refuseRequiredExtensions(tag: string): void {
  const attributes = new Map(
    Array.from(
      tag.matchAll(/\s([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g),
      ([, name = '', double, single]) => [name, decodeXmlText(double ?? single ?? '')],
    ),
  );
  const required = attributes.get('requiredextensions')?.trim() ?? '';
  for (const prefix of required.split(/\s+/).filter(Boolean)) {
    const namespace = attributes.get(`xmlns:${prefix}`)?.trim() ?? '';
    if (harmless.test(namespace)) continue;
    const name = names.find(([pattern]) => pattern.test(namespace))?.[1];
    throw new MeshReadError('requiredExtension', name ?? (namespace || prefix));
  }
}

/** An attribute's text with its references resolved: XML's five entities, and characters by number. */
function decodeXmlText(text: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-fA-F]{1,6}));/g,
    (whole, name?: string, decimal?: string, hex?: string) => {
      if (name !== undefined) return entities[name] ?? whole;
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
