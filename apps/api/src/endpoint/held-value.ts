/** How long a value is held, in milliseconds. */
interface HeldFor {
  /** So long it is answered without a look: another process may have changed it meanwhile. */
  freshMs: number;
  /** So long the old one is answered while it is read anew; 0 by default: the answer waits. */
  staleMs?: number;
}

/** A value of the database that many requests need and that seldom changes: the same object for as long as it does not. */
export class HeldValue<Value> {
  private held: Promise<Value> | null = null;
  private heldSinceMs = 0;
  private last: Value | null = null;

  constructor(
    private readonly read: () => Promise<Value>,
    private readonly heldFor: HeldFor,
  ) {}

  get(): Promise<Value> {
    const { freshMs, staleMs = 0 } = this.heldFor;
    const ageMs = Date.now() - this.heldSinceMs;
    const before = this.held;
    if (before !== null && ageMs <= freshMs) return before;
    this.heldSinceMs = Date.now();
    const now = this.readAnew();
    this.held = now;
    now.catch(() => (this.held = null));
    return before !== null && ageMs <= staleMs ? before : now;
  }

  /** The next question is answered from the database. */
  forget(): void {
    this.held = null;
  }

  private async readAnew(): Promise<Value> {
    const value = await this.read();
    const isKnown = this.last !== null && JSON.stringify(this.last) === JSON.stringify(value);
    this.last = isKnown ? this.last : value;
    return this.last!;
  }
}
