import type { StackKind } from '@testing/stack/stack-kind.js';
import {
  startStack as start,
  type StackAddress,
  type StackOptions,
  type TestStack,
} from '@testing/stack/stack.js';
import { runAdminUrl, templateOf } from '@testing/stack/test-database.js';

/** Which of the two shapes of a deployment this run of the specs is about (set by `jest.config.js`). */
export const stackKind = (globalThis as unknown as { stackKind: StackKind }).stackKind;

/** The stack that all specs of a project share; rate limits are a thousand times as high as real ones. */
export function sharedStack(): StackAddress {
  const address = process.env[`E2E_STACK_${stackKind.toUpperCase()}`];
  if (address === undefined) throw new Error('Run this spec in an end-to-end project of jest.config.js');
  return JSON.parse(address) as StackAddress;
}

/** A stack for one spec alone, to change its settings or kill its processes. Stop it in `afterAll`. */
export function startStack({
  kind = stackKind,
  adminUrl = runAdminUrl(),
  ...options
}: Partial<Omit<StackOptions, 'template'>> = {}): Promise<TestStack> {
  return start({ kind, adminUrl, template: templateOf(stackKind), ...options });
}
