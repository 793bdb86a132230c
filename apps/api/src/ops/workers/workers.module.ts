import { Module } from '@nestjs/common';
import { QueuesModule } from '../queues/queues.module.js';
import { WorkersController } from './workers.controller.js';
import { SchedulesService } from './schedules.service.js';
import { WorkersService } from './workers.service.js';

@Module({
  imports: [QueuesModule],
  controllers: [WorkersController],
  providers: [SchedulesService, WorkersService],
})
export class WorkersModule {}
