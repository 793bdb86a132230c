import { Module } from '@nestjs/common';
import { ConsoleFilesController } from './console-files.controller.js';
import { ConsoleFilesService } from './console-files.service.js';
import { ConsolePagesController } from './console-pages.controller.js';

@Module({
  controllers: [ConsoleFilesController, ConsolePagesController],
  providers: [ConsoleFilesService],
})
export class ConsoleModule {}
