import type { LiveTopic } from '@shared/domain/contract/live-topics.js';
import { type ConnectionEvents, LiveConnection, type Versions } from './live-connection.js';

/** What the tabs of a browser tell each other. */
type Word =
  /** What a tab follows: nothing once it is hidden or left. */
  | { kind: 'follow'; tab: string; topics: readonly LiveTopic[] }
  /** A tab has the stream from now on: who follows what? */
  | { kind: 'who' }
  | { kind: 'versions'; versions: Versions }
  | { kind: 'lost'; isBrief: boolean };

/** Tabs that open together are asked for by one stream. */
const gatherMs = 50;
const name = 'console-live';

/**
 * One stream a browser, however many tabs it has: over HTTP/1.1 a browser opens six connections to a host, and each
 * stream keeps one. The tab that holds the lock has the stream, with what all visible tabs follow, and tells the others
 * what it hears; a hidden tab holds nothing. A browser without locks has a stream a visible tab.
 */
export class LiveTabs {
  private readonly tab = Math.random().toString(36).slice(2);
  private readonly channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  private readonly connection: LiveConnection;
  private readonly others = new Map<string, readonly LiveTopic[]>();
  private topics: readonly LiveTopic[] = [];
  private held: Versions = {};
  private loss: Word | null = null;
  private isLeading = false;
  private leaveLock: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly events: ConnectionEvents) {
    this.connection = new LiveConnection({
      onVersions: (versions) => {
        this.held = { ...this.held, ...versions };
        this.loss = null;
        this.tellAll({ kind: 'versions', versions });
      },
      onLost: (isBrief) => {
        this.loss = { kind: 'lost', isBrief };
        this.tellAll(this.loss);
      },
    });
    this.channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => this.hear(data));
  }

  /** What this tab follows from now on; nothing leaves the stream to another tab. */
  follow(topics: readonly LiveTopic[]): void {
    this.topics = topics;
    this.say({ kind: 'follow', tab: this.tab, topics });
    if (topics.length === 0) this.standDown();
    else if (this.isLeading) this.gather();
    else if (this.leaveLock === null) this.standInLine();
  }

  private standInLine(): void {
    const { locks } = navigator as { locks?: LockManager };
    if (locks === undefined || this.channel === null) return this.lead();
    const waiting = new AbortController();
    const held = Promise.withResolvers<void>();
    this.leaveLock = () => {
      waiting.abort();
      held.resolve();
    };
    const lead = (): Promise<void> => {
      if (waiting.signal.aborted) return Promise.resolve();
      this.lead();
      return held.promise;
    };
    locks.request(name, { signal: waiting.signal }, lead).catch((error: unknown) => {
      if (!waiting.signal.aborted) throw error;
    });
  }

  private lead(): void {
    this.isLeading = true;
    this.say({ kind: 'who' });
    this.gather();
  }

  private standDown(): void {
    this.leaveLock?.();
    this.leaveLock = null;
    this.isLeading = false;
    this.others.clear();
    this.held = {};
    this.loss = null;
    clearTimeout(this.timer);
    this.connection.close();
  }

  /** Asks for what all tabs follow, once they have told. */
  private gather(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const wanted = new Set([...this.topics, ...[...this.others.values()].flat()]);
      this.connection.follow([...wanted]);
    }, gatherMs);
  }

  private hear(word: Word): void {
    if (word.kind === 'versions') this.events.onVersions(word.versions);
    else if (word.kind === 'lost') this.events.onLost(word.isBrief);
    else if (word.kind === 'who') this.say({ kind: 'follow', tab: this.tab, topics: this.topics });
    else if (this.isLeading) this.serve(word.tab, word.topics);
  }

  private serve(tab: string, topics: readonly LiveTopic[]): void {
    this.others.set(tab, topics);
    // What is followed already is known already.
    const known = topics.flatMap((topic) => {
      const version = this.held[topic];
      return version === undefined ? [] : [[topic, version]];
    });
    if (this.loss !== null) this.say(this.loss);
    else if (known.length > 0)
      this.say({ kind: 'versions', versions: Object.fromEntries(known) as Versions });
    this.gather();
  }

  private say(word: Word): void {
    this.channel?.postMessage(word);
  }

  /** A channel does not speak to its own tab. */
  private tellAll(word: Word): void {
    this.say(word);
    this.hear(word);
  }
}
