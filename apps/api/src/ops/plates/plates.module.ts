import { Module } from '@nestjs/common';
import { MakingModule } from '../../making/making.module.js';
import { WorkshopModule } from '../../workshop/workshop.module.js';
import { PlatePlansController } from './plate-plans.controller.js';
import { PlatesController } from './plates.controller.js';

@Module({ imports: [MakingModule, WorkshopModule], controllers: [PlatePlansController, PlatesController] })
export class PlatesModule {}
