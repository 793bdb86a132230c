import { consolePath } from '@shared/domain/contract/console-paths.js';

/** Leads to an order's page. */
export function OrderLink({ order: { id, number } }: { order: { id: string; number: string } }) {
  return (
    <a class="number" href={consolePath('orders', id)}>
      {number}
    </a>
  );
}
