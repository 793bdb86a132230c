import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, StreamableFile } from '@nestjs/common';
import { allowedExtensions, maxUploadBytes, maxUploadMegabytes } from '@shared/domain/contract/limits.js';
import type { Request } from 'express';
import { Access } from '../endpoint/access.decorator.js';
import { Refuses, Sends, Takes } from '../endpoint/answers.decorator.js';
import { UnparsedBody } from '../http/body.guard.js';
import { type Caller, CurrentCaller } from '../endpoint/caller.decorator.js';
import { RateLimit } from '../endpoint/rate-limit.decorator.js';
import type { Page } from '../endpoint/page.js';
import { PageQuery } from '../endpoint/page-query.js';
import { FileList } from './file-list.service.js';
import {
  DownloadQuery,
  FileLinkDto,
  type FileLinkView,
  type FileView,
  type UploadedFileView,
  type UploadLimitsView,
} from './files.dto.js';
import { FilesService } from './files.service.js';
import { receiveFile } from './multipart-file.js';

const uploadForm = {
  type: 'object',
  required: ['file'],
  properties: {
    file: {
      type: 'string',
      format: 'binary',
      description: `An STL, OBJ or 3MF file of at most ${maxUploadBytes} bytes.`,
    },
  },
};

/** The models that parts are printed from. */
@Controller('api')
export class FilesController {
  constructor(
    private readonly files: FilesService,
    private readonly fileList: FileList,
  ) {}

  /** Shows the upload limits. */
  @Get('upload')
  limits(): UploadLimitsView {
    return { maxSize: maxUploadBytes, maxSizeMB: maxUploadMegabytes, allowedExtensions };
  }

  /**
   * Uploads one STL, OBJ or 3MF file and starts its analysis. The type is decided by the content and must agree with
   * the extension. Whether the part can be printed is told when it is priced.
   */
  @Post('upload')
  @HttpCode(200)
  @RateLimit(20)
  @Takes({ contentType: 'multipart/form-data', schema: uploadForm })
  @Refuses({
    VALIDATION_ERROR: [],
    MISSING_FIELD: [],
    INVALID_FILE_TYPE: [],
    FILE_TOO_LARGE: [],
    INVALID_INPUT: ['storageQuotaExceeded'],
    STORAGE_ERROR: [],
  })
  @UnparsedBody()
  async upload(@CurrentCaller() caller: Caller, @Req() request: Request): Promise<UploadedFileView> {
    return receiveFile(request, (file) => this.files.store(caller.userId, file));
  }

  /** Lists the caller's uploads with what was measured, newest first. */
  @Get('files')
  list(@CurrentCaller() { userId }: Caller, @Query() page: PageQuery): Promise<Page<FileView>> {
    return this.fileList.list(userId, page);
  }

  /** Signs a new link that downloads one of the caller's files. It works for 15 minutes. */
  @Post('files/link')
  @HttpCode(200)
  @Refuses({ FILE_NOT_FOUND: [] })
  link(@CurrentCaller() { userId }: Caller, @Body() { fileKey }: FileLinkDto): Promise<FileLinkView> {
    return this.fileList.link(userId, fileKey);
  }

  /** Downloads an uploaded file by the signed `url` of its upload. The signature authorizes the download; no session is needed. */
  @Get('files/*key')
  @Access('public')
  @Sends('application/octet-stream')
  @Refuses({ FORBIDDEN: [], FILE_NOT_FOUND: [], STORAGE_ERROR: [] })
  async download(
    @Param('key') path: string[] | string,
    @Query() query: DownloadQuery,
  ): Promise<StreamableFile> {
    const key = Array.isArray(path) ? path.join('/') : path;
    const { filename, sizeBytes, content } = await this.files.openSigned(key, query);
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(lastCharacters(filename))}`;
    return new StreamableFile(content, { type: 'application/octet-stream', length: sizeBytes, disposition });
  }
}

/** As many as file systems take; a header that names more is too long for proxies. The ending is kept. */
const mostCharacters = 255;

function lastCharacters(filename: string): string {
  return Array.from(filename).slice(-mostCharacters).join('');
}
