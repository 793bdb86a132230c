import { Module } from '@nestjs/common';
import { FileLinks } from './file-links.service.js';
import { FileList } from './file-list.service.js';
import { FilesController } from './files.controller.js';
import { FilesService } from './files.service.js';
import { PartsService } from './parts.service.js';
import { StorageQuota } from './storage-quota.service.js';

@Module({
  controllers: [FilesController],
  providers: [FileLinks, FileList, FilesService, PartsService, StorageQuota],
  exports: [PartsService, StorageQuota],
})
export class FilesModule {}
