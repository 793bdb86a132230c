import type { Refusals } from './answers.decorator.js';

/** The refusals of every endpoint that prices lines. */
export const pricingRefusals = {
  VALIDATION_ERROR: ['materialUnavailable'],
  FILE_NOT_FOUND: [],
  INVALID_INPUT: [
    'meshUnreadable',
    'meshNotClosed',
    'exceedsBuildVolume',
    'belowMinimumSize',
    'rushUnavailable',
    'quantityTooLarge',
  ],
  EXTERNAL_SERVICE_ERROR: [],
} as const satisfies Refusals;
