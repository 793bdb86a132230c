import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { LiveTopic } from '@shared/domain/contract/live-topics.js';
import type { Replica } from '@shared/infra/database/replica.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { PinoLogger } from 'nestjs-pino';
import { Drain } from '../../http/drain.js';
import { REPLICA } from '../../http/replica.interceptor.js';
import { OperatorsService } from '../access/operators.service.js';
import { topicStates } from './topic-states.js';

const lookEveryMs = 1_000;
/** Lists are read from a replica, which is behind. */
const replicaLookMs = 100;
/** A page has one stream; more are no operators. */
const mostFollowers = 500;

/** The state of each topic, as a short text that is another one after a change. */
export type LiveVersions = Record<string, string>;

/** A page that follows topics. */
export interface Follower {
  sessionId: string;
  topics: readonly LiveTopic[];
  /** What it was told last: a change before the first look would be missed otherwise. */
  known: LiveVersions;
  tell: (versions: LiveVersions) => void;
  /** The process stops, or the session has ended. */
  end: () => void;
}

/**
 * Tells pages of the console when what they show has changed, within some two seconds of the change; behind a replica, once
 * that has it.
 */
@Injectable()
export class LiveService implements OnModuleDestroy {
  private readonly followers = new Set<Follower>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly orm: MikroORM,
    @Inject(REPLICA) private readonly replica: Replica | null,
    private readonly operators: OperatorsService,
    private readonly logger: PinoLogger,
    private readonly drain: Drain,
  ) {
    const endAll = (): void => this.followers.forEach(({ end }) => end());
    drain.stopping.addEventListener('abort', endAll, { once: true });
  }

  onModuleDestroy(): void {
    if (this.timer !== null) clearTimeout(this.timer);
  }

  /** The versions of these topics now; lists that are loaded after the answer have these changes. */
  async versions(topics: readonly LiveTopic[]): Promise<LiveVersions> {
    if (topics.length === 0) return {};
    const columns = topics.map((topic) => `(${topicStates[topic]}) as "${topic}"`);
    const [row = {}] = await this.orm.em
      .fork()
      .execute<Partial<Record<LiveTopic, string | null>>[]>(`select ${columns.join(', ')}`);
    // Later than the snapshot that they were read from.
    const atMs = Date.now();
    while (this.replica?.mayLack(atMs)) await sleep(replicaLookMs);
    return Object.fromEntries(topics.map((topic) => [topic, digestOf(row[topic] ?? '')]));
  }

  /**
   * Tells the versions of topics that have changed, until the returned function is called.
   *
   * @throws {ServiceError} RATE_LIMITED when too many follow already.
   */
  follow(follower: Follower): () => void {
    if (this.followers.size >= mostFollowers)
      throw new ServiceError('RATE_LIMITED', { retryAfterSeconds: 10 });
    this.followers.add(follower);
    // The process stops, and no abort comes any more: once its answer has begun, it ends.
    if (this.drain.stopping.aborted) queueMicrotask(follower.end);
    this.timer ??= setTimeout(() => void this.look(), lookEveryMs);
    return () => void this.followers.delete(follower);
  }

  private async look(): Promise<void> {
    const followers = [...this.followers];
    const wanted = [...new Set(followers.flatMap(({ topics }) => topics))];
    try {
      const running = await this.operators.runningOf(followers.map(({ sessionId }) => sessionId));
      for (const { sessionId, end } of followers) if (!running.has(sessionId)) end();
      const found = await this.versions(wanted);
      for (const follower of this.followers) tellChanges(follower, found);
    } catch (error) {
      this.logger.warn({ err: error }, 'Live topics cannot be read');
    }
    this.timer = this.followers.size === 0 ? null : setTimeout(() => void this.look(), lookEveryMs);
  }
}

function tellChanges(follower: Follower, found: LiveVersions): void {
  // Whoever began to follow while the topics were read is not in what was found.
  const changed = follower.topics.filter(
    (topic) => found[topic] !== undefined && found[topic] !== follower.known[topic],
  );
  if (changed.length === 0) return;
  const versions = Object.fromEntries(changed.map((topic) => [topic, found[topic] ?? '']));
  follower.known = { ...follower.known, ...versions };
  follower.tell(versions);
}

const digestOf = (state: string): string => createHash('sha256').update(state).digest('hex').slice(0, 12);
