import { Module } from '@nestjs/common';
import { ProjectsModule } from '../../projects/projects.module.js';
import { OperatorProjectsController } from './operator-projects.controller.js';

@Module({ imports: [ProjectsModule], controllers: [OperatorProjectsController] })
export class OperatorProjectsModule {}
