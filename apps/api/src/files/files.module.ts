import { Module } from '@nestjs/common';
import { FilesController } from './files.controller.js';
import { FilesService } from './files.service.js';
import { PartsService } from './parts.service.js';

@Module({
  controllers: [FilesController],
  providers: [FilesService, PartsService],
  exports: [PartsService],
})
export class FilesModule {}
