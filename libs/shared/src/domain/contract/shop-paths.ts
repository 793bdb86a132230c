/** Pages of the shop that its program draws in the browser, by their path below the language. */
export const shopPaths = {
  basket: 'basket',
  checkout: 'checkout',
  quotes: 'quotes',
  orders: 'orders',
  projects: 'my-projects',
  parts: 'parts',
  designer: 'card-designer',
  account: 'account',
} as const;
export type ShopPage = keyof typeof shopPaths;

/** The path of a page of the shop, or of one of its records. */
export function shopPath(locale: string, page: ShopPage, id?: string): string {
  const path = `/${locale}/${shopPaths[page]}`;
  return id === undefined ? path : `${path}/${encodeURIComponent(id)}`;
}
