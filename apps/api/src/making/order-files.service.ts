import type { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { Finish } from '@shared/domain/contract/enums.js';
import { orderFileName } from '@shared/domain/making/file-names.js';
import { Order } from '@shared/infra/database/entities/order.entity.js';
import { FILE_STORAGE, type FileStorage } from '@shared/infra/storage/file-storage.js';
import { zipArchive } from '@shared/infra/storage/zip-archive.js';
import { told } from '@shared/words/say.js';
import { FileLinks } from '../files/file-links.service.js';

/** A file of an order's line. */
export interface OrderFileView {
  /** The line of the order. */
  lineId: string;
  /** What it is called in the archive: order, line, copies, colour, finish. */
  name: string;
  /** What its customer calls it. */
  fileName: string;
  /** Bytes of the file. */
  sizeBytes: number;
  /** A download link; good until `expiresAt`. */
  url: string;
  /** When the link ends. */
  expiresAt: string;
}

interface FileRow {
  line_id: string;
  position: number;
  quantity: number;
  material_id: string | null;
  finish: Finish | null;
  is_rush: boolean;
  key: string;
  file_name: string;
  size_bytes: string;
}

/** The files of an order, under names that say what is to be made of them. */
@Injectable()
export class OrderFilesService {
  constructor(
    private readonly em: EntityManager,
    private readonly links: FileLinks,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
  ) {}

  /** @throws {ServiceError} ORDER_NOT_FOUND. */
  async list(id: string): Promise<OrderFileView[]> {
    const { number, rows } = await this.read(id);
    return rows.map((row) => ({
      lineId: row.line_id,
      name: nameOf(number, row),
      fileName: row.file_name,
      sizeBytes: Number(row.size_bytes),
      ...this.links.sign(row.key),
    }));
  }

  /**
   * All files as one ZIP, written as it is read: no file is held in memory.
   *
   * @throws {ServiceError} ORDER_NOT_FOUND; FILE_NOT_FOUND for an order without files.
   */
  async archive(id: string): Promise<{ name: string; content: Readable }> {
    const { number, rows } = await this.read(id);
    if (rows.length === 0)
      throw new ServiceError('FILE_NOT_FOUND', { message: told('making.refusals.noFiles') });
    const entries = rows.map((row) => ({
      path: nameOf(number, row),
      open: () => this.storage.open(row.key),
      isCompressed: !row.key.endsWith('.3mf'),
    }));
    return { name: `${number}.zip`, content: zipArchive(entries) };
  }

  private async read(id: string): Promise<{ number: string; rows: FileRow[] }> {
    const order = isUuid(id) ? await this.em.findOne(Order, { id }, { fields: ['number'] }) : null;
    if (order === null) throw new ServiceError('ORDER_NOT_FOUND');
    const rows = await this.em.execute<FileRow[]>(
      `select l.id as line_id, l.position, l.quantity, l.material_id, l.finish, l.is_rush, f.key, l.file_name,
         f.size_bytes
       from order_lines l join uploaded_files f on f.key = l.file_key where l.order_id = ? order by l.position`,
      [id],
    );
    return { number: order.number, rows };
  }
}

function nameOf(orderNumber: string, row: FileRow): string {
  const { position, quantity, material_id: materialId, finish, is_rush: isRush, key } = row;
  const extension = /\.\w{1,8}$/.exec(key)?.[0].toLowerCase() ?? '';
  return orderFileName({ orderNumber, position, quantity, materialId, finish, isRush, extension });
}
