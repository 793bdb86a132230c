import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { OperatorProjectsService } from './operator-projects.service.js';
import { ProjectDecisions } from './project-decisions.service.js';
import { ProjectFiles } from './project-files.service.js';
import { ProjectsController } from './projects.controller.js';
import { ProjectsService } from './projects.service.js';

@Module({
  imports: [FilesModule, OrdersModule],
  controllers: [ProjectsController],
  providers: [OperatorProjectsService, ProjectDecisions, ProjectFiles, ProjectsService],
  exports: [OperatorProjectsService],
})
export class ProjectsModule {}
