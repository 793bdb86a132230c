import { Module } from '@nestjs/common';
import { FailuresController } from './failures.controller.js';
import { FailureChanges } from './failure-changes.service.js';
import { FailuresService } from './failures.service.js';

@Module({ controllers: [FailuresController], providers: [FailureChanges, FailuresService] })
export class FailuresModule {}
