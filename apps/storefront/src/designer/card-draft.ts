import { computed, signal } from '@preact/signals';
import {
  cardDefaults,
  defaultCardQuantity,
  type Placement,
  type PlaceableElement,
} from '@cards/design/card-options.js';
import type { CardChoices } from '@cards/design/to-design.js';
import type { Finish } from '@shared/domain/contract/enums.js';
import { onForeignDraft } from '../service/drafts.js';

/** What the customer chose of a card, kept on the device. */
export interface CardDraft extends CardChoices {
  /** SKUs; empty for the card's own, or for the first in stock. */
  materialId: string;
  textColorId: string;
  markColorId: string;
  finish: Finish;
  quantity: number;
  /** The file of the logo, where one was chosen. */
  logoName: string;
}

const keptAs = 'card-design';

/** A card begins where its name does, until the customer chooses. */
const withoutAlign = ({ align: _, ...others }: typeof cardDefaults) => others;

export const emptyDraft: CardDraft = {
  ...withoutAlign(cardDefaults),
  name: '',
  materialId: '',
  textColorId: '',
  markColorId: '',
  finish: 'standard',
  quantity: defaultCardQuantity,
  logoName: '',
};

const current = signal<CardDraft>(restored());

onForeignDraft(keptAs, () => (current.value = restored()));

/** The card as it is chosen. */
export const draft = computed(() => current.value);

function restored(): CardDraft {
  try {
    const kept = JSON.parse(localStorage.getItem(keptAs) ?? '{}') as Partial<CardDraft>;
    return { ...emptyDraft, ...kept };
  } catch {
    return emptyDraft;
  }
}

/** Changes the card, and keeps it. */
export function changeDraft(changes: Partial<CardDraft>): void {
  current.value = { ...current.value, ...changes };
  try {
    localStorage.setItem(keptAs, JSON.stringify(current.value));
  } catch {
    // A device without room still shows the card.
  }
}

/** Where an element of the draft was moved to. */
export function placementOf(element: PlaceableElement): Placement {
  return { dx: 0, dy: 0, scale: 1, ...current.value.placements[element] };
}

/** Moves or scales an element; one at its own place is not kept. */
export function place(element: PlaceableElement, { dx, dy, scale }: Placement): void {
  const kept = Object.entries(current.value.placements).filter(([name]) => name !== element);
  const others: CardDraft['placements'] = Object.fromEntries(kept);
  const isOwn = dx === 0 && dy === 0 && scale === 1;
  changeDraft({ placements: isOwn ? others : { ...others, [element]: { dx, dy, scale } } });
}
