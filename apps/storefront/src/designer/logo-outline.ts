import { signal } from '@preact/signals';
import type { Contour } from '@cards/plane.js';
import { type CardMaker, retryMs } from './card-maker.js';
import type { CardRefusal, OutlineWork } from './card-messages.js';

/** The outline of the chosen logo, which is found once for each file. */
export class LogoOutline {
  readonly contours = signal<Contour[] | null>(null);
  /** What is wrong with the file. */
  readonly refusals = signal<readonly CardRefusal[]>([]);
  /** Whether the shop could not be reached for the program that finds it. */
  readonly isWaiting = signal(false);
  /** The logo whose outline is not known yet. */
  private wanted: OutlineWork | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly maker: CardMaker) {}

  async find(logo: Omit<OutlineWork, 'task'>): Promise<void> {
    this.wanted = { task: 'outline', ...logo };
    await this.findWanted();
  }

  /** Forgets the logo, whose outline may be on its way. */
  forget(): void {
    this.stop();
    this.contours.value = null;
    this.refusals.value = [];
  }

  /** Tries at once what waits for the shop. */
  readonly again = (): void => {
    if (this.isWaiting.peek()) void this.findWanted();
  };

  /** Looks for nothing any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.wanted = null;
    this.isWaiting.value = false;
  }

  private async findWanted(): Promise<void> {
    clearTimeout(this.timer);
    const work = this.wanted;
    if (work === null) return;
    const reply = await this.maker.ask(work);
    // Another logo was chosen meanwhile, or the page was left.
    if (work !== this.wanted) return;
    this.isWaiting.value = reply.outcome === 'unavailable';
    if (this.isWaiting.value) {
      this.timer = setTimeout(() => void this.findWanted(), retryMs);
      return;
    }
    this.wanted = null;
    if (reply.outcome === 'outlined') this.contours.value = reply.outline;
    else if (reply.outcome === 'refused') this.refusals.value = reply.refusals;
  }
}
