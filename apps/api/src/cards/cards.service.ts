import type { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { type CardColour, type CardDesign, type CardLogo, designVersion } from '@cards/design/card-design.js';
import type { KeptCardFault } from '@shared/domain/contract/card-findings.js';
import { sentencesOfCardFault, tellCardWarning } from '@shared/words/card-words.js';
import { previewKeyOf, previewLinkMinutes } from '@cards/design/preview-key.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { type FieldFault, ServiceError } from '@shared/domain/contract/errors.js';
import { GeneratedCard } from '@shared/infra/database/entities/generated-card.entity.js';
import type { Material } from '@shared/infra/database/entities/material.entity.js';
import { RefusedLogo } from '@shared/infra/database/entities/refused-logo.entity.js';
import { UploadedFile } from '@shared/infra/database/entities/uploaded-file.entity.js';
import { newId } from '@shared/infra/database/new-id.js';
import {
  FILE_STORAGE,
  type FileStorage,
  StoredFileNotFoundError,
} from '@shared/infra/storage/file-storage.js';
import { type LinkSignature, signLink, verifyLink } from '@shared/infra/storage/signed-link.js';
import { CatalogService } from '../catalog/catalog.service.js';
import { StorageQuota } from '../files/storage-quota.service.js';
import { type WorkLook, WorkWait } from '../endpoint/work-wait.js';
import { QuotesService } from '../quotes/quotes.service.js';
import { type CardColours, crossFaults, digestOf, toDesign } from './card-request.js';
import type { CardDto, CardView } from './cards.dto.js';
import { told } from '@shared/words/say.js';
import type { Told } from '@shared/domain/contract/told.js';

/** A row that is settled: its file, or why there is none. */
type Settled = { card: GeneratedCard; file: UploadedFile };

/** Business cards: designed here, made by the worker, then files like any upload. */
@Injectable()
export class CardsService {
  constructor(
    private readonly em: EntityManager,
    private readonly catalog: CatalogService,
    private readonly quotes: QuotesService,
    private readonly storageQuota: StorageQuota,
    private readonly work: WorkWait,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /**
   * The card that was asked for, made now unless it was before, and its price.
   *
   * @throws {ServiceError} VALIDATION_ERROR naming the field that must change, FILE_NOT_FOUND for a logo,
   * EXTERNAL_SERVICE_ERROR while the worker is still at it.
   */
  async create(userId: string, dto: CardDto): Promise<CardView> {
    const colours = await this.chooseColours(dto);
    const logo = dto.mark === 'logo' ? await this.findLogo(userId, dto.logoKey) : null;
    await this.storageQuota.assertNotFull(userId);
    const { card, file } = await this.generate(userId, toDesign(dto, colours, logo));
    const { materialId, finish, quantity } = dto;
    const line = { fileKey: file.key, filename: file.filename, materialId, finish, quantity, isRush: false };
    const { quote } = await this.quotes.calculate(userId, line);
    const warnings = (card.warnings ?? []).map(tellCardWarning);
    return { fileKey: file.key, quote, previewUrl: this.previewUrl(file.key), warnings };
  }

  /** @throws {ServiceError} FORBIDDEN for a link that is forged or too old, FILE_NOT_FOUND. */
  async openPreview(fileKey: string, link: LinkSignature): Promise<Readable> {
    const key = previewKeyOf(fileKey);
    if (verifyLink(this.settings.appSecret, key, link, new Date()) !== 'valid') {
      throw new ServiceError('FORBIDDEN', {
        message: told('api.messages.thisLinkSpent'),
        details: { hint: told('api.hints.newCardLink', { minutes: previewLinkMinutes }) },
      });
    }
    const card = await this.em.findOne(GeneratedCard, { file: { key: fileKey } });
    if (card === null) throw new ServiceError('FILE_NOT_FOUND');
    let isAnew = true;
    await this.work.until('cards.picture', told('api.messages.pictureBeingDrawn'), async () => {
      if (await this.storage.exists(key)) return { result: key };
      if (isAnew) await this.forgetPicture(card.id);
      isAnew = false;
      return { pending: [{ cardId: card.id }] };
    });
    return this.storage.open(key).catch(toFileNotFound);
  }

  private async chooseColours(dto: CardDto): Promise<CardColours> {
    const body = await this.findColour(dto.materialId);
    const choose = async (sku: string) => (sku === '' ? body : this.findColour(sku));
    const [text, mark] = [await choose(dto.textColorId), await choose(dto.markColorId)];
    const chosen = { materialId: body, textColorId: text, markColorId: mark };
    const errors = Object.entries(chosen).flatMap(([field, material]): FieldFault[] => {
      if (body === null && field !== 'materialId' && dto[field as 'textColorId'] === '') return [];
      if (material === null) return [unavailable(field, told('api.fields.notInStock'))];
      if (body !== null && material.polymer !== body.polymer) {
        return [
          unavailable(field, told('api.fields.samePlasticAsCard', { polymer: body.polymer.toUpperCase() })),
        ];
      }
      return [];
    });
    errors.push(...crossFaults(dto));
    refuse(errors, told('api.hints.inStock'));
    return { body: toColour(body!), text: toColour(text!), mark: toColour(mark!) };
  }

  private async findColour(sku: string): Promise<Material | null> {
    const material = await this.catalog.findMaterial(sku);
    return material?.isAvailable === true ? material : null;
  }

  private async findLogo(userId: string, fileKey: string): Promise<CardLogo> {
    const file = await this.em.findOne(UploadedFile, { key: fileKey, user: userId });
    if (file === null) {
      const errors = [{ field: 'logoKey', message: told('api.fields.notYourFile') }];
      throw new ServiceError('FILE_NOT_FOUND', { details: { errors } });
    }
    const { format, sizeBytes, contentHash } = file;
    const stillHolds = { $or: [{ expiresAt: null }, { expiresAt: { $gt: new Date() } }] };
    const refused = await this.em.findOne(RefusedLogo, { contentHash, designVersion, ...stillHolds });
    if (refused !== null) throw refusal([refused.fault]);
    return { fileKey, format, sizeBytes, contentHash };
  }

  private async generate(userId: string, design: CardDesign): Promise<Settled> {
    const digest = digestOf(design);
    await this.em.execute(
      `insert into generated_cards (id, user_id, digest, design, created_at)
       values (?, ?, ?, ?::jsonb, now())
       on conflict (user_id, digest) do update
         set status = 'pending', attempts = 0, warnings = null, finished_at = null, created_at = now()
         where (generated_cards.status = 'done' and generated_cards.file_id is null)
            or (generated_cards.status = 'failed'
                and (generated_cards.faults is null or generated_cards.faults @> '[{"isTemporary": true}]'))`,
      [newId(), userId, digest, JSON.stringify(design)],
    );
    const look = async (): Promise<WorkLook<'cards.generate', Settled>> => {
      const card = await this.em.findOneOrFail(
        GeneratedCard,
        { user: userId, digest },
        { populate: ['file'], refresh: true },
      );
      if (card.status === 'failed') throw refusal(card.faults ?? []);
      if (card.status === 'done' && card.file) return { result: { card, file: card.file } };
      return { pending: [{ cardId: card.id }] };
    };
    return this.work.until('cards.generate', told('api.messages.cardBeingMade'), look);
  }

  /** Whatever became of it before: a picture that is not there is drawn. */
  private async forgetPicture(cardId: string): Promise<void> {
    await this.em.execute(
      `update generated_cards set picture_status = 'pending', picture_attempts = 0
       where id = ? and picture_status is distinct from 'pending'`,
      [cardId],
    );
  }

  private previewUrl(fileKey: string): string {
    const expiresAt = new Date(Date.now() + previewLinkMinutes * 60_000);
    const { expires, signature } = signLink(this.settings.appSecret, previewKeyOf(fileKey), expiresAt);
    return `${this.settings.publicUrl}/api/cards/preview/${fileKey}?expires=${expires}&signature=${signature}`;
  }
}

function toColour({ sku, name, previewColor }: Material): CardColour {
  return { sku, name, hex: previewColor.toLowerCase() };
}

function unavailable(field: string, message: Told): FieldFault {
  return { field, message, reason: 'materialUnavailable' };
}

function refuse(errors: readonly FieldFault[], hint: Told): void {
  if (errors.length === 0) return;
  const reason = errors.find((error) => error.reason !== undefined)?.reason;
  const details = { errors: [...errors], ...(reason === undefined ? {} : { reason, hint }) };
  throw new ServiceError('VALIDATION_ERROR', { details });
}

/** A card that cannot be made as asked; without faults in the request it is ours. */
function refusal(kept: readonly KeptCardFault[]): ServiceError {
  if (kept.length === 0) return new ServiceError('INTERNAL_ERROR');
  const faults = kept.map(sentencesOfCardFault);
  const errors = faults.map(({ field, message }) => ({ field, message }));
  const hint = faults.map((fault) => fault.hint);
  return new ServiceError('VALIDATION_ERROR', { details: { errors, hint } });
}

function toFileNotFound(error: unknown): never {
  throw error instanceof StoredFileNotFoundError
    ? new ServiceError('FILE_NOT_FOUND', { cause: error })
    : error;
}
