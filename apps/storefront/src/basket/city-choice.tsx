import { computed } from '@preact/signals';
import { CityField } from '../addresses/city-field.js';
import { say } from '../words/language.js';
import { basket, changeBasket } from './basket-store.js';

/** Alone, so that the list of cities is not drawn again with each change to a line. */
const destinationId = computed(() => basket.value.destinationId);

/** The city that dates are told for. */
export function CityChoice() {
  return (
    <CityField
      label={say('totals.city')}
      chosenId={destinationId.value}
      onChoose={(id) => changeBasket((before) => ({ ...before, destinationId: id }))}
    />
  );
}
