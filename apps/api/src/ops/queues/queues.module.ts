import { Module } from '@nestjs/common';
import { FailureChanges } from '../failures/failure-changes.service.js';
import { FailuresController } from '../failures/failures.controller.js';
import { FailuresService } from '../failures/failures.service.js';
import { GivenUpChanges } from '../given-up/given-up-changes.service.js';
import { GivenUpController } from '../given-up/given-up.controller.js';
import { GivenUpService } from '../given-up/given-up.service.js';
import { JobChanges } from '../jobs/job-changes.service.js';
import { JobStories } from '../jobs/job-story.service.js';
import { JobWaits } from '../jobs/job-waits.service.js';
import { JobsController } from '../jobs/jobs.controller.js';
import { JobsService } from '../jobs/jobs.service.js';
import { SchedulesService } from '../workers/schedules.service.js';
import { WorkersController } from '../workers/workers.controller.js';
import { WorkersService } from '../workers/workers.service.js';
import { PausesService } from './pauses.service.js';
import { QueueFigures } from './queue-figures.service.js';
import { QueuesController } from './queues.controller.js';
import { QueuesService } from './queues.service.js';

/** The console's rooms about work: queues, workers, failures, jobs, what was given up. */
@Module({
  controllers: [FailuresController, GivenUpController, JobsController, QueuesController, WorkersController],
  providers: [
    ...[FailureChanges, FailuresService, GivenUpChanges, GivenUpService],
    ...[JobChanges, JobStories, JobWaits, JobsService],
    ...[PausesService, QueueFigures, QueuesService, SchedulesService, WorkersService],
  ],
  exports: [QueueFigures],
})
export class QueuesModule {}
