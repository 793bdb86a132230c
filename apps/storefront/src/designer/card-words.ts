import type { CardElement, FoundCardWarning } from '@shared/domain/contract/card-findings.js';
import { tell } from '../words/language.js';
import { draft } from './card-draft.js';
import type { CardRefusal } from './card-messages.js';
import { drawing, refusals } from './card-picture.js';
import { sayDesigner } from './designer-words.js';

const withCapital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** What people call an element. */
export function elementName(element: CardElement): string {
  return tell({ code: `card.elements.${element}` });
}

/** A refusal as a sentence, with what helps. */
function tellRefusal({ message, hint }: CardRefusal): string {
  const fault = tell(message);
  if (hint === undefined) return fault;
  return `${sayDesigner('finding', { fault })} ${tell(hint)}`;
}

function tellWarning({ code, params }: FoundCardWarning): string {
  return withCapital(tell({ code: `card.warnings.${code}`, params }));
}

const isOf = (found: string, field: string): boolean => found === field || found.startsWith(`${field}.`);

/** What must change of a field; `null` for nothing. */
export function faultOf(field: string): string | null {
  const found = refusals.value.filter((refusal) => isOf(refusal.field, field));
  return found.length === 0 ? null : found.map(tellRefusal).join(' ');
}

/** What to know of a field, though the card can be made. */
export function warningsOf(field: string): string[] {
  // They are those of an earlier card.
  if (refusals.value.length > 0) return [];
  // What is said of the sample's name is no matter of the customer's.
  if (field === 'name' && draft.value.name.trim() === '') return [];
  return (drawing.value?.warnings ?? []).filter((warning) => isOf(warning.field, field)).map(tellWarning);
}
