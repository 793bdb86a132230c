import type { CardDesign, CardLogo } from '@cards/design/card-design.js';
import type { FoundCardWarning, KeptCardFault } from '@shared/domain/contract/card-findings.js';
import type { Contour } from '@cards/plane.js';
import type { StorageSettings } from '@shared/infra/config/env.js';
import type { ThreadFailure } from '../thread-failure.js';
import { ThreadPool } from '../thread-pool.js';

/** What to make of a design, or of the mesh of its logo. */
export type CardTask =
  | { design: CardDesign; outline: Contour[] | null; result: 'file' | 'picture' }
  | { logo: CardLogo; result: 'outline' };

/** A thread's answer. */
export type CardThreadReply =
  | { outcome: 'made'; bytes: Uint8Array; warnings: FoundCardWarning[] }
  | { outcome: 'outlined'; outline: Contour[] }
  | { outcome: 'refused'; faults: KeptCardFault[]; isForGood?: boolean }
  | ThreadFailure;

/** A thread's start data. */
export interface CardThreadData {
  storage: StorageSettings;
}

/** Threads that make cards and draw them. */
export class CardThreads extends ThreadPool<CardTask, CardThreadReply> {
  constructor(entry: URL, storage: StorageSettings) {
    const workerData: CardThreadData = { storage };
    // The solids library leaks a little memory: a thread is replaced before that adds up.
    super({ entry, workerData, deadlineMs: 20_000, maxHeapMb: 512, maxTasks: 400 });
  }
}
