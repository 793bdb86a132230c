import { Module } from '@nestjs/common';
import { JobsController } from './jobs.controller.js';
import { JobChanges } from './job-changes.service.js';
import { JobStories } from './job-story.service.js';
import { JobWaits } from './job-waits.service.js';
import { JobsService } from './jobs.service.js';

@Module({ controllers: [JobsController], providers: [JobChanges, JobStories, JobWaits, JobsService] })
export class JobsModule {}
