/**
 * A page of a list. The envelope holds {@link entries} as `data` and, where more entries follow, {@link nextCursor}
 * beside it.
 */
export class Page<Entry> {
  constructor(
    readonly entries: Entry[],
    readonly nextCursor?: string,
  ) {}
}
