import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  StreamableFile,
} from '@nestjs/common';
import { allowedExtensions, maxUploadBytes, maxUploadMegabytes } from '@shared/domain/contract/limits.js';
import { lengthUnits } from '@shared/domain/contract/length-units.js';
import type { Request } from 'express';
import { Access } from '../endpoint/caller/access.decorator.js';
import { Refuses, Sends, Takes } from '../endpoint/answers/answers.decorator.js';
import { UnparsedBody } from '../http/body.guard.js';
import { type Caller, CurrentCaller } from '../endpoint/caller/caller.decorator.js';
import { RateLimit } from '../endpoint/limits/rate-limit.decorator.js';
import type { Page } from '../endpoint/lists/page.js';
import { FileList } from './file-list.service.js';
import {
  DownloadQuery,
  FileLinkDto,
  FileListQuery,
  type FileLinkView,
  type FileView,
  type UploadedFileView,
  type UploadLimitsView,
} from './files.dto.js';
import { PartPictures } from './part-pictures.service.js';
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
    unit: {
      type: 'string',
      enum: lengthUnits,
      default: 'mm',
      description: 'Unit of the numbers of an STL or OBJ file, before or after it. A 3MF file names its own.',
    },
  },
};

/** The models that parts are printed from. */
@Controller('api')
export class FilesController {
  constructor(
    private readonly files: FilesService,
    private readonly fileList: FileList,
    private readonly pictures: PartPictures,
  ) {}

  /**
   * Shows the upload limits.
   * A client can refuse a file by them before it sends it.
   */
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

  /**
   * Lists the caller's uploads with what was measured, newest first.
   * Each says when it will be deleted, and whether it could be measured.
   */
  @Get('files')
  list(@CurrentCaller() { userId }: Caller, @Query() query: FileListQuery): Promise<Page<FileView>> {
    return this.fileList.list(userId, query);
  }

  /** Signs a new link that downloads one of the caller's files. It works for 15 minutes. */
  @Post('files/link')
  @HttpCode(200)
  @Refuses({ FILE_NOT_FOUND: [] })
  link(@CurrentCaller() { userId }: Caller, @Body() { fileKey }: FileLinkDto): Promise<FileLinkView> {
    return this.fileList.link(userId, fileKey);
  }

  /**
   * Shows a part: a PNG of 480 by 360 pixels on a transparent ground, of a business card its own picture. By the signed
   * `pictureUrl` of a list; the signature authorizes the request, and no session is needed.
   */
  @Get('files/picture/*key')
  @Access('public')
  @RateLimit(600)
  @Sends('image/png')
  @Header('Cache-Control', 'private, max-age=7200, immutable')
  @Refuses({ FORBIDDEN: [], FILE_NOT_FOUND: [], STORAGE_ERROR: [] })
  async picture(
    @Param('key') path: string[] | string,
    @Query() query: DownloadQuery,
  ): Promise<StreamableFile> {
    const content = await this.pictures.openSigned(keyOf(path), query);
    return new StreamableFile(content, { type: 'image/png' });
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
    const { filename, sizeBytes, content } = await this.files.openSigned(keyOf(path), query);
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(lastCharacters(filename))}`;
    return new StreamableFile(content, { type: 'application/octet-stream', length: sizeBytes, disposition });
  }
}

function keyOf(path: string[] | string): string {
  return Array.isArray(path) ? path.join('/') : path;
}

/** As many as file systems take; a header that names more is too long for proxies. The ending is kept. */
const mostCharacters = 255;

function lastCharacters(filename: string): string {
  return Array.from(filename).slice(-mostCharacters).join('');
}
