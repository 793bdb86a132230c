import {
  startStack as start,
  type StackAddress,
  type StackKind,
  type TestStack,
} from '@testing/stack/stack.js';

function fromGlobalSetUp(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is unset: run this spec in an e2e project of jest.config.js`);
  return value;
}

/** Which of the two shapes of a deployment this run of the specs is about (set by `jest.config.js`). */
export const stackKind = (globalThis as unknown as { stackKind: StackKind }).stackKind;

/** The stack that all specs of a project share; rate limits are a thousand times as high as real ones. */
export function sharedStack(): StackAddress {
  return JSON.parse(fromGlobalSetUp(`E2E_STACK_${stackKind.toUpperCase()}`)) as StackAddress;
}

/** A stack for one spec alone, to change its settings or kill its processes. Stop it in `afterAll`. */
export function startStack({
  kind = stackKind,
  env,
  parentFolder,
}: { kind?: StackKind; env?: NodeJS.ProcessEnv; parentFolder?: string } = {}): Promise<TestStack> {
  return start({ kind, adminUrl: fromGlobalSetUp('E2E_ADMIN_URL'), env, parentFolder });
}
