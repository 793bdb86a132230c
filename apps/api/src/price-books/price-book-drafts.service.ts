import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { businessYear } from '@shared/domain/contract/business-time.js';
import type { Locale } from '@shared/domain/contract/enums.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { maxPriceBookDrafts } from '@shared/domain/contract/limits.js';
import { bookChanges } from '@shared/domain/pricing/book-changes.js';
import { findBookFaults } from '@shared/domain/pricing/book-faults.js';
import { nextBookVersion } from '@shared/domain/pricing/book-version.js';
import type { PriceBook } from '@shared/domain/pricing/book.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { PriceBookRecord } from '@shared/infra/database/entities/price-book.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { lockNamed } from '@shared/infra/database/lock-named.js';
import { told } from '@shared/words/say.js';
import { Idempotency } from '../endpoint/answers/idempotency.js';
import type { RepeatableRequest } from '../endpoint/answers/idempotency-key.decorator.js';
import { Page } from '../endpoint/lists/page.js';
import { unknownCursor } from '../endpoint/lists/list-cursor.js';
import { type PageQuery, pageLength } from '../endpoint/lists/page-query.js';
import { comparedFigures } from './compared-figures.js';
import {
  priceBookView,
  type PriceBookEntry,
  wholePriceBookView,
  type WholePriceBookView,
} from './price-book-views.dto.js';
import { PriceBooks } from './price-books.service.js';

/** What an admin writes of a draft; what is left out stays as it is. */
export interface DraftChange {
  note?: string | null | undefined;
  /** All figures; its version is the draft's. */
  book?: Omit<PriceBook, 'version'> | undefined;
}

/** Price books as admins write them: drafts that are changed, thrown away or published. */
@Injectable()
export class PriceBookDrafts {
  constructor(
    private readonly em: EntityManager,
    private readonly books: PriceBooks,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Newest first; the cursor is the version of the last one.
   *
   * @throws {ServiceError} VALIDATION_ERROR for a cursor that is no version: a draft may have been thrown away meanwhile.
   */
  async list(page: PageQuery): Promise<Page<PriceBookEntry>> {
    const limit = pageLength(page);
    const last = page.after === undefined ? null : await this.em.findOne(PriceBookRecord, page.after);
    if (page.after !== undefined && last === null) throw unknownCursor();
    const older = last === null ? {} : olderThan(last);
    const orderBy = { createdAt: 'desc', version: 'desc' } as const;
    const found = await this.em.find(PriceBookRecord, older, { orderBy, limit: limit + 1 });
    const rows = found.slice(0, limit);
    return new Page(rows.map(priceBookView), found.length > limit ? rows.at(-1)?.version : undefined);
  }

  /** @throws {ServiceError} RESOURCE_NOT_FOUND. */
  async get(version: string, locale: Locale): Promise<WholePriceBookView> {
    const row = await this.em.findOne(PriceBookRecord, version, { refresh: true });
    if (row === null) throw new ServiceError('RESOURCE_NOT_FOUND');
    return wholePriceBookView(row, await this.books.current(), locale);
  }

  /**
   * Begins a draft: a copy of the current book, changed as asked.
   *
   * @throws {ServiceError} INVALID_INPUT with tooManyRecords.
   */
  async begin(
    operatorId: string,
    request: RepeatableRequest | null,
    { note, book }: DraftChange,
    locale: Locale,
  ): Promise<WholePriceBookView> {
    const { answer } = await this.idempotency.once(operatorId, request, {
      commit: async (em) => {
        await lockBooks(em);
        const known = await em.findAll(PriceBookRecord, { fields: ['version', 'status'] });
        const drafts = known.filter(({ status }) => status === 'draft').length;
        if (drafts >= maxPriceBookDrafts) throw tooManyDrafts();
        const current = await em.findOneOrFail(PriceBookRecord, { status: 'published' }, { refresh: true });
        const version = nextBookVersion(
          businessYear(new Date()),
          known.map((one) => one.version),
        );
        const content = { ...current.content, ...book, version };
        const basedOn = current.version;
        const draft = em.create(PriceBookRecord, { version, content, basedOn, note });
        const after = { basedOn, note: note ?? null, changes: bookChanges(current.content, content) };
        await addAudit(em, operatorId, {
          ...{ action: 'priceBook.draft', subjectId: version },
          ...{ before: {}, after },
        });
        await em.flush();
        return wholePriceBookView(draft, current.content, locale);
      },
    });
    return answer;
  }

  /** @throws {ServiceError} RESOURCE_NOT_FOUND; INVALID_INPUT with priceBookFixed. */
  async change(
    operatorId: string,
    version: string,
    { note, book }: DraftChange,
    locale: Locale,
  ): Promise<WholePriceBookView> {
    await this.em.fork().transactional(async (em) => {
      const draft = await lockDraft(em, version);
      const content = { ...draft.content, ...book, version };
      const changes = bookChanges(draft.content, content);
      const before = { note: draft.note ?? null };
      const after = { note: note === undefined ? before.note : note };
      if (changes.length === 0 && before.note === after.note) return;
      em.assign(draft, { content, note: after.note });
      await addAudit(em, operatorId, {
        ...{ action: 'priceBook.change', subjectId: version },
        ...{ before, after: { ...after, changes } },
      });
    });
    return this.get(version, locale);
  }

  /** @throws {ServiceError} RESOURCE_NOT_FOUND; INVALID_INPUT with priceBookFixed. */
  async discard(operatorId: string, version: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const draft = await lockDraft(em, version);
      const before = { basedOn: draft.basedOn, note: draft.note, book: draft.content };
      em.remove(draft);
      await addAudit(em, operatorId, { action: 'priceBook.discard', subjectId: version, before, after: {} });
    });
  }

  /**
   * Makes a draft the book of all new prices, in every process within a second. Published again, it changes nothing.
   *
   * @param compared the `figures` of the comparison that was looked at
   * @throws {ServiceError} RESOURCE_NOT_FOUND; INVALID_INPUT with priceBookFixed, priceBookOutdated, priceBookFaulty or
   * priceBookUncompared.
   */
  async publish(
    operatorId: string,
    version: string,
    compared: string | undefined,
    locale: Locale,
  ): Promise<WholePriceBookView> {
    await this.em.fork().transactional(async (em) => {
      await lockBooks(em);
      const current = await em.findOneOrFail(PriceBookRecord, { status: 'published' });
      if (current.version === version) return;
      const draft = await lockDraft(em, version);
      if (draft.basedOn !== current.version) throw outdated(current.version);
      const errors = findBookFaults(draft.content);
      if (errors.length > 0) throw faulty(errors);
      if (compared !== comparedFigures(current.version, draft.content)) throw uncompared();
      // The index admits one current book at each moment.
      current.status = 'retired';
      await em.flush();
      const { email: publishedBy } = await em.findOneOrFail(User, operatorId);
      em.assign(draft, { status: 'published', publishedAt: new Date(), publishedBy });
      const changes = bookChanges(current.content, draft.content);
      await addAudit(em, operatorId, {
        ...{ action: 'priceBook.publish', subjectId: version },
        ...{ before: { current: current.version }, after: { current: version, changes } },
      });
    });
    this.books.forget();
    return this.get(version, locale);
  }
}

