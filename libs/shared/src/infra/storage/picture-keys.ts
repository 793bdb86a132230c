/** Where a part's picture lies in the storage. */
export function pictureKeyOf(contentHash: string): string {
  return `part-pictures/${contentHash}.png`;
}

/** Where the small picture lies that papers print. */
export function thumbnailKeyOf(contentHash: string): string {
  return `part-pictures/${contentHash}-small.png`;
}
