/** Bounds of the interface description that more than one file needs. */
export const maxUploadBytes = 52_428_800;
export const maxUploadMegabytes = 50;
export const allowedExtensions = ['.stl', '.obj', '.3mf'] as const;

export const maxBasketItems = 25;
export const maxQuantity = 1000;

/** Characters of a key, an id or a file name. */
export const maxReferenceCharacters = 1024;

/** Side of the cubic build volume. */
export const bedSideMm = 256;

/** A part is too small when any of these is undercut. */
export const minLargestSideMm = 5;
export const minSmallestSideMm = 0.4;
export const minVolumeMm3 = 20;

/** A saved quote keeps its prices so long. */
export const quoteValidityDays = 7;

/** An upload that no live quote, order or project needs is deleted after so long. */
export const uploadRetentionDays = 30;

/** A mail that was sent, or given up, is deleted after so long. */
export const mailRetentionDays = 90;

/** Bounds of a contact message, in characters. */
export const contactBounds = { nameMax: 100, phoneMax: 20, messageMin: 10, messageMax: 2000 } as const;
