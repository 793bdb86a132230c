import { statfs } from 'node:fs/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { takesWritesSql } from '@shared/infra/database/read-only-connections.js';
import { KeptReading } from '@shared/infra/metrics/kept-reading.js';
import { ProcessFigures } from '@shared/infra/metrics/process-figures.js';
import { usesDataFolder } from '@shared/infra/storage/data-folder.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { reservedBytesOf } from '@shared/infra/storage/disk-storage.js';
import { FILE_STORAGE, type FileStorage } from '@shared/infra/storage/file-storage.js';

/** Figures of what the service needs: whether each part answers, and how full the disk is. */
@Injectable()
export class DependencyMetrics {
  constructor(
    private readonly em: EntityManager,
    private readonly jobQueue: JobQueue,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
    { registry }: ProcessFigures,
  ) {
    const registers = [registry];
    const checks = this.checks();
    const up = new Gauge({
      name: 'dependency_up',
      help: 'Whether a part that the service needs answers: 1 or 0.',
      labelNames: ['dependency'],
      registers,
      collect: async () => {
        const answered = Object.entries(checks).map(async ([dependency, check]) =>
          up.set({ dependency }, (await check.value()) === null ? 0 : 1),
        );
        await Promise.all(answered);
      },
    });
    if (usesDataFolder(this.settings)) this.addDisk(registry);
  }

  private checks(): Record<string, KeptReading<unknown>> {
    return {
      database: new KeptReading(() => this.em.fork().execute(takesWritesSql)),
      queue: new KeptReading(async () => {
        await this.jobQueue.assertTakesJobs(this.settings);
        return 'there';
      }),
      storage: new KeptReading(async () => {
        await this.storage.check();
        return 'there';
      }),
    };
  }

  private addDisk(registry: ProcessFigures['registry']): void {
    const reading = new KeptReading(() => statfs(this.settings.dataDir));
    const disk = new Gauge({
      name: 'disk_bytes',
      help: 'The disk of DATA_DIR: its size, what is free, and the free part that uploads leave to the database.',
      labelNames: ['part'],
      registers: [registry],
      collect: async () => {
        const found = await reading.value();
        disk.reset();
        if (found === null) return;
        disk.set({ part: 'size' }, found.blocks * found.bsize);
        disk.set({ part: 'free' }, found.bavail * found.bsize);
        disk.set({ part: 'reserved' }, reservedBytesOf(found));
      },
    });
  }
}
