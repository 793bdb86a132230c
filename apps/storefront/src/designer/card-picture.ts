import { computed, effect } from '@preact/signals';
import type { CardChoices, CardColours } from '@cards/design/to-design.js';
import { colours } from './card-colours.js';
import { type CardDraft, draft } from './card-draft.js';
import { CardMaker } from './card-maker.js';
import type { CardRefusal, CardWork } from './card-messages.js';
import { sayDesigner } from './designer-words.js';
import { LatestCard } from './latest-card.js';
import { LogoOutline } from './logo-outline.js';

const drawer = new CardMaker();
const raiser = new CardMaker();
const latest = new LatestCard(drawer, raiser, request);
export const logoOutline = new LogoOutline(raiser);

export const { drawing, raised: raisedCard } = latest;

/** Why the card cannot be made as it is chosen now. */
export const refusals = computed((): readonly CardRefusal[] => {
  const { mark, logoName } = draft.value;
  if (mark !== 'logo' || logoName === '' || logoOutline.refusals.value.length === 0)
    return latest.refusals.value;
  // To the drawing, a logo without an outline is none.
  return [...logoOutline.refusals.value, ...latest.refusals.value.filter(({ field }) => field !== 'logoKey')];
});

/** Whether the shop could not be reached for a font, or for the program that outlines logos. */
export const isWaiting = computed(() => latest.isWaiting.value || logoOutline.isWaiting.value);

/** Colours are drawn by themselves, and what money alone counts not at all. */
const notDrawn: readonly string[] = [
  'materialId',
  'textColorId',
  'markColorId',
  'finish',
  'quantity',
  'logoName',
] satisfies (keyof CardDraft)[];

function choicesOf(chosen: CardDraft): CardChoices {
  const choices = Object.entries(chosen).filter(([name]) => !notDrawn.includes(name));
  return Object.fromEntries(choices) as unknown as CardChoices;
}

function workOf(chosen: CardDraft, found: CardColours): CardWork {
  const choices = choicesOf(chosen);
  const name = choices.name.trim() === '' ? sayDesigner('sampleName') : choices.name;
  return { task: 'draw', choices: { ...choices, name }, colours: found, outline: logoOutline.contours.value };
}

/** Asks for the draft's drawing. */
function request(): void {
  if (colours.value !== null) latest.request(workOf(draft.value, colours.value));
}

/** Keeps the drawing up with the draft. Answers what ends it. */
export function startDrawing(): () => void {
  latest.start();
  drawer.warmUp();
  raiser.warmUp();
  const stop = effect(request);
  addEventListener('online', request);
  addEventListener('online', logoOutline.again);
  return () => {
    stop();
    removeEventListener('online', request);
    removeEventListener('online', logoOutline.again);
    latest.stop();
    logoOutline.stop();
    drawer.close();
    raiser.close();
  };
}
