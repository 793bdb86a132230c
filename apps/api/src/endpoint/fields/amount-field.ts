import { applyDecorators } from '@nestjs/common';
import { expects } from './expectation.js';
import { Bounded, Check } from './fields.js';

/** What a column of centimes and JSON both hold exactly. */
const largestMad = 1_000_000_000;

function hasWholeCentimes(value: unknown): boolean {
  return typeof value === 'number' && Math.round(value * 100) / 100 === value;
}

/** An amount in MAD, to the centime. */
export const Amount = (mostMad = largestMad) =>
  applyDecorators(
    Bounded(0.01, mostMad),
    Check('hasWholeCentimes', hasWholeCentimes, expects('api.fields.centimes'), {}),
  );

/** The centimes of a checked {@link Amount}. */
export const centimesOf = (amount: number): number => Math.round(amount * 100);
