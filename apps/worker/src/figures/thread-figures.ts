import { Inject, Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { ProcessFigures } from '@shared/infra/metrics/process-figures.js';
import { inSpan, type Tracer, TRACER } from '@shared/infra/tracing/tracer.js';
import { MeshThreads } from '../analysis/mesh-threads.js';
import { CardThreads } from '../cards/card-threads.js';
import { PlateThreads } from '../making/plate-threads.js';
import { PictureThreads } from '../pictures/picture-threads.js';

/** Figures of the threads of this worker, by pool; each task is a step of its job's trace. */
@Injectable()
export class ThreadFigures {
  constructor(
    mesh: MeshThreads,
    cards: CardThreads,
    pictures: PictureThreads,
    plates: PlateThreads,
    { registry }: ProcessFigures,
    @Inject(TRACER) tracer: Tracer,
  ) {
    const registers = [registry];
    const pools = Object.entries({ mesh, cards, pictures, plates });
    const threads = new Gauge({
      name: 'thread_pool_threads',
      help: 'Threads of a pool, by state.',
      labelNames: ['pool', 'state'],
      registers,
      collect: () => {
        for (const [pool, { counts }] of pools) {
          threads.set({ pool, state: 'busy' }, counts.busy);
          threads.set({ pool, state: 'idle' }, counts.idle);
        }
      },
    });
    const lost = new Counter({
      name: 'thread_pool_lost_total',
      help: 'Threads of a pool that crashed, or were ended because their work took too long.',
      labelNames: ['pool'],
      registers,
    });
    for (const [pool, threadPool] of pools) {
      lost.inc({ pool }, 0);
      threadPool.around = (work) => inSpan(tracer, { name: `thread ${pool}` }, work);
      threadPool.onLost = () => lost.inc({ pool });
    }
  }
}
