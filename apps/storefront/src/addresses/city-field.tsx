import { useId } from 'preact/hooks';
import { type Signal, signal, useSignal } from '@preact/signals';
import type { TariffDestination } from '@shared/domain/pricing/tariff.js';
import { catalogue } from '../service/tariff.js';
import { say } from '../words/language.js';
import type { CityFieldProps } from './city-field-props.js';
import { namesOf } from './city-names.js';

type Combobox = typeof import('./city-combobox.js').CityCombobox;
const loaded: Signal<Combobox | null> = signal(null);
let isAsked = false;

/** The search comes once the page has nothing else to do: until then, and without it, there is the list. */
function load(): void {
  if (isAsked) return;
  isAsked = true;
  // Not every Safari tells when it is idle.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  whenIdle(() => {
    import('./city-combobox.js').then(
      ({ CityCombobox }) => (loaded.value = CityCombobox),
      () => (isAsked = false),
    );
  });
}

/** The choice of a served city; nothing while these are unknown. */
export function CityField(field: CityFieldProps) {
  const { destinations: cities } = catalogue.value;
  // The list stays while it is in use.
  const isHeld = useSignal(false);
  if (cities.length === 0) return null;
  load();
  const Found = loaded.value;
  if (Found !== null && !isHeld.value) return <Found {...field} cities={cities} />;
  return <CityList {...field} cities={cities} onHold={(isFocused) => (isHeld.value = isFocused)} />;
}

function CityList({
  label,
  cities,
  chosenId,
  onChoose,
  isRequired,
  fault,
  onHold,
}: CityFieldProps & { cities: readonly TariffDestination[]; onHold: (isFocused: boolean) => void }) {
  const id = useId();
  return (
    <p class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        required={isRequired}
        aria-invalid={fault == null ? undefined : 'true'}
        value={chosenId ?? ''}
        onFocus={() => onHold(true)}
        onBlur={() => onHold(false)}
        onChange={({ currentTarget }) => onChoose(currentTarget.value === '' ? null : currentTarget.value)}
      >
        <option value="">{say('cities.type')}</option>
        {cities.map((city) => (
          <option key={city.id} value={city.id}>
            {namesOf(city).own}
          </option>
        ))}
      </select>
    </p>
  );
}
