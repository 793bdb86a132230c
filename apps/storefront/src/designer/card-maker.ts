import type { CardAnswer, CardAsk, CardReply, WorkOfCards } from './card-messages.js';

/** How long after the shop could not be reached it is asked again. */
export const retryMs = 3000;

/** A worker for cards; one that died is started again with the next work. */
export class CardMaker {
  private worker: Worker | null = null;
  private readonly asked = new Map<number, (reply: CardReply) => void>();
  private lastId = 0;

  /** Loads the worker ahead of its first work. */
  warmUp(): void {
    this.worker ??= this.start();
  }

  ask(work: WorkOfCards): Promise<CardReply> {
    this.warmUp();
    const id = (this.lastId += 1);
    return new Promise((resolve) => {
      this.asked.set(id, resolve);
      this.worker?.postMessage({ id, work } satisfies CardAsk);
    });
  }

  /** Ends the worker with all that it does. */
  close(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const id of [...this.asked.keys()]) this.settle({ id, reply: { outcome: 'unavailable' } });
  }

  private start(): Worker {
    const worker = new Worker(new URL('./card-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<CardAnswer>) => this.settle(data));
    for (const event of ['error', 'messageerror']) worker.addEventListener(event, () => this.close());
    return worker;
  }

  private settle({ id, reply }: CardAnswer): void {
    this.asked.get(id)?.(reply);
    this.asked.delete(id);
  }
}
