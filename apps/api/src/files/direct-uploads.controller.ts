import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Refuses } from '../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../endpoint/caller/caller.decorator.js';
import { RateLimit } from '../endpoint/limits/rate-limit.decorator.js';
import { BeginUploadDto, type BegunUploadView, CompleteUploadDto } from './direct-uploads.dto.js';
import { DirectUploads } from './direct-uploads.service.js';
import type { UploadedFileView } from './files.dto.js';

/** Files that a client stores by itself where the service keeps them. */
@Controller('api/uploads')
export class DirectUploadsController {
  constructor(private readonly uploads: DirectUploads) {}

  /**
   * Signs a form by which the client stores one STL, OBJ or 3MF file straight in S3, and completes the upload after
   * that. `form` is `null` where files go to `POST /api/upload`.
   */
  @Post()
  @HttpCode(200)
  @RateLimit(20)
  @Refuses({
    INVALID_FILE_TYPE: [],
    INVALID_INPUT: ['storageQuotaExceeded', 'tooManyRecords'],
    STORAGE_ERROR: [],
  })
  begin(@CurrentCaller() { userId }: Caller, @Body() dto: BeginUploadDto): Promise<BegunUploadView> {
    return this.uploads.begin(userId, dto);
  }

  /**
   * Makes a stored file one of the account's and starts its analysis, as `POST /api/upload` does. A worker first checks its
   * length and type. Repeated, it answers the same.
   */
  @Post('complete')
  @HttpCode(200)
  @RateLimit(60)
  @Refuses({
    FILE_NOT_FOUND: [],
    INVALID_FILE_TYPE: [],
    FILE_TOO_LARGE: [],
    INVALID_INPUT: ['storageQuotaExceeded'],
    STORAGE_ERROR: [],
    EXTERNAL_SERVICE_ERROR: [],
  })
  complete(
    @CurrentCaller() { userId }: Caller,
    @Body() { uploadId }: CompleteUploadDto,
  ): Promise<UploadedFileView> {
    return this.uploads.complete(userId, uploadId);
  }
}
