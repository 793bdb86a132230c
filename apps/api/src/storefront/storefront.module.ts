import { Module } from '@nestjs/common';
import { SiteModule } from '../site/site.module.js';
import { StorefrontFilesModule } from './storefront-files.module.js';
import { StorefrontPagesController } from './storefront-pages.controller.js';

@Module({
  imports: [SiteModule, StorefrontFilesModule],
  controllers: [StorefrontPagesController],
})
export class StorefrontModule {}
