import { Module } from '@nestjs/common';
import type { Settings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { UPLOAD_DOOR, UploadDoor } from '@shared/infra/storage/upload-door.js';
import { DirectUploadsController } from './direct-uploads.controller.js';
import { DirectUploads } from './direct-uploads.service.js';
import { FileLinks } from './file-links.service.js';
import { FileList } from './file-list.service.js';
import { FilesController } from './files.controller.js';
import { FilesService } from './files.service.js';
import { PartPictures } from './part-pictures.service.js';
import { PartsService } from './parts.service.js';
import { StorageQuota } from './storage-quota.service.js';
import { WorkQuota } from './work-quota.service.js';

@Module({
  controllers: [FilesController, DirectUploadsController],
  providers: [
    {
      provide: UPLOAD_DOOR,
      inject: [SETTINGS],
      useFactory: ({ storage }: Settings) => UploadDoor.of(storage),
    },
    ...[
      DirectUploads,
      FileLinks,
      FileList,
      FilesService,
      PartPictures,
      PartsService,
      StorageQuota,
      WorkQuota,
    ],
  ],
  exports: [FileLinks, FileList, PartPictures, PartsService, StorageQuota, WorkQuota],
})
export class FilesModule {}
