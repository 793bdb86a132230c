import { Module } from '@nestjs/common';
import { FileLinks } from './file-links.service.js';
import { FileList } from './file-list.service.js';
import { FilesController } from './files.controller.js';
import { FilesService } from './files.service.js';
import { PartPictures } from './part-pictures.service.js';
import { PartsService } from './parts.service.js';
import { StorageQuota } from './storage-quota.service.js';
import { WorkQuota } from './work-quota.service.js';

@Module({
  controllers: [FilesController],
  providers: [FileLinks, FileList, FilesService, PartPictures, PartsService, StorageQuota, WorkQuota],
  exports: [FileLinks, FileList, PartPictures, PartsService, StorageQuota, WorkQuota],
})
export class FilesModule {}
