import { signal } from '@preact/signals';
import type { Measured, PricedPart } from '@viewer/engine/measured.js';
import type { CardSkus } from '../parts/part.js';
import { measureFile } from '../parts/parts-store.js';
import { type CardMaker, retryMs } from './card-maker.js';
import type { CardDrawing, CardRefusal, CardWork } from './card-messages.js';

/** How long the design rests before it is raised for its price. */
const restMs = 200;

/** A card that is asked for, with what tells it from others. */
interface WantedCard {
  work: CardWork;
  key: string;
}

/** The card as it was asked for last: drawn at once, and made and measured on this device once the design rests. */
export class LatestCard {
  /** The last that could be drawn. */
  readonly drawing = signal<CardDrawing | null>(null);
  /** What the last one was refused for. */
  readonly refusals = signal<readonly CardRefusal[]>([]);
  /** Whether the shop could not be reached for a font. */
  readonly isWaiting = signal(false);
  /** What it is priced by; `null` while it is worked out. */
  readonly raised = signal<{ part: PricedPart; card: CardSkus } | null>(null);
  private wanted: WantedCard | null = null;
  /** Of the card that was asked for last. */
  private latestKey = '';
  private isBusy = false;
  private isShown = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param drawer draws
   * @param raiser makes the solid: another, so that no preview waits for a price
   * @param retry asks again for what could not be drawn for want of the shop
   */
  constructor(
    private readonly drawer: CardMaker,
    private readonly raiser: CardMaker,
    private readonly retry: () => void,
  ) {}

  start(): void {
    this.latestKey = '';
    this.isShown = true;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.wanted = null;
    this.isShown = false;
  }

  /** Asks for a card, unless it is the one that was asked for last. */
  request(work: CardWork): void {
    const key = JSON.stringify([work.choices, work.colours, work.outline?.length]);
    if (key === this.latestKey) return;
    this.latestKey = key;
    this.wanted = { work, key };
    this.raised.value = null;
    void this.drawLatest();
  }

  /** Those that came while one was drawn are skipped, but for the last. */
  private async drawLatest(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    for (let card = this.wanted; card !== null; card = this.wanted) {
      this.wanted = null;
      const reply = await this.drawer.ask(card.work);
      this.isWaiting.value = reply.outcome === 'unavailable';
      if (reply.outcome === 'drawn') {
        this.drawing.value = reply.drawing;
        this.refusals.value = [];
        this.raiseLater(card);
      } else if (reply.outcome === 'refused') {
        this.refusals.value = reply.refusals;
      } else if (this.wanted === null && this.isShown) {
        this.latestKey = '';
        setTimeout(this.retry, retryMs);
      }
    }
    this.isBusy = false;
  }

  private raiseLater(card: WantedCard, waitMs = restMs): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.raise(card), waitMs);
  }

  private async raise(card: WantedCard): Promise<void> {
    const { work, key } = card;
    // Another card may be asked for by now, here and after each wait.
    if (key !== this.latestKey) return;
    const reply = await this.raiser.ask({ ...work, task: 'raise' });
    const part =
      reply.outcome === 'raised' ? await measureFile({ name: 'card.3mf', content: reply.content }) : null;
    if (key !== this.latestKey || !this.isShown) return;
    if (reply.outcome === 'refused') {
      this.refusals.value = reply.refusals;
    } else if (reply.outcome === 'unavailable' || isUnreached(part)) {
      this.raiseLater(card, retryMs);
    } else if (
      reply.outcome === 'raised' &&
      (part?.outcome === 'measured' || part?.outcome === 'unreadable')
    ) {
      const { furtherSkus, bodySku } = reply;
      this.raised.value = { part, card: { furtherSkus, bodySku } };
    }
  }
}

/** Whether the program that measures could not be reached. */
function isUnreached(part: Measured | null): boolean {
  return part?.outcome === 'left' && part.why === 'failed';
}
