import type { Sentence, Told } from '@shared/domain/contract/told.js';

/** The code of a fault that a row of an earlier release keeps in words. */
const codeOfKeptWords = 'other';

/**
 * The stable code of a field's fault: the name of its message, such as `required` of `api.fields.required`,
 * `notClosed` of `mesh.notClosed` and `doesNotFit` of `card.faults.doesNotFit.message`.
 */
export function faultCodeOf(sentence: Sentence): string {
  if (typeof sentence === 'string') return codeOfKeptWords;
  const { code, params } = sentence;
  if (code === 'mesh.withTip') return faultCodeOf(params?.fault as Told);
  return code.replace(/\.message$/, '').replace(/^.*\./, '');
}
