import { computed, effect, signal } from '@preact/signals';
import type { LiveTopic } from '@shared/domain/contract/live-topics.js';
import { lateReadings } from '@web/app/reading.js';
import { standing } from '../session/session.js';
import type { Versions } from './live-connection.js';
import { LiveTabs } from './live-tabs.js';

interface Follower {
  topics: readonly LiveTopic[];
  known: Versions;
  act: () => void;
}

/** A stream ends each minute and the next is there a second later, behind a read replica some more: no news for an operator. */
const briefMs = 10_000;

/** Since when changes may not be told; `null` while they are. */
const notToldSince = signal<Date | null>(null);

/** Since when what was told cannot be read. */
const notReadSince = signal<Date | null>(null);

effect(() => {
  const isLate = lateReadings.value > 0;
  notReadSince.value = isLate ? (notReadSince.peek() ?? new Date()) : null;
});

/** Since when changes may not arrive; `null` while they do. */
export const notLiveSince = computed(() => notToldSince.value ?? notReadSince.value);

const followers = new Set<Follower>();
let timer: ReturnType<typeof setTimeout> | undefined;

const tabs = new LiveTabs({
  onVersions: (told) => {
    clearTimeout(timer);
    timer = undefined;
    notToldSince.value = null;
    for (const follower of followers) hand(follower, told);
  },
  onLost: (isBrief) => {
    if (notToldSince.value !== null) return;
    const since = new Date();
    if (isBrief) timer ??= setTimeout(() => (notToldSince.value = since), briefMs);
    else notToldSince.value = since;
  },
});

/** The first word comes after the first load: what changed between them is read once more. */
function hand(follower: Follower, told: Versions): void {
  const own = Object.entries(told).filter(([topic]) => follower.topics.some((one) => one === topic));
  const isNews = own.some(([topic, version]) => follower.known[topic] !== version);
  follower.known = { ...follower.known, ...Object.fromEntries(own) };
  if (isNews) follower.act();
}

/** A hidden page hears nothing, and is told what it missed when it is shown again. */
function refresh(): void {
  const isHeard = standing.value.step === 'operator' && !document.hidden;
  if (!isHeard) {
    clearTimeout(timer);
    timer = undefined;
    notToldSince.value = null;
  }
  tabs.follow(isHeard ? [...new Set([...followers].flatMap(({ topics }) => topics))] : []);
}

document.addEventListener('visibilitychange', refresh);
addEventListener('pagehide', () => tabs.follow([]));
addEventListener('pageshow', refresh);
effect(refresh);

/** Runs `act` whenever one of the topics has changed, until the returned function is called. */
export function followTopics(topics: readonly LiveTopic[], act: () => void): () => void {
  const follower: Follower = { topics, known: {}, act };
  followers.add(follower);
  refresh();
  return () => {
    followers.delete(follower);
    refresh();
  };
}
