import { Excess } from './layout.js';

/** What a 3MF model may have too many of, as `tooManyTriangles` names it. */
const excessNames: Readonly<Record<Excess, string>> = {
  [Excess.PlacedTriangles]: 'placedTriangles',
  [Excess.PlacedObjects]: 'placedObjects',
  [Excess.Triangles]: 'triangles',
  [Excess.Vertices]: 'vertices',
  [Excess.Objects]: 'objects',
  [Excess.References]: 'references',
};

/** Every way in which a file can be unreadable. Codes are stable: rows, logs and tests name them. */
export const meshReadErrorCodes = [
  'outOfMemory',
  'stlLength',
  'stlText',
  'stlTruncated',
  'nonFiniteCoordinate',
  'coordinateOutOfRange',
  'noTriangles',
  'objLine',
  'objIndex',
  'tooManyTriangles',
  'nestingTooComplex',
  'xmlMalformed',
  'xmlTruncated',
  'xmlDoctype',
  'xmlDepth',
  'xmlTagTooLong',
  'xmlNotAModel',
  'threemfUnit',
  'threemfVertex',
  'threemfTriangle',
  'threemfIndex',
  'threemfObject',
  'threemfTransform',
  'threemfReference',
  'threemfObjectType',
  'threemfNoResources',
  'threemfNoBuild',
  'requiredExtension',
  'solidInExtension',
  'objectWithoutMesh',
  'otherInBuild',
  'xmlEncoding',
  'missingObject',
  'duplicateObject',
  'componentCycle',
  'componentDepth',
  'nothingToBuild',
  'archiveDamaged',
  'archiveEncrypted',
  'archiveTooLarge',
  'archiveNames',
  'partMissing',
  'severalModels',
  'externalLink',
  'relationshipsUnreadable',
] as const;

/** One row of {@link meshReadErrorCodes}. */
export type MeshReadErrorCode = (typeof meshReadErrorCodes)[number];

/** What a file says of itself, as it may be stored and shown: without control characters, and short. */
function tellable(detail: string): string {
  return Array.from(detail.toWellFormed().replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd'))
    .slice(0, 200)
    .join('');
}

function detailOf(code: MeshReadErrorCode, detail: string | number): string | number {
  if (typeof detail === 'string') return tellable(detail);
  return code === 'tooManyTriangles' ? excessNames[detail as Excess] : detail;
}

/**
 * A file that cannot be measured, whatever is tried: an expected fault of its sender's, never of ours. It says so by a
 * code and a detail: number of a facet, line or triangle (0 for none), a name, or what there is too much of.
 */
export class MeshReadError extends Error {
  readonly params: { detail: string | number };

  constructor(
    readonly code: MeshReadErrorCode,
    detail: string | number = 0,
  ) {
    const told = detailOf(code, detail);
    super(told === 0 ? code : `${code} (${told})`);
    this.name = 'MeshReadError';
    this.params = { detail: told };
  }
}
