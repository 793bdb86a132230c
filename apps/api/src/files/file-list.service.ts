import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { kernelVersion } from '@kernel/version.js';
import type { MeshAnalysis } from '@shared/domain/contract/analysis.js';
import type { KeptFault, KeptValidation } from '@shared/domain/contract/mesh-findings.js';
import { tellFault, tellValidation } from '@shared/words/mesh-words.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { UploadedFile } from '@shared/infra/database/entities/uploaded-file.entity.js';
import { keptUntilSql } from '@shared/infra/database/kept-until.js';
import { inOrderOf, readPage } from '../endpoint/list-page.js';
import { Page } from '../endpoint/page.js';
import type { PageQuery } from '../endpoint/page-query.js';
import { FileLinks } from './file-links.service.js';
import type { FileLinkView, FileView } from './files.dto.js';
import { told } from '@shared/words/say.js';

interface FileRow {
  id: string;
  key: string;
  filename: string;
  size_bytes: number;
  created_at: Date;
  kept_until: Date;
  status: 'pending' | 'done' | 'failed' | null;
  analysis: MeshAnalysis | null;
  validation: KeptValidation | null;
  fault: KeptFault | null;
}

/** A customer's uploads and their measurements. */
@Injectable()
export class FileList {
  constructor(
    private readonly em: EntityManager,
    private readonly links: FileLinks,
  ) {}

  /** Newest first. Does not wait: a file whose analysis is pending is listed as such. */
  async list(userId: string, page: PageQuery): Promise<Page<FileView>> {
    const own = { list: 'files', from: 'uploaded_files t', where: 't.user_id = ?', values: [userId] };
    const { ids, nextCursor } = await readPage(this.em, own, page);
    const rows = inOrderOf(ids, await this.read(ids));
    return new Page(
      rows.map((row) => this.view(row)),
      nextCursor,
    );
  }

  /** @throws {ServiceError} FILE_NOT_FOUND, also for another customer's file. */
  async link(userId: string, fileKey: string): Promise<FileLinkView> {
    const found = await this.em.count(UploadedFile, { key: fileKey, user: userId });
    if (found > 0) return { key: fileKey, ...this.links.sign(fileKey) };
    throw new ServiceError('FILE_NOT_FOUND', {
      details: { errors: [{ field: 'fileKey', message: told('api.fields.notYourFile') }] },
    });
  }

  private async read(ids: readonly string[]): Promise<FileRow[]> {
    if (ids.length === 0) return [];
    return this.em.execute<FileRow[]>(
      `select f.id, f.key, f.filename, f.size_bytes, f.created_at, ${keptUntilSql('f')} as kept_until,
         a.status, a.analysis, a.validation, a.fault
       from uploaded_files f
       left join file_analyses a on a.content_hash = f.content_hash and a.kernel_version = ?
       where f.id in (${ids.map(() => '?').join(', ')})`,
      [kernelVersion, ...ids],
    );
  }

  private view(row: FileRow): FileView {
    const { key, filename, status, analysis, validation, fault } = row;
    return {
      key,
      url: this.links.sign(key).url,
      metadata: { filename, size: row.size_bytes },
      createdAt: new Date(row.created_at).toISOString(),
      expiresAt: new Date(row.kept_until).toISOString(),
      status: status ?? 'pending',
      analysis,
      validation: validation && tellValidation(validation),
      fault: fault && tellFault(fault),
    };
  }
}
