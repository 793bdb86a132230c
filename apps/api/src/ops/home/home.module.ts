import { Module } from '@nestjs/common';
import { MoneyModule } from '../../money/money.module.js';
import { QueuesModule } from '../queues/queues.module.js';
import { HomeController } from './home.controller.js';
import { HomeService } from './home.service.js';
import { MachineTasks } from './machine-tasks.service.js';

@Module({
  imports: [MoneyModule, QueuesModule],
  controllers: [HomeController],
  providers: [HomeService, MachineTasks],
})
export class HomeModule {}
