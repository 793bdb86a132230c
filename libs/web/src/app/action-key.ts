import { forgetInTab, keepInTab, keptInTab } from './tab-storage.js';

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
    const key = keptInTab(this.keptAs) ?? this.ofPage;
    keepInTab(this.keptAs, key);
    return key;
  }

  /** What is done from now on is something else. */
  end(): void {
    this.ofPage = crypto.randomUUID();
    if (this.keptAs !== null) forgetInTab(this.keptAs);
  }
}
