import type { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { previewKeyOf } from '@cards/design/preview-key.js';
import { kernelVersion } from '@kernel/version.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { pictureLook } from '@shared/infra/work/part-pictures.js';
import { ensurePictures } from '@shared/infra/work/ensure-pictures.js';
import { asLikelyAsNot } from '@shared/infra/work/work-rows.js';
import { WorkOutbox } from '@shared/infra/work/work-outbox.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import {
  FILE_STORAGE,
  type FileStorage,
  StoredFileNotFoundError,
} from '@shared/infra/storage/file-storage.js';
import { pictureKeyOf } from '@shared/infra/storage/picture-keys.js';
import { type LinkSignature, verifyLink } from '@shared/infra/storage/signed-link.js';
import { told } from '@shared/words/say.js';
import { FileLinks, pictureOf } from './file-links.service.js';

/** Links to the pictures that are drawn, by the key of their file. */
export type PictureLinks = ReadonlyMap<string, string>;

interface PictureRow {
  key: string;
  content_hash: string;
  is_drawn: boolean;
  /** Measured, and no picture in the current look is drawn or asked for. */
  is_missing: boolean;
  /** A card, whose own picture shows its colours. */
  is_card: boolean;
}

/** So many pictures of older files are asked for by one request; the next one asks for more. */
const mostAskedFor = 20;

/** Pictures of parts: drawn by the worker, shown by signed links. */
@Injectable()
export class PartPictures {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: WorkOutbox,
    private readonly links: FileLinks,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /** Links to the pictures of files that the caller may see. */
  async linksTo(fileKeys: readonly (string | null)[]): Promise<PictureLinks> {
    const keys = await this.shown(fileKeys);
    return new Map(keys.map((key) => [key, this.links.signPicture(key)]));
  }

  /**
   * Which of these files have a picture. Does not wait: what was never drawn is asked for, and shown by a later answer.
   */
  async shown(fileKeys: readonly (string | null)[]): Promise<string[]> {
    const rows = await this.read([...new Set(fileKeys.filter((key) => key !== null))]);
    const missing = rows.filter((row) => row.is_missing).slice(0, mostAskedFor);
    if (missing.length > 0) {
      await ensurePictures(
        this.em,
        this.outbox,
        missing.map((row) => row.content_hash),
      );
    }
    return rows.filter((row) => row.is_drawn || row.is_card).map(({ key }) => key);
  }

  /** @throws {ServiceError} FORBIDDEN for a forged or expired link, FILE_NOT_FOUND once the file or its picture is gone. */
  async openSigned(fileKey: string, link: LinkSignature): Promise<Readable> {
    if (verifyLink(this.settings.appSecret, pictureOf(fileKey), link, new Date()) !== 'valid') {
      throw new ServiceError('FORBIDDEN', {
        message: told('api.messages.thisLinkSpent'),
        details: { hint: told('api.hints.newPictureLink') },
      });
    }
    return this.open(fileKey);
  }

  /**
   * The picture of a file that the caller may see.
   *
   * @throws {ServiceError} FILE_NOT_FOUND once the file or its picture is gone.
   */
  async open(fileKey: string): Promise<Readable> {
    const [found] = await this.read([fileKey]);
    if (found === undefined || !(found.is_drawn || found.is_card)) throw new ServiceError('FILE_NOT_FOUND');
    const key = found.is_card ? previewKeyOf(fileKey) : pictureKeyOf(found.content_hash);
    return this.storage.open(key).catch((error: unknown) => {
      throw error instanceof StoredFileNotFoundError
        ? new ServiceError('FILE_NOT_FOUND', { cause: error })
        : error;
    });
  }

  private async read(fileKeys: readonly string[]): Promise<PictureRow[]> {
    if (fileKeys.length === 0) return [];
    return this.em.execute<PictureRow[]>(
      `select f.key, f.content_hash, coalesce(p.status = 'done', false) as is_drawn,
         a.content_hash is not null and (p.content_hash is null or p.look < ? and p.status <> 'pending') as is_missing,
         c.id is not null as is_card
       from uploaded_files f
       left join part_pictures p on p.content_hash = f.content_hash
       left join generated_cards c on c.file_id = f.id and ${asLikelyAsNot(`c.picture_status = 'done'`)}
       left join file_analyses a on a.content_hash = f.content_hash and a.kernel_version = ?
         and ${asLikelyAsNot(`a.status = 'done'`)}
       where f.key in (${fileKeys.map(() => '?').join(', ')})`,
      [pictureLook, kernelVersion, ...fileKeys],
    );
  }
}
