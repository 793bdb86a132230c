import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Actions, Button, ButtonLink } from '@web/components/button.js';
import { FieldScope } from '@web/components/field.js';
import { finishes } from '@shared/domain/contract/enums.js';
import { maxQuantity } from '@shared/domain/contract/limits.js';
import { SignIn } from '../account/sign-in.js';
import { notify } from '@web/app/notices.js';
import { pathTo } from '../app/paths.js';
import { freeLines } from '../basket/basket-store.js';
import { PriceOutcome } from '../basket/line-price.js';
import { QuantityInput } from '../basket/quantity-input.js';
import { priceBasket } from '../engine/price-basket.js';
import { user } from '../service/session.js';
import { areRatesPrivate, rates } from '../service/tariff.js';
import { ChoiceField } from '@web/app/text-field.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { useAction } from '@web/app/use-action.js';
import { say } from '../words/language.js';
import { bodyMaterial } from './card-colours.js';
import { changeDraft, draft, emptyDraft } from './card-draft.js';
import { raisedCard, refusals } from './card-picture.js';
import { leaveOutLogo } from './logo.js';
import { takeCard } from './take-card.js';
import { sayDesigner } from './designer-words.js';

/** What the card costs, and the way into the basket. */
export function CardPrice({ onUnnamed }: { onUnnamed: () => void }) {
  return (
    <div class="summary" role="region" aria-label={sayDesigner('priceTitle')}>
      <div class="card-choices">
        <ChoiceField
          name="finish"
          label={say('basket.finish')}
          value={draft.value.finish}
          options={finishes.map((finish) => ({ value: finish, label: say('basket.finishName', { finish }) }))}
          onChoose={(chosen) => changeDraft({ finish: finishes.find((one) => one === chosen) })}
        />
        <label class="field">
          <strong>{say('basket.quantity')}</strong>
          <QuantityInput
            label={say('basket.quantity')}
            value={draft.value.quantity}
            max={maxQuantity}
            onChange={(quantity) => changeDraft({ quantity })}
          />
        </label>
      </div>
      <div class="line-price" aria-live="polite">
        <Price />
      </div>
      <Take onUnnamed={onUnnamed} />
    </div>
  );
}

/** The price that the service will answer: by the solid that was made and measured here. */
function Price() {
  const tariff = rates.value;
  const raised = raisedCard.value;
  const { finish, quantity } = draft.value;
  if (areRatesPrivate.value) return <p>{say('line.pricedLater')}</p>;
  if (refusals.value.length > 0) return <p>{sayDesigner('faults', { count: refusals.value.length })}</p>;
  if (tariff === null || raised === null || bodyMaterial.value === null) {
    return <p class="pending">{sayDesigner('pricing')}</p>;
  }
  const line = { ...raised, materialId: bodyMaterial.value.id, finish, quantity, isRush: false };
  const [outcome] = priceBasket(tariff, [line]).lines;
  const sent = { fileName: sayDesigner('choice', { field: 'materialId' }), materialId: line.materialId };
  return outcome === undefined ? null : <PriceOutcome outcome={outcome} quantity={quantity} line={sent} />;
}

function Take({ onUnnamed }: { onUnnamed: () => void }) {
  const action = useAction();
  const isSigningIn = useSignal(false);
  const isTaken = useSignal(false);
  const take = async (): Promise<void> => {
    if (draft.value.name.trim() === '') return onUnnamed();
    if (user.value === null) return void (isSigningIn.value = true);
    const account = user.value?.id;
    if (account === undefined) return;
    isTaken.value = await action.run(() => takeCard(account));
    if (isTaken.value) notify({ tone: 'good', text: sayDesigner('taken') });
  };
  useEffect(() => {
    if (!user.value || !isSigningIn.value) return;
    isSigningIn.value = false;
    void take();
  }, [user.value?.id]);
  useEffect(() => void (isTaken.value = false), [draft.value]);
  const isFull = freeLines.value === 0;
  return (
    <>
      <FailureNotice failure={action.failure.value} />
      <Actions>
        <Button
          type="button"
          isBusy={action.isBusy.value}
          disabled={refusals.value.length > 0 || isFull}
          onClick={() => void take()}
        >
          {sayDesigner(action.isBusy.value ? 'taking' : 'take')}
        </Button>
        {isTaken.value && (
          <ButtonLink isQuiet href={pathTo('basket')}>
            {sayDesigner('toBasket')}
          </ButtonLink>
        )}
      </Actions>
      {isFull && <p class="wait">{sayDesigner('full')}</p>}
      {isSigningIn.value && user.value === null && (
        <FieldScope.Provider value="account-">
          <SignIn reason={sayDesigner('needsAccount')} />
        </FieldScope.Provider>
      )}
      <button type="button" class="link" onClick={startAgain}>
        {sayDesigner('startAgain')}
      </button>
    </>
  );
}

/** Begins a new card; the old one can be brought back. */
function startAgain(): void {
  const before = draft.value;
  changeDraft(emptyDraft);
  const bringLogoBack = leaveOutLogo();
  notify({
    tone: 'plain',
    text: sayDesigner('startedAgain'),
    action: {
      text: sayDesigner('undo'),
      run: () => {
        changeDraft(before);
        bringLogoBack();
      },
    },
  });
}
