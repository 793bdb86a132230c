import { useSignal } from '@preact/signals';
import { Actions, Button, ButtonLink } from '@web/components/button.js';
import { Notice } from '@web/components/notice.js';
import type { Schema } from '@client/service-client.js';
import { SignedIn } from '../account/signed-in.js';
import { pathTo } from '../app/paths.js';
import { basket } from '../basket/basket-store.js';
import { throwNamed } from '../basket/named-lines.js';
import { areAllStored, storedLines } from '../basket/stored-lines.js';
import { UnsentFiles } from '../basket/unsent-files.js';
import { service } from '../service/client.js';
import { dataOf } from '@web/app/failure.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { Modal } from '@web/app/modal.js';
import { useAction } from '@web/app/use-action.js';
import { figures, say } from '../words/language.js';
import { useOwnPurchase } from './own-purchase.js';
import { PurchaseFields, purchaseOf } from './purchase-fields.js';

/** Saves the basket as a numbered quote, for a company or not; asks for an account first. */
export function SaveQuote({ onClose }: { onClose: () => void }) {
  const saved = useSignal<Schema<'SavedQuoteCreated'> | null>(null);
  return (
    <Modal title={say('saveQuote.title')} onClose={onClose}>
      <SignedIn reason={say('saveQuote.needsAccount')}>
        {saved.value === null ? (
          <SaveForm onSaved={(quote) => (saved.value = quote)} onClose={onClose} />
        ) : (
          <Saved quote={saved.value} />
        )}
      </SignedIn>
    </Modal>
  );
}

interface SaveFormProps {
  onSaved: (quote: Schema<'SavedQuoteCreated'>) => void;
  onClose: () => void;
}

function SaveForm({ onSaved, onClose }: SaveFormProps) {
  const action = useAction('quote-key');
  const { isSettled, values, accountDefaults } = useOwnPurchase();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const purchase = purchaseOf(new FormData(event.currentTarget as HTMLFormElement));
    await action.run(async (key) => {
      const items = storedLines.value.map(({ line: { materialId, finish, quantity }, ...file }) => ({
        ...file,
        ...{ materialId, finish, quantity },
        technology: 'fdm' as const,
      }));
      const params = { header: { 'Idempotency-Key': key } };
      const body = { items, ...purchase, accountDefaults };
      onSaved(await dataOf(service.POST('/api/quotes', { params, body })).catch(throwNamed(items)));
    });
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <p>{say('saveQuote.about')}</p>
      {basket.value.lines.some(({ isRush }) => isRush) && (
        <Notice tone="wait">{say('saveQuote.noRush')}</Notice>
      )}
      <FailureNotice failure={action.failure.value} />
      <PurchaseFields values={values} faultOf={action.faultOf} />
      <UnsentFiles onToBasket={onClose} />
      <Actions>
        <Button isBusy={action.isBusy.value} disabled={!isSettled || !areAllStored.value}>
          {say('saveQuote.save')}
        </Button>
      </Actions>
    </form>
  );
}

function Saved({ quote }: { quote: Schema<'SavedQuoteCreated'> }) {
  const { id, reference, totalPrice, expiresAt } = quote;
  return (
    <>
      <Notice tone="good" role="status">
        {say('saveQuote.saved', {
          reference,
          total: figures.money(totalPrice),
          date: figures.moment(expiresAt),
        })}
      </Notice>
      <Actions>
        <ButtonLink href={pathTo('quotes', id)}>{say('saveQuote.open')}</ButtonLink>
      </Actions>
    </>
  );
}
