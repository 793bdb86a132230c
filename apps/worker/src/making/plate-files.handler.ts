import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { drawnContents } from '@shared/infra/work/part-pictures.js';
import { materialsBySku } from '@shared/infra/catalog/materials-by-sku.js';
import { PartOutline } from '@shared/infra/database/entities/part-outline.entity.js';
import { Plate, type PlateFilesFault } from '@shared/infra/database/entities/plate.entity.js';
import { PlatePiece } from '@shared/infra/database/entities/plate-piece.entity.js';
import { UploadedFile } from '@shared/infra/database/entities/uploaded-file.entity.js';
import type { PlateColour } from '@meshes/plates/plate-model.js';
import { renderShopPaper } from '@shared/infra/documents/render-shop-paper.js';
import { type PlateTicket, shopPaperLayout } from '@shared/infra/documents/shop-paper.js';
import { leavesOn, leavingDays } from '@shared/infra/orders/leaving-day.js';
import type { JobPayloads } from '@shared/infra/queue/jobs.js';
import { FILE_STORAGE, type FileStorage } from '@shared/infra/storage/file-storage.js';
import { withPictures } from '../documents/with-pictures.js';
import { keepObjects, leaveObjects } from '../maintenance/leftovers.js';
import { ThreadError } from '../thread-failure.js';
import type { JobHandler } from '../work/job-handlers.js';
import { PendingWork } from '../work/pending-work.js';
import { plateFileKeys } from './plate-file-keys.js';
import { type PlateBodyTask, PlateThreads } from './plate-threads.js';

/** Of a colour that is no longer in the catalogue. */
const unknownColour = '#888888';

/** What became of the 3MF file, and why there is none. */
type Model = Pick<Plate, 'filesStatus' | 'modelKey' | 'filesFault' | 'faultContentHash'>;

/** A file that its plate needs is deleted, or cannot be read: another try would end the same. */
function failed(filesFault: PlateFilesFault, faultContentHash: string | null): Model {
  return { filesStatus: 'failed', modelKey: null, filesFault, faultContentHash };
}

/** Writes the 3MF file and the ticket of a plate. */
@Injectable()
export class PlateFilesHandler implements JobHandler<'plates.files'> {
  private readonly logger = new Logger(PlateFilesHandler.name);

