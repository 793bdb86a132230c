import type { Told } from '@shared/domain/contract/told.js';
import type { MessageKey, ParamsOfKey } from '@shared/words/languages.js';
import { told } from '@shared/words/say.js';

/** What a check says of a field that fails it. Checks of class-validator carry texts: so it travels as JSON. */
export function expects<Key extends MessageKey>(code: Key, ...params: ParamsOfKey<Key>): string {
  return JSON.stringify(told(code, ...params));
}

/** @see expects */
export function readExpectation(text: string): Told {
  return JSON.parse(text) as Told;
}
