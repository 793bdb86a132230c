import { Module } from '@nestjs/common';
import { PausesService } from './pauses.service.js';
import { QueueFigures } from './queue-figures.service.js';
import { QueuesController } from './queues.controller.js';
import { QueuesService } from './queues.service.js';

@Module({
  controllers: [QueuesController],
  providers: [PausesService, QueueFigures, QueuesService],
  exports: [QueueFigures],
})
export class QueuesModule {}
