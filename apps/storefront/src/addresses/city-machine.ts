import * as combobox from '@zag-js/combobox';
import type { TariffDestination } from '@shared/domain/pricing/tariff.js';

type CityMachine = combobox.Machine<TariffDestination>;

const { implementations, ...machine } = combobox.machine as CityMachine;
const { syncInputValue } = implementations!.actions!;

/**
 * The machine of a choice of a city. The library writes its text into the input after each render: letters typed since
 * that render would be lost. What comes from the input stays there as it is. And it works out where the list has room
 * at each letter, which takes a phone longer than the search: here the list is below the field, by the stylesheet.
 */
export const cityMachine: CityMachine = {
  ...machine,
  implementations: {
    ...implementations,
    effects: { ...implementations!.effects, trackPlacement: () => undefined },
    actions: {
      ...implementations!.actions,
      syncInputValue: (params) => {
        if (params.event.current().type !== 'INPUT.CHANGE') syncInputValue!(params);
      },
    },
  },
};