  constructor(
    private readonly threads: PlateThreads,
    private readonly work: PendingWork,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  handle(payload: JobPayloads['plates.files'], em: EntityManager): Promise<boolean> {
    return this.work.attempt('plates.files', payload, em, {
      run: async (plate) => {
        await keepObjects(em, Object.values(plateFileKeys(plate)));
        const pieces = await em.find(
          PlatePiece,
          { plate: plate.id },
          { populate: ['line.order'], orderBy: { id: 'asc' } },
        );
        const model = await this.writeModel(plate, pieces, em);
        const ticketKey = await this.writeTicket(plate, pieces, em);
        // Pages of the console follow plates by when they changed.
        const written = { ...model, ticketKey, updatedAt: new Date() };
        if (await this.work.settle('plates.files', payload, em, written)) return;
        // An operator has given it up meanwhile.
        if ((await em.count(Plate, { id: plate.id, filesStatus: 'failed' })) > 0) {
          await leaveObjects(em, Object.values(plateFileKeys(plate)));
        }
      },
      // One of them may be stored, and parts of customers are in it.
      giveUp: (plate) =>
        em.fork().transactional(async (tx) => {
          const given = { filesStatus: 'failed', updatedAt: new Date() } as const;
          if (!(await this.work.settle('plates.files', payload, tx, given))) return;
          await leaveObjects(tx, Object.values(plateFileKeys(plate)));
        }),
    });
  }

  private async writeModel(plate: Plate, pieces: PlatePiece[], em: EntityManager): Promise<Model> {
    const contents = Map.groupBy(pieces, ({ line }) => line.contentHash!);
    const bodies: PlateBodyTask[] = [];
    const colours = plate.furtherSkus.length === 0 ? [] : await this.coloursOf(plate, em);
    for (const [contentHash, same] of contents) {
      const file = await em.findOne(UploadedFile, { contentHash }, { orderBy: { id: 'desc' } });
      if (file === null) {
        this.logger.warn({ plate: plate.number, contentHash }, 'A file of the plate is gone');
        return failed('fileGone', contentHash);
      }
      const { key, sizeBytes, format, unit } = file;
      bodies.push({
        name: same[0]!.line.fileName,
        file: { key, sizeBytes, format, unit },
        placements: same.flatMap(({ placements }) => placements),
        colours,
      });
    }
    const modelKey = plateFileKeys(plate).model;
    const createdAt = plate.createdAt.toISOString();
    const reply = await this.threads.run({
      work: 'model',
      title: plate.number,
      createdAt,
      bodies,
      key: modelKey,
    });
    if (reply.outcome === 'error') throw new ThreadError(reply);
    if (reply.outcome === 'unreadable') {
      this.logger.warn({ plate: plate.number, reason: reply.reason }, 'No 3MF');
      return failed('fileUnreadable', [...contents.keys()][reply.body ?? 0] ?? null);
    }
    return { filesStatus: 'done', modelKey, filesFault: null, faultContentHash: null };
  }

  /** The part's own colour first, as its file has them. */
  private async coloursOf({ materialId, furtherSkus }: Plate, em: EntityManager): Promise<PlateColour[]> {
    const skus = [materialId, ...furtherSkus];
    const bySku = await materialsBySku(em, skus);
    return skus.map((sku) => ({
      name: bySku.get(sku)?.nameFr ?? sku,
      hex: bySku.get(sku)?.previewColor ?? unknownColour,
    }));
  }

  private async writeTicket(plate: Plate, pieces: PlatePiece[], em: EntityManager): Promise<string> {
    const [own, ...further] = await this.coloursOf(plate, em);
    const hashes = pieces.flatMap(({ line }) => line.contentHash ?? []);
    const drawn = await drawnContents(em, hashes);
    const outlines = await em.find(PartOutline, { contentHash: { $in: hashes }, status: 'done' });
    const shadows = new Map(outlines.map(({ contentHash, shadow }) => [contentHash, shadow ?? null]));
    const { seller, publicUrl } = this.settings;
    const days = await leavingDays(em, [plate.id]);
    const ticket: PlateTicket = {
      kind: 'plateTicket',
      layout: shopPaperLayout,
      locale: 'fr',
      number: plate.number,
      issuedAt: plate.createdAt.toISOString(),
      seller,
      url: `${publicUrl}/ops/plates/${plate.id}`,
      materialId: plate.materialId,
      materialName: own!.name,
      previewColor: own!.hex,
      furtherColours: further.map(({ name }, place) => `${name} (${plate.furtherSkus[place]})`),
      isRush: plate.isRush,
      leavesOn: days.get(plate.id) ?? null,
      gapMm: plate.gapMm,
      copies: plate.copies,
      estimatedSeconds: plate.estimatedSeconds,
      weightMilligrams: plate.weightMilligrams,
      lines: pieces.map(({ line, placements }) => ({
        fileName: line.fileName,
        orderNumber: line.order.number,
        linePosition: line.position + 1,
        finish: line.finish ?? null,
        leavesOn: leavesOn(line.order),
        boxMm: line.boxMm!,
        shadow: shadows.get(line.contentHash!) ?? null,
        placements,
        ...(drawn.has(line.contentHash!) && { pictureHash: line.contentHash! }),
      })),
    };
    const pdf = await renderShopPaper(await withPictures(ticket, this.storage));
    const ticketKey = plateFileKeys(plate).ticket;
    await this.storage.save(ticketKey, Readable.from([pdf]), { contentType: 'application/pdf' });
    return ticketKey;
  }
}
