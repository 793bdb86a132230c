import { Module } from '@nestjs/common';
import { StorefrontFilesController } from './storefront-files.controller.js';
import { StorefrontFilesService } from './storefront-files.service.js';

@Module({
  controllers: [StorefrontFilesController],
  providers: [StorefrontFilesService],
  exports: [StorefrontFilesService],
})
export class StorefrontFilesModule {}
