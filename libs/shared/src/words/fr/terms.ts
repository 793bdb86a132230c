import type { terms as english } from '../en/terms.js';
import type { Translated } from '../message.js';

/** @see en/terms.ts */
export const terms: Translated<typeof english> = {
  moment: '{day} à {time}',
  label: '{label}\u00a0:',
  /** What documents state until the seller sets other conditions. */
  ofSale:
    'Paiement à la commande. Les pièces sont fabriquées sur mesure, d’après vos fichiers : ' +
    'un défaut se signale dans les sept jours de la livraison.',
  /** A line of an order in a mail. */
  orderLine:
    '{quantity, number, whole} × {name} ({material}{finish, select, standard {, finition standard} smooth {, finition lissée} polished {, finition polie} other {}})',
  /** Why a refund was made, where its operator gives no reason. */
  wholeOrder: 'La commande entière',
  restOfOrder: 'Le reste de la commande',
  /** Where a line of an order in a mail names its material. */
  customProject: 'projet sur mesure',
  budget: { below: 'moins de {amount}', above: 'plus de {amount}', between: '{from} à {to}' },
};
