/** What a public answer is made of: another object once it has changed. */
export interface AnswerSource {
  get(): Promise<object>;
  /** What {@link get} would answer without a look at the database; `null` where it would look. */
  now(): object | null;
}

/** A value of the database that many requests need and that seldom changes: the same object for as long as it does not. */
export class CachedValue<Value extends object> implements AnswerSource {
  private held: Promise<Value> | null = null;
  /** By the monotonic clock: one that is set back would keep what is old. */
  private heldSinceMs = 0;
  /** The latest reading that has ended well. */
  private done: { reading: Promise<Value>; value: Value } | null = null;

  /** @param freshMs so long it is answered without a look: another process may have changed it meanwhile */
  constructor(
    private readonly read: () => Promise<Value>,
    private readonly freshMs: number,
  ) {}

  get(): Promise<Value> {
    if (this.held !== null && this.isFresh()) return this.held;
    this.heldSinceMs = performance.now();
    const now = this.readAnew();
    this.held = now;
    now.then(
      (value) => (this.done = { reading: now, value }),
      () => (this.held = null),
    );
    return now;
  }

  now(): Value | null {
    const { held, done } = this;
    return this.isFresh() && done !== null && done.reading === held ? done.value : null;
  }

  /** The next question is answered from the database. */
  forget(): void {
    this.held = null;
  }

  private isFresh(): boolean {
    return performance.now() - this.heldSinceMs <= this.freshMs;
  }

  private async readAnew(): Promise<Value> {
    const value = await this.read();
    const { done } = this;
    const isKnown = done !== null && JSON.stringify(done.value) === JSON.stringify(value);
    return isKnown ? done.value : value;
  }
}
