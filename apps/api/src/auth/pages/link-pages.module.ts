import { Module } from '@nestjs/common';
import { SiteModule } from '../../site/site.module.js';
import { AuthModule } from '../auth.module.js';
import { ErrorPages } from '../../http/page-error.filter.js';
import { LinkErrorPages } from './link-error-pages.js';
import { LinkPagesController } from './link-pages.controller.js';

/** The pages that mailed links lead to, in a module apart from the accounts. */
@Module({
  imports: [AuthModule, SiteModule],
  controllers: [LinkPagesController],
  providers: [{ provide: ErrorPages, useClass: LinkErrorPages }],
})
export class LinkPagesModule {}
