import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { kernelVersion } from '@kernel/version.js';
import { type KeptAnalysis, toMeshAnalysis } from '@shared/domain/contract/analysis.js';
import type { KeptFault, KeptValidation } from '@shared/domain/contract/mesh-findings.js';
import { tellFault, tellValidation } from '@shared/words/mesh-words.js';
import { UploadedFile } from '@shared/infra/database/entities/uploaded-file.entity.js';
import { keptUntilSql } from '@shared/infra/storage/kept-until.js';
import { inOrderOf, readPage } from '../endpoint/lists/list-page.js';
import { Page } from '../endpoint/lists/page.js';
import { unknownFiles } from '../endpoint/fields/unknown-files.js';
import { bodySkuSql } from './part-rows.js';
import { FileLinks } from './file-links.service.js';
import { PartPictures, type PictureLinks } from './part-pictures.service.js';
import type { FileLinkView, FileListQuery, FileView } from './files.dto.js';

interface FileRow {
  id: string;
  key: string;
  filename: string;
  size_bytes: number;
  created_at: Date;
  kept_until: Date;
  status: 'pending' | 'done' | 'failed' | null;
  analysis: KeptAnalysis | null;
  validation: KeptValidation | null;
  fault: KeptFault | null;
  further_skus: string[];
  body_sku: string | null;
}

/** A customer's uploads and their measurements. */
@Injectable()
export class FileList {
  constructor(
    private readonly em: EntityManager,
    private readonly links: FileLinks,
    private readonly pictures: PartPictures,
  ) {}

  /** Newest first. Does not wait: a file whose analysis is pending is listed as such. */
  async list(userId: string, { search, ...page }: FileListQuery): Promise<Page<FileView>> {
    const found =
      search === undefined
        ? { where: 't.user_id = ?', values: [userId] }
        : {
            where: 't.user_id = ? and strpos(lower(t.filename), lower(?)) > 0',
            values: [userId, search],
          };
    const { ids, nextCursor } = await readPage(
      this.em,
      { list: 'files', from: 'uploaded_files t', ...found },
      page,
    );
    const rows = inOrderOf(ids, await this.read(ids));
    const pictures = await this.pictures.linksTo(rows.map(({ key }) => key));
    return new Page(
      rows.map((row) => this.view(row, pictures)),
      nextCursor,
    );
  }

  /** @throws {ServiceError} FILE_NOT_FOUND, also for another customer's file. */
  async link(userId: string, fileKey: string): Promise<FileLinkView> {
    const found = await this.em.findOne(UploadedFile, { key: fileKey, user: userId });
    if (found !== null) {
      const { unit, furtherSkus } = found;
      const pictures = await this.pictures.linksTo([fileKey]);
      const pictureUrl = pictures.get(fileKey) ?? null;
      return { key: fileKey, unit, furtherSkus, ...this.links.sign(fileKey), pictureUrl };
    }
    throw unknownFiles(['fileKey']);
  }

  private async read(ids: readonly string[]): Promise<FileRow[]> {
    if (ids.length === 0) return [];
    return this.em.execute<FileRow[]>(
      `select f.id, f.key, f.filename, f.size_bytes, f.created_at, ${keptUntilSql('f')} as kept_until,
         a.status, a.analysis, a.validation, a.fault, f.further_skus, ${bodySkuSql} as body_sku
       from uploaded_files f
       left join file_analyses a on a.content_hash = f.content_hash and a.kernel_version = ?
       where f.id in (${ids.map(() => '?').join(', ')})`,
      [kernelVersion, ...ids],
    );
  }

  private view(row: FileRow, pictures: PictureLinks): FileView {
    const {
      key,
      filename,
      status,
      analysis,
      validation,
      fault,
      further_skus: furtherSkus,
      body_sku: bodySku,
    } = row;
    return {
      key,
      url: this.links.sign(key).url,
      metadata: { filename, size: row.size_bytes },
      createdAt: new Date(row.created_at).toISOString(),
      expiresAt: new Date(row.kept_until).toISOString(),
      status: status ?? 'pending',
      analysis: analysis && toMeshAnalysis(analysis),
      validation: validation && tellValidation(validation),
      fault: fault && tellFault(fault),
      card: bodySku === null ? null : { bodySku, furtherSkus },
      pictureUrl: pictures.get(key) ?? null,
    };
  }
}
