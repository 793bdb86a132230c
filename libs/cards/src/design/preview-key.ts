/** Where the picture of a card lies, beside its file: `uploads/u/x.3mf` has `previews/u/x.png`. */
export function previewKeyOf(fileKey: string): string {
  return fileKey.replace(/^uploads\//, 'previews/').replace(/\.[a-z0-9]+$/, '.png');
}

/** How long the link to a picture works. */
export const previewLinkMinutes = 15;
