import type { Told } from '@shared/domain/contract/told.js';
import type { MessageKey, ParamsOfKey } from '@shared/words/languages.js';
import { told } from '@shared/words/say.js';

/** The message of a check that fails. As JSON, because class-validator's messages are strings. */
export function expects<Key extends MessageKey>(code: Key, ...params: ParamsOfKey<Key>): string {
  return JSON.stringify(told(code, ...params));
}

/** @see expects */
export function readExpectation(text: string): Told {
  return JSON.parse(text) as Told;
}
