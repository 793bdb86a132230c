import { useSignal } from '@preact/signals';
import { Actions, Button } from '@web/components/button.js';
import type { Schema } from '@client/service-client.js';
import { AddressBook } from '../addresses/address-book.js';
import { BillingFields, billingAddressOf } from '../checkout/billing-fields.js';
import { TermsBox } from '../checkout/terms-box.js';
import { useOwnPurchase } from '../quotes/own-purchase.js';
import { PurchaseFields, purchaseOf } from '../quotes/purchase-fields.js';
import { service } from '../service/client.js';
import { dataOf } from '@web/app/failure.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { SecondClick } from '@web/app/second-click.js';
import { useAction } from '@web/app/use-action.js';
import { figures, say } from '../words/language.js';

interface DecisionProps {
  id: string;
  /** The answer that is shown. */
  answer: Pick<Schema<'ProjectAnswer'>, 'amount' | 'answeredAt'>;
  /** The project is another now, or turned out to be. */
  onChanged: () => void;
}

/** Accepts an answer as it is shown: address, company and terms make an order of it. */
export function AcceptAnswer({ id, answer: { amount, answeredAt }, onChanged }: DecisionProps) {
  const action = useAction();
  const addressId = useSignal<string | null>(null);
  const { isSettled, values, accountDefaults } = useOwnPurchase();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const chosen = addressId.value;
    if (chosen === null) return;
    const isAccepted = await action.run(async () => {
      // The box is required: no form is sent without it.
      const body = {
        ...{ addressId: chosen, acceptTerms: true as const, amount, answeredAt },
        ...{ ...purchaseOf(form), accountDefaults },
        billingAddress: billingAddressOf(form),
      };
      const params = { path: { id } };
      // It may be repeated: an accepted project stays as it is.
      await dataOf(service.POST('/api/requests/{id}/accept', { params, body }));
    });
    if (isAccepted) onChanged();
  };
  return (
    <details class="decision">
      <summary>{say('projects.acceptTitle')}</summary>
      <AddressBook chosenId={addressId.value} onChoose={(next) => (addressId.value = next)} />
      <form class="form" onSubmit={(event) => void submit(event)}>
        <PurchaseFields values={values} faultOf={action.faultOf} />
        <BillingFields faultOf={action.faultOf} />
        <TermsBox />
        <FailureNotice failure={action.failure.value} />
        <Actions>
          <Button isBusy={action.isBusy.value} disabled={!isSettled || addressId.value === null}>
            {say('projects.accept', { amount: figures.money(amount) })}
          </Button>
        </Actions>
        {addressId.value === null && <p class="soft">{say('checkout.addressFirst')}</p>}
      </form>
    </details>
  );
}

/** Declines an answer, after a second click. */
export function DeclineAnswer({ id, answer: { answeredAt }, onChanged }: DecisionProps) {
  const decline = async (): Promise<void> => {
    const options = { params: { path: { id } }, body: { answeredAt } };
    await dataOf(service.POST('/api/requests/{id}/decline', options));
    onChanged();
  };
  return <SecondClick label={say('projects.decline')} question={say('projects.declineSure')} act={decline} />;
}
