/** The `Idempotency-Key` of what is done in one place of the page, until that is done. */
export class ActionKey {
  private ofPage = crypto.randomUUID();

  /**
   * @param keptAs its name in the browser, where it outlives its page: what is sent after a lost answer, and a reload, is then the
   *   same request, or the service says that the first one was carried out. `null`: it ends with its place.
   */
  constructor(private readonly keptAs: string | null) {}

  get value(): string {
    if (this.keptAs === null) return this.ofPage;
    try {
      const key = sessionStorage.getItem(this.keptAs) ?? this.ofPage;
      sessionStorage.setItem(this.keptAs, key);
      return key;
    } catch {
      // The browser keeps nothing.
      return this.ofPage;
    }
  }

  /** What is done from now on is something else. */
  end(): void {
    this.ofPage = crypto.randomUUID();
    if (this.keptAs === null) return;
    try {
      sessionStorage.removeItem(this.keptAs);
    } catch {
      // Nothing was kept.
    }
  }
}
