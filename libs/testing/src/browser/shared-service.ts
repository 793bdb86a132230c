import type { StackAddress } from '../stack/stack.js';

/** The running API and worker that all specs of the project `browser` share; see `jest.config.js`. */
export function sharedService(): StackAddress {
  const address = process.env.E2E_STACK_POSTGRES;
  if (address === undefined) throw new Error('Run this spec in the project browser of jest.config.js');
  return JSON.parse(address) as StackAddress;
}
