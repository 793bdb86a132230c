import { Module } from '@nestjs/common';
import { SiteModule } from '../site/site.module.js';
import { DevelopersController } from './developers.controller.js';
import { DevelopersService } from './developers.service.js';

@Module({ imports: [SiteModule], controllers: [DevelopersController], providers: [DevelopersService] })
export class DevelopersModule {}
