import { Controller, Get, HttpCode, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { Access } from '../endpoint/caller/access.decorator.js';
import { Refuses, Sends } from '../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../endpoint/caller/caller.decorator.js';
import { RateLimit } from '../endpoint/limits/rate-limit.decorator.js';
import { ArchiveLinkQuery } from './account.dto.js';
import { AccountExports, type AccountExportView } from './account-exports.service.js';

/** A copy of everything that an account holds. */
@Controller('api/user/export')
export class AccountExportsController {
  constructor(private readonly exports: AccountExports) {}

  /**
   * Begins a ZIP archive of everything that the account holds: profile, addresses, quotes, orders, projects, cards,
   * mails, invoices and uploaded files. A mail tells when it is ready. One at a time, one a day; kept for seven days.
   */
  @Post()
  @HttpCode(200)
  @RateLimit(20)
  @Refuses({ USER_NOT_FOUND: [] })
  begin(@CurrentCaller() { userId }: Caller): Promise<AccountExportView> {
    return this.exports.begin(userId);
  }

  /**
   * Returns the newest archive with a link to it, or `null` if there is none.
   * Ask again while its `status` is `pending`. An archive is kept for seven days.
   */
  @Get()
  read(@CurrentCaller() { userId }: Caller): Promise<AccountExportView | null> {
    return this.exports.read(userId);
  }

  /** Downloads an archive by its signed `url`. The signature authorizes the download; no session is needed. */
  @Get(':id/download')
  @Access('public')
  @Sends('application/zip')
  @Refuses({ FORBIDDEN: [], FILE_NOT_FOUND: [], STORAGE_ERROR: [] })
  async download(@Param('id') id: string, @Query() link: ArchiveLinkQuery): Promise<StreamableFile> {
    const { filename, sizeBytes, content } = await this.exports.open(id, link);
    const disposition = `attachment; filename="${filename}"`;
    return new StreamableFile(content, { type: 'application/zip', length: sizeBytes, disposition });
  }
}
