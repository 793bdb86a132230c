import { effect, signal } from '@preact/signals';
import type { CardChoices, CardColours } from '@cards/design/to-design.js';
import type { Contour } from '@cards/plane.js';
import type { PricedPart } from '@viewer/engine/measured.js';
import type { CardSkus } from '../parts/part.js';
import { measureFile } from '../parts/parts-store.js';
import { say } from '../words/language.js';
import { type CardDraft, draft } from './card-draft.js';
import { CardMaker } from './card-maker.js';
import type { CardDrawing, CardRefusal, CardWork } from './card-messages.js';
import { colours } from './card-colours.js';

/** The last card that could be drawn. */
export const drawing = signal<CardDrawing | null>(null);
/** Why the card cannot be made as it is chosen now. */
export const refusals = signal<readonly CardRefusal[]>([]);
/** Whether the shop could not be reached for a font. */
export const isWaiting = signal(false);
/** What the card is priced by; `null` while it is worked out. */
export const raisedCard = signal<{ part: PricedPart; card: CardSkus } | null>(null);
/** The outline of the chosen logo. */
export const logoOutline = signal<Contour[] | null>(null);

/** Two, so that no preview waits for a price. */
const drawer = new CardMaker();
const raiser = new CardMaker();

/** How long the design rests before it is raised for its price. */
const restMs = 200;
const retryMs = 3000;

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
  const name = choices.name.trim() === '' ? say('designer.sampleName') : choices.name;
  return { task: 'draw', choices: { ...choices, name }, colours: found, outline: logoOutline.value };
}

let wanted: CardWork | null = null;
let drawn = '';
let isBusy = false;
let isShown = false;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Draws the latest choices; those that came meanwhile are skipped. */
async function drawLatest(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  for (let work = wanted; work !== null; work = wanted) {
    wanted = null;
    const reply = await drawer.ask(work);
    isWaiting.value = reply.outcome === 'unavailable';
    if (reply.outcome === 'drawn') {
      drawing.value = reply.drawing;
      refusals.value = [];
      raiseLater(work);
    } else if (reply.outcome === 'refused') {
      ({ refusals: refusals.value } = reply);
    } else if (wanted === null && isShown) {
      drawn = '';
      setTimeout(request, retryMs);
    }
  }
  isBusy = false;
}

/** The price needs the solid, which is made and measured on this device once the design rests. */
function raiseLater(work: CardWork): void {
  clearTimeout(resting);
  resting = setTimeout(() => void raise(work), restMs);
}

async function raise(work: CardWork): Promise<void> {
  const key = drawn;
  const reply = await raiser.ask({ ...work, task: 'raise' });
  if (reply.outcome !== 'raised' || key !== drawn) return;
  const { content, furtherSkus, bodySku } = reply;
  const part = await measureFile({ name: 'card.3mf', content });
  if (key !== drawn) return;
  if (part.outcome === 'measured' || part.outcome === 'unreadable') {
    raisedCard.value = { part, card: { furtherSkus, bodySku } };
  }
}

/** Asks for the draft's drawing, unless it is the one that is shown. */
function request(): void {
  if (colours.value === null) return;
  const work = workOf(draft.value, colours.value);
  const key = JSON.stringify([work.choices, work.colours, work.outline?.length]);
  if (key === drawn) return;
  drawn = key;
  wanted = work;
  raisedCard.value = null;
  void drawLatest();
}

/** Keeps the drawing up with the draft. Answers what ends it. */
export function startDrawing(): () => void {
  drawn = '';
  isShown = true;
  drawer.warmUp();
  raiser.warmUp();
  const stop = effect(request);
  addEventListener('online', request);
  return () => {
    stop();
    removeEventListener('online', request);
    clearTimeout(resting);
    wanted = null;
    isShown = false;
    drawer.close();
    raiser.close();
  };
}

/** The outline of a logo's file; `null` with its refusals told where it has none. */
export async function outlineOf(work: { format: 'stl' | 'obj' | '3mf'; content: Blob }): Promise<void> {
  const reply = await raiser.ask({ task: 'outline', ...work });
  if (reply.outcome === 'outlined') logoOutline.value = reply.outline;
  else if (reply.outcome === 'refused') refusals.value = reply.refusals;
  else isWaiting.value = true;
}
