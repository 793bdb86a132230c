import type { LineRule, OrderRule } from './rule.js';
import { copyCost } from './rules/copy-cost.js';
import { extraColours } from './rules/extra-colours.js';
import { finish } from './rules/finish.js';
import { orderMinimum } from './rules/order-minimum.js';
import { quantityDiscount } from './rules/quantity-discount.js';
import { rush } from './rules/rush.js';
import { serviceFee } from './rules/service-fee.js';

/** In the order they run. Plate fees come after them, because lines share plates. */
export const lineRules: readonly LineRule[] = [copyCost, finish, quantityDiscount, rush, extraColours];

/** In the order they run. */
export const orderRules: readonly OrderRule[] = [serviceFee, orderMinimum];
