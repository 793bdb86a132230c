import { CityField } from '../addresses/city-field.js';
import { say } from '../words/language.js';
import { basket, changeBasket } from './basket-store.js';

/** The city that dates are told for. */
export function CityChoice() {
  return (
    <CityField
      label={say('totals.city')}
      chosenId={basket.value.destinationId}
      onChoose={(destinationId) => changeBasket((before) => ({ ...before, destinationId }))}
    />
  );
}
