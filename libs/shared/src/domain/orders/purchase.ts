/** A company that buys, as its invoices name it. */
export interface Company {
  /** As its invoices must name it. */
  name: string;
  /** Identifiant commun de l'entreprise: 15 digits. */
  ice: string;
}

/** What a company's purchasing department needs on quotes and invoices. */
export interface Purchase {
  /** Who buys, if a company does. */
  company: Company | null;
  /** The company's own number for this purchase. */
  purchaseOrder: string | null;
  /** The company's name for what it buys this for. */
  project: string | null;
}

/** Where an invoice is addressed, if not to where the parcel goes. */
export interface BillingAddress {
  street: string;
  city: string;
  postalCode: string | null;
}

/** A purchase as far as a request, a quote or an account says. */
export type PurchaseSource = { [Fact in keyof Purchase]?: Purchase[Fact] | null | undefined };

/** Each fact from the first source that has it: an order's own, its quote's, the account's. */
export function mergePurchase(...sources: readonly PurchaseSource[]): Purchase {
  const first = <Fact extends keyof Purchase>(fact: Fact): Purchase[Fact] | null =>
    sources.find((source) => source[fact] != null)?.[fact] ?? null;
  return { company: first('company'), purchaseOrder: first('purchaseOrder'), project: first('project') };
}