/** Until the commit: drafts are numbered and published one after the other. */
async function lockBooks(em: EntityManager): Promise<void> {
  await lockNamed(em, 'price-books');
}

/** The draft, locked until the commit. */
async function lockDraft(em: EntityManager, version: string): Promise<PriceBookRecord> {
  const row = await em.findOne(PriceBookRecord, version, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  });
  if (row === null) throw new ServiceError('RESOURCE_NOT_FOUND');
  if (row.status === 'draft') return row;
  throw new ServiceError('INVALID_INPUT', {
    message: told('api.messages.priceBookFixed', { version }),
    details: { reason: 'priceBookFixed', hint: told('api.hints.newDraft') },
  });
}

function outdated(current: string): ServiceError {
  return new ServiceError('INVALID_INPUT', {
    message: told('api.messages.priceBookOutdated', { current }),
    details: { reason: 'priceBookOutdated', current, hint: told('api.hints.newDraft') },
  });
}

const olderThan = ({ createdAt, version }: PriceBookRecord) => ({
  $or: [{ createdAt: { $lt: createdAt } }, { createdAt, version: { $lt: version } }],
});

function faulty(errors: ReturnType<typeof findBookFaults>): ServiceError {
  return new ServiceError('INVALID_INPUT', {
    message: told('api.messages.priceBookFaulty', { count: errors.length }),
    details: { reason: 'priceBookFaulty', errors, hint: told('api.hints.mendBook') },
  });
}

function uncompared(): ServiceError {
  return new ServiceError('INVALID_INPUT', {
    message: told('api.messages.priceBookUncompared'),
    details: { reason: 'priceBookUncompared', hint: told('api.hints.compareBook') },
  });
}

function tooManyDrafts(): ServiceError {
  return new ServiceError('INVALID_INPUT', {
    message: told('api.messages.tooManyDrafts', { limit: maxPriceBookDrafts }),
    details: { reason: 'tooManyRecords', hint: told('api.hints.discardDraft') },
  });
}
