import type { PurchaseSource } from '@shared/domain/orders/purchase.js';

/** What mails of an order tell for a company's books; `null` where there is nothing of it. */
export interface PurchaseFacts {
  company: string | null;
  ice: string | null;
  purchaseOrder: string | null;
  project: string | null;
}

/** The facts of a purchase, as the mail of a placed order has them. */
export function purchaseFacts({ company, purchaseOrder, project }: PurchaseSource): PurchaseFacts {
  return {
    company: company?.name ?? null,
    ice: company?.ice ?? null,
    purchaseOrder: purchaseOrder ?? null,
    project: project ?? null,
  };
}
