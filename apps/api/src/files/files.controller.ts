import { Controller, Get, HttpCode, Param, Post, Query, Req, StreamableFile } from '@nestjs/common';
import { allowedExtensions, maxUploadBytes, maxUploadMegabytes } from '@shared/contract/limits.js';
import type { Request } from 'express';
import { Access } from '../http/access.decorator.js';
import { UnparsedBody } from '../http/body.guard.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { RateLimit } from '../http/rate-limit.decorator.js';
import { DownloadQuery, type UploadedFileView, type UploadLimitsView } from './files.dto.js';
import { FilesService } from './files.service.js';
import { receiveFile } from './multipart-file.js';

@Controller('api')
export class FilesController {
  constructor(private readonly files: FilesService) {}

  @Get('upload')
  limits(): UploadLimitsView {
    return { maxSize: maxUploadBytes, maxSizeMB: maxUploadMegabytes, allowedExtensions };
  }

  @Post('upload')
  @HttpCode(200)
  @RateLimit(20)
  @UnparsedBody()
  async upload(@CurrentCaller() caller: Caller, @Req() request: Request): Promise<UploadedFileView> {
    return receiveFile(request, (file) => this.files.store(caller.userId, file));
  }

  /** The signature is what admits the caller. */
  @Get('files/*key')
  @Access('public')
  async download(
    @Param('key') path: string[] | string,
    @Query() query: DownloadQuery,
  ): Promise<StreamableFile> {
    const key = Array.isArray(path) ? path.join('/') : path;
    const { filename, sizeBytes, content } = await this.files.openSigned(key, query);
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`;
    return new StreamableFile(content, { type: 'application/octet-stream', length: sizeBytes, disposition });
  }
}
