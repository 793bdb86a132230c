import { Module } from '@nestjs/common';
import { QueuesModule } from '../ops/queues/queues.module.js';
import { SiteModule } from '../site/site.module.js';
import { StatusController } from './status.controller.js';
import { StatusReader } from './status.service.js';

@Module({ imports: [QueuesModule, SiteModule], controllers: [StatusController], providers: [StatusReader] })
export class StatusModule {}
