/** What is made of data that seldom changes: each thing once, and anew when a part of the data is another object. */
export class DerivedCache<Thing> {
  private basis: readonly object[] = [];
  private things = new Map<string, Promise<Thing>>();

  /** @param name one of few: what is made of each is held */
  get(name: string, basis: readonly object[], make: () => Promise<Thing>): Promise<Thing> {
    if (basis.length !== this.basis.length || basis.some((part, place) => part !== this.basis[place])) {
      this.basis = basis;
      this.things = new Map();
    }
    const { things } = this;
    const known = things.get(name);
    if (known !== undefined) return known;
    const made = make();
    things.set(name, made);
    made.catch(() => things.delete(name));
    return made;
  }
}
