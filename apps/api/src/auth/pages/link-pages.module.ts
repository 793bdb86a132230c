import { Module } from '@nestjs/common';
import { SiteModule } from '../../site/site.module.js';
import { AuthModule } from '../auth.module.js';
import { EmailPagesController } from './email-pages.controller.js';
import { LinkPagesController } from './link-pages.controller.js';

/** The pages that mailed links lead to, in a module apart from the accounts. */
@Module({
  imports: [AuthModule, SiteModule],
  controllers: [EmailPagesController, LinkPagesController],
})
export class LinkPagesModule {}
