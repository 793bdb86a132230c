import { Actions, Button } from '@web/components/button.js';
import type { PaymentMethod } from '@shared/domain/orders/payment-methods.js';
import { pathTo } from '../app/paths.js';
import { service } from '../service/client.js';
import { dataOf } from '@web/app/failure.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { useAction } from '@web/app/use-action.js';
import { figures, locale, say } from '../words/language.js';
import { offeredMethods } from './offered-methods.js';

/** In the address of an order that its customer comes back to without having paid: declined, too late, or left. */
const withoutPayment = 'payment=none';

export const cameBackUnpaid = (): boolean => location.search.includes(withoutPayment);

interface PayButtonsProps {
  orderId: string;
  total: number;
  /** The order may be another by now. */
  onRefused?: () => void;
}

/** Leads to the page on which an order is paid, and from there back to the order. */
export function PayButtons({ orderId, total, onRefused }: PayButtonsProps) {
  const action = useAction();
  const pay = async (method: PaymentMethod): Promise<void> => {
    const isOpened = await action.run(async () => {
      const back = new URL(pathTo('orders', orderId), location.href).href;
      const pages = { successUrl: back, cancelUrl: `${back}?${withoutPayment}`, locale };
      const { url } = await dataOf(
        service.POST('/api/payments/checkout', { body: { orderId, method, ...pages } }),
      );
      location.assign(url);
    });
    if (!isOpened) onRefused?.();
  };
  return (
    <>
      <FailureNotice failure={action.failure.value} />
      <Actions>
        {offeredMethods.value.map((method, place) => (
          <Button
            key={method}
            type="button"
            isQuiet={place > 0}
            isBusy={action.isBusy.value}
            onClick={() => void pay(method)}
          >
            {method === 'card'
              ? say('checkout.payCard', { total: figures.money(total) })
              : say('checkout.payTransfer')}
          </Button>
        ))}
      </Actions>
    </>
  );
}
