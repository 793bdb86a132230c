import type { LiveTopic } from '@shared/domain/contract/live-topics.js';
import { CallFailure, dataOf } from '@web/app/failure.js';
import { service } from '../service/client.js';

/** The state of each topic, as the service names it: another text after a change. */
export type Versions = Record<string, string>;

/** What becomes of a connection. */
export interface ConnectionEvents {
  onVersions: (versions: Versions) => void;
  /**
   * It has been lost, or was refused.
   *
   * @param isBrief the browser opens the next stream by itself, as it does each minute
   */
  onLost: (isBrief: boolean) => void;
}

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;
/** The service ends each stream after a minute: one that tells nothing for longer is dead, though no reset said so. */
const deadAfterMs = 75_000;

/**
 * A stream of versions that stays open. Browsers reopen one that has ended, but give up after an HTTP error: it is asked
 * for again then, later each time, and only opened once the service answers.
 */
export class LiveConnection {
  private topics: readonly LiveTopic[] = [];
  private source: EventSource | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private refusals = 0;

  constructor(private readonly events: ConnectionEvents) {}

  /** Follows these topics at least: one that is left is not worth another stream. */
  follow(topics: readonly LiveTopic[]): void {
    if (topics.every((topic) => this.topics.includes(topic))) return;
    this.close();
    this.topics = topics;
    this.open();
  }

  close(): void {
    this.topics = [];
    this.refusals = 0;
    this.leave();
  }

  private leave(): void {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
  }

  private open(): void {
    const source = new EventSource(`/ops/api/live?topics=${this.topics.join(',')}`);
    this.source = source;
    this.watch();
    source.addEventListener('open', () => this.watch());
    source.addEventListener('versions', ({ data }: MessageEvent<string>) => {
      this.watch();
      this.refusals = 0;
      this.events.onVersions(JSON.parse(data) as Versions);
    });
    source.addEventListener('error', () => {
      if (source !== this.source) return;
      const isBrief = source.readyState !== EventSource.CLOSED;
      this.events.onLost(isBrief);
      if (isBrief) this.watch();
      else this.openLater(0);
    });
  }

  /** Opens another stream where this one tells nothing from now on. */
  private watch(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.events.onLost(false);
      this.openLater(0);
    }, deadAfterMs);
  }

  private openLater(askedMs: number): void {
    this.leave();
    const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** this.refusals);
    this.refusals += 1;
    // Not all browsers at the same moment: they were refused together.
    const spreadMs = waitMs * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => void this.ask(), Math.max(askedMs, spreadMs));
  }

  /** Streams do not tell why they were refused; a plain request does, also that the session has ended. */
  private async ask(): Promise<void> {
    const { topics } = this;
    try {
      const versions = await dataOf(
        service.GET('/ops/api/live', { params: { query: { topics: topics.join(',') } } }),
      );
      if (topics !== this.topics) return;
      this.events.onVersions(versions);
      this.open();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (topics === this.topics) this.openLater((error.retryAfterSeconds ?? 0) * 1_000);
    }
  }
}
