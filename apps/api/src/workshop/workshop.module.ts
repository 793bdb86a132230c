import { Module } from '@nestjs/common';
import { MachinePacesService } from './machine-paces.service.js';

@Module({ providers: [MachinePacesService], exports: [MachinePacesService] })
export class WorkshopModule {}
