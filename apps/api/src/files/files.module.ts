import { Module } from '@nestjs/common';
import { AnalysisSignals } from './analysis-signals.js';
import { FilesController } from './files.controller.js';
import { FilesService } from './files.service.js';
import { PartsService } from './parts.service.js';

@Module({
  controllers: [FilesController],
  providers: [AnalysisSignals, FilesService, PartsService],
  exports: [PartsService],
})
export class FilesModule {}
