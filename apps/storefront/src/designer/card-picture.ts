import { computed, effect, signal } from '@preact/signals';
import type { CardChoices, CardColours } from '@cards/design/to-design.js';
import type { Contour } from '@cards/plane.js';
import type { Measured, PricedPart } from '@viewer/engine/measured.js';
import type { CardSkus } from '../parts/part.js';
import { measureFile } from '../parts/parts-store.js';
import { type CardDraft, draft } from './card-draft.js';
import { CardMaker } from './card-maker.js';
import type { CardDrawing, CardRefusal, CardWork, OutlineWork } from './card-messages.js';
import { colours } from './card-colours.js';
import { sayDesigner } from './designer-words.js';

/** The last card that could be drawn. */
export const drawing = signal<CardDrawing | null>(null);
/** What the last drawing was refused for. */
const drawingRefusals = signal<readonly CardRefusal[]>([]);
/** What is wrong with the chosen logo's own file. */
const logoRefusals = signal<readonly CardRefusal[]>([]);
/** Why the card cannot be made as it is chosen now. */
export const refusals = computed((): readonly CardRefusal[] => {
  const { mark, logoName } = draft.value;
  if (mark !== 'logo' || logoName === '' || logoRefusals.value.length === 0) return drawingRefusals.value;
  // To the drawing, a logo without an outline is none.
  return [...logoRefusals.value, ...drawingRefusals.value.filter(({ field }) => field !== 'logoKey')];
});
const isDrawingWaiting = signal(false);
const isLogoWaiting = signal(false);
/** Whether the shop could not be reached for a font, or for the program that outlines logos. */
export const isWaiting = computed(() => isDrawingWaiting.value || isLogoWaiting.value);
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
  const name = choices.name.trim() === '' ? sayDesigner('sampleName') : choices.name;
  return { task: 'draw', choices: { ...choices, name }, colours: found, outline: logoOutline.value };
}

/** A card that is asked for, with what tells it from others. */
interface WantedCard {
  work: CardWork;
  key: string;
}

let wanted: WantedCard | null = null;
/** Of the card that was asked for last. */
let latestKey = '';
let isBusy = false;
let isShown = false;
let resting: ReturnType<typeof setTimeout> | undefined;
/** The logo whose outline is not known yet. */
let wantedOutline: OutlineWork | null = null;
let outlining: ReturnType<typeof setTimeout> | undefined;

/** Draws the latest choices; those that came meanwhile are skipped. */
async function drawLatest(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  for (let card = wanted; card !== null; card = wanted) {
    wanted = null;
    const reply = await drawer.ask(card.work);
    isDrawingWaiting.value = reply.outcome === 'unavailable';
    if (reply.outcome === 'drawn') {
      drawing.value = reply.drawing;
      drawingRefusals.value = [];
      raiseLater(card);
    } else if (reply.outcome === 'refused') {
      drawingRefusals.value = reply.refusals;
    } else if (wanted === null && isShown) {
      latestKey = '';
      setTimeout(request, retryMs);
    }
  }
  isBusy = false;
}

/** The price needs the solid, which is made and measured on this device once the design rests. */
function raiseLater(card: WantedCard, waitMs = restMs): void {
  clearTimeout(resting);
  resting = setTimeout(() => void raise(card), waitMs);
}

async function raise(card: WantedCard): Promise<void> {
  const { work, key } = card;
  // Another card may be asked for by now, here and after each wait.
  if (key !== latestKey) return;
  const reply = await raiser.ask({ ...work, task: 'raise' });
  const part =
    reply.outcome === 'raised' ? await measureFile({ name: 'card.3mf', content: reply.content }) : null;
  if (key !== latestKey || !isShown) return;
  if (reply.outcome === 'refused') {
    drawingRefusals.value = reply.refusals;
  } else if (reply.outcome === 'unavailable' || isUnreached(part)) {
    raiseLater(card, retryMs);
  } else if (reply.outcome === 'raised' && (part?.outcome === 'measured' || part?.outcome === 'unreadable')) {
    const { furtherSkus, bodySku } = reply;
    raisedCard.value = { part, card: { furtherSkus, bodySku } };
  }
}

/** Whether the program that measures could not be reached. */
function isUnreached(part: Measured | null): boolean {
  return part?.outcome === 'left' && part.why === 'failed';
}

/** Asks for the draft's drawing, unless it is the one that is shown. */
function request(): void {
  if (colours.value === null) return;
  const work = workOf(draft.value, colours.value);
  const key = JSON.stringify([work.choices, work.colours, work.outline?.length]);
  if (key === latestKey) return;
  latestKey = key;
  wanted = { work, key };
  raisedCard.value = null;
  void drawLatest();
}

/** Keeps the drawing up with the draft. Answers what ends it. */
export function startDrawing(): () => void {
  latestKey = '';
  isShown = true;
  drawer.warmUp();
  raiser.warmUp();
  const stop = effect(request);
  addEventListener('online', request);
  addEventListener('online', outlineAgain);
  return () => {
    stop();
    removeEventListener('online', request);
    removeEventListener('online', outlineAgain);
    clearTimeout(resting);
    clearTimeout(outlining);
    wanted = null;
    wantedOutline = null;
    isLogoWaiting.value = false;
    isShown = false;
    drawer.close();
    raiser.close();
  };
}

/** Forgets the logo, whose outline may be on its way. */
export function forgetOutline(): void {
  wantedOutline = null;
  isLogoWaiting.value = false;
  logoOutline.value = null;
  logoRefusals.value = [];
}

/** Finds the outline of a logo's file, or what is wrong with it. */
export async function outlineOf(logo: Omit<OutlineWork, 'task'>): Promise<void> {
  wantedOutline = { task: 'outline', ...logo };
  await outlineWanted();
}

async function outlineWanted(): Promise<void> {
  clearTimeout(outlining);
  const work = wantedOutline;
  if (work === null) return;
  const reply = await raiser.ask(work);
  // Another logo was chosen meanwhile, or the page was left.
  if (work !== wantedOutline) return;
  isLogoWaiting.value = reply.outcome === 'unavailable';
  if (isLogoWaiting.value) {
    outlining = setTimeout(() => void outlineWanted(), retryMs);
    return;
  }
  wantedOutline = null;
  if (reply.outcome === 'outlined') logoOutline.value = reply.outline;
  else if (reply.outcome === 'refused') logoRefusals.value = reply.refusals;
}

function outlineAgain(): void {
  if (isLogoWaiting.peek()) void outlineWanted();
}
