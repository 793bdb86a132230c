import { cardPackageEntries } from '@cards/solid/card-package-entries.js';
import { zip } from '@cards/solid/zip-archive.js';
import type { CardBody } from './card-solid.js';

/** A card as a 3MF file; equal bodies make equal bytes. */
export function writeCardPackage(bodies: readonly CardBody[]): Buffer {
  return zip(cardPackageEntries(bodies));
}
