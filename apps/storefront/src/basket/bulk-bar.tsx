import { finishes } from '@shared/domain/contract/enums.js';
import { maxQuantity } from '@shared/domain/contract/limits.js';
import { catalogue } from '../service/tariff.js';
import { Swatches } from '../ui/swatches.js';
import { say } from '../words/language.js';
import { type LineChoices, withChoices, withoutLines } from './basket.js';
import { basket, changeBasket, selectedIds } from './basket-store.js';
import { QuantityInput } from './quantity-input.js';

/** Chooses for several lines at once: those that are ticked. */
export function BulkBar() {
  const { lines } = basket.value;
  const selected = selectedIds.value;
  const isAll = selected.size === lines.length;
  const set = (choices: LineChoices): void =>
    changeBasket((before) => withChoices(before, selected, choices));
  const first = lines.find(({ id }) => selected.has(id));
  return (
    <div class="bulk-bar" role="group" aria-label={say('bulk.title')}>
      <label>
        <input
          type="checkbox"
          checked={isAll}
          onChange={() => (selectedIds.value = isAll ? new Set() : new Set(lines.map(({ id }) => id)))}
        />
        {say('bulk.all', { count: selected.size })}
      </label>
      {first !== undefined && (
        <>
          <Swatches
            materials={catalogue.value.materials}
            chosenId={first.materialId}
            onChoose={(materialId) => set({ materialId })}
          />
          <select
            aria-label={say('basket.finish')}
            value={first.finish}
            onChange={({ currentTarget }) => {
              const finish = finishes.find((one) => one === currentTarget.value);
              if (finish !== undefined) set({ finish });
            }}
          >
            {finishes.map((finish) => (
              <option key={finish} value={finish}>
                {say('basket.finishName', { finish })}
              </option>
            ))}
          </select>
          <QuantityInput
            label={say('basket.quantity')}
            value={first.quantity}
            max={maxQuantity}
            onChange={(quantity) => set({ quantity })}
          />
          <label>
            <input type="checkbox" checked={first.isRush} onChange={() => set({ isRush: !first.isRush })} />
            {say('basket.rush')}
          </label>
          <button
            type="button"
            class="link"
            onClick={() => changeBasket((before) => withoutLines(before, selected))}
          >
            {say('bulk.remove')}
          </button>
        </>
      )}
    </div>
  );
}
