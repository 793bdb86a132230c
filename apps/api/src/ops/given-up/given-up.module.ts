import { Module } from '@nestjs/common';
import { GivenUpController } from './given-up.controller.js';
import { GivenUpChanges } from './given-up-changes.service.js';
import { GivenUpService } from './given-up.service.js';

@Module({ controllers: [GivenUpController], providers: [GivenUpChanges, GivenUpService] })
export class GivenUpModule {}
