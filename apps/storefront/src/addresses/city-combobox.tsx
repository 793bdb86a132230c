import * as combobox from '@zag-js/combobox';
import { normalizeProps, useMachine } from '@zag-js/preact';
import { useId, useMemo, useState } from 'preact/hooks';
import { indexDestinations, searchDestinations } from '@shared/domain/places/destination-search.js';
import type { TariffDestination } from '@shared/domain/pricing/tariff.js';
import { locale, say } from '../words/language.js';
import type { CityFieldProps } from './city-field-props.js';
import { cityMachine } from './city-machine.js';
import { namesOf } from './city-names.js';

/** Hits that are shown at once. */
const mostHits = 8;

/** A city found while it is typed, in any script and in spite of one typing error. */
export function CityCombobox({
  label,
  cities,
  chosenId,
  onChoose,
  isRequired = false,
  fault,
}: CityFieldProps & { cities: readonly TariffDestination[] }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const index = useMemo(() => indexDestinations(cities), [cities]);
  const collection = useMemo(() => {
    const items = typed === '' ? [...cities] : searchDestinations(index, typed, mostHits);
    return combobox.collection({
      items,
      itemToValue: (city) => city.id,
      itemToString: (city) => namesOf(city).own,
    });
  }, [cities, index, typed]);
  const hits = collection.items;
  const service = useMachine(cityMachine, {
    id,
    dir: locale.startsWith('ar') ? 'rtl' : 'ltr',
    collection,
    value: chosenId === null ? [] : [chosenId],
    inputBehavior: 'autohighlight',
    required: isRequired,
    invalid: fault != null,
    placeholder: say('cities.type'),
    translations: { triggerLabel: say('cities.open'), clearTriggerLabel: say('cities.clear') },
    // What was typed filters; a chosen name does not.
    onInputValueChange: ({ inputValue, reason }) => {
      setTyped(reason === 'input-change' ? inputValue : '');
      if (inputValue === '' && reason === 'input-change') onChoose(null);
    },
    onValueChange: ({ value }) => onChoose(value[0] ?? null),
  });
  const api = combobox.connect(service, normalizeProps);
  // Its role is tied to no type here.
  const input: object = api.getInputProps();
  return (
    <div class="field city" {...api.getRootProps()}>
      <label {...api.getLabelProps()}>{label}</label>
      <div class="city-input" {...api.getControlProps()}>
        <input {...input} dir="auto" autocomplete="off" aria-describedby={`${id}-fault`} />
        <button {...api.getTriggerProps()}>▾</button>
      </div>
      <div class="city-list">
        <ul {...api.getContentProps()}>
          {api.open &&
            hits.map((city) => (
              <li key={city.id} {...api.getItemProps({ item: city })}>
                <CityName {...namesOf(city)} />
              </li>
            ))}
        </ul>
        {api.open && hits.length === 0 && (
          <p class="soft" role="status">
            {say('cities.none')}
          </p>
        )}
      </div>
      {fault != null && (
        <p class="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}

function CityName({ own, other }: ReturnType<typeof namesOf>) {
  return (
    <>
      <bdi>{own}</bdi>
      {other !== null && <bdi lang={other.lang}>{other.text}</bdi>}
    </>
  );
}
