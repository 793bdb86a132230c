import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { ProjectRequest } from '@shared/infra/database/entities/project-request.entity.js';
import { Order } from '@shared/infra/database/entities/order.entity.js';
import { SavedQuoteLine } from '@shared/infra/database/entities/saved-quote-line.entity.js';
import { SavedQuote } from '@shared/infra/database/entities/saved-quote.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { centimesToMad } from '@shared/domain/money/mad.js';
import { liveOrderStatuses } from '@shared/domain/orders/order-states.js';
import { mergePurchase } from '@shared/domain/orders/purchase.js';
import {
  type QuoteFacts,
  quoteStatusAt,
  quoteTransitionFault,
  type SavedQuoteStatus,
} from '@shared/domain/orders/quote-states.js';
import { calculateBasket } from '@shared/domain/pricing/basket.js';
import { toPriceRecord, toTotalsRecord } from '@shared/domain/pricing/price-record.js';
import { toBasketTotals, toQuote } from '@shared/domain/pricing/quote.js';
import { liveOrderSql } from '@shared/infra/orders/status-sql.js';
import { rereadAfterWait } from '../endpoint/waiting/reread-after-wait.js';
import { Idempotency } from '../endpoint/answers/idempotency.js';
import type { RepeatableRequest } from '../endpoint/answers/idempotency-key.decorator.js';
import { inOrderOf, readPage } from '../endpoint/lists/list-page.js';
import { Page } from '../endpoint/lists/page.js';
import { purchasesNamed } from '../endpoint/lists/purchase-search.js';
import { PartPictures, type PictureLinks } from '../files/part-pictures.service.js';
import { MachinePacesService } from '../workshop/machine-paces.service.js';
import { BasketPricer, type BasketLine } from './basket-pricer.service.js';
import { type NewQuote, QuoteRows } from './quote-rows.js';
import { quoteShare } from './share/share-link.js';
import type {
  QuoteFilter,
  SavedLineDto,
  SavedQuoteCreated,
  SavedQuoteLineView,
  SavedQuoteView,
  SavedQuoteWithLines,
  SaveQuoteDto,
} from './saved-quotes.dto.js';
import { told } from '@shared/words/say.js';

const isOrdered = `exists (select 1 from orders o where o.quote_id = t.id and o.status in ${liveOrderSql})`;

/** {@link quoteStatusAt} in SQL; its parameter is the time. */
const statusSql = `case when t.expires_at <= ? and not ${isOrdered} then 'expired' else t.status end`;

/** A saved quote with the facts that decide its status. */
export interface FoundQuote {
  quote: SavedQuote;
  /** Of its order that is neither cancelled nor refunded. */
  orderId: string | null;
  facts: QuoteFacts;
}

/** Saved quotes (devis): numbered baskets whose price holds for a week. */
@Injectable()
export class SavedQuotesService {
  constructor(
    private readonly em: EntityManager,
    private readonly pricer: BasketPricer,
    private readonly rows: QuoteRows,
    private readonly idempotency: Idempotency,
    private readonly paces: MachinePacesService,
    private readonly pictures: PartPictures,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  async save(
    userId: string,
    request: RepeatableRequest | null,
    { items, accountDefaults = true, ...purchase }: SaveQuoteDto,
  ): Promise<SavedQuoteCreated> {
    const read = async (): Promise<NewQuote> => {
      const account = accountDefaults ? await this.em.findOneOrFail(User, userId, { refresh: true }) : {};
      const { book, kernelVersion } = await this.pricer.currentBasis();
      const ready = await this.pricer.prepare(userId, items.map(toBasketLine), { book, kernelVersion });
      const inputs = ready.map(({ input }) => input);
      const price = calculateBasket(book, inputs, { paces: await this.paces.current() });
      return {
        ...{ userId, kernelVersion, hasAccountDefaults: accountDefaults },
        ...mergePurchase(purchase, account),
        priceBook: price.bookVersion,
        totals: toTotalsRecord(price),
        totalCentimes: price.totalCentimes,
        deliveryDays: price.deliveryDays,
        lines: items.map(({ fileKey, fileName, fileSize, materialId, finish, quantity }, position) => ({
          ...{ fileKey, fileName, fileSize, materialId, finish, quantity },
          price: toPriceRecord(price.lines[position]!),
        })),
      };
    };
    const { answer } = await this.idempotency.once(userId, request, {
      isOneStatement: true,
      prepare: () => rereadAfterWait(read),
      commit: async (em, quote: NewQuote) =>
        createdView({ ...quote, ...(await this.rows.insert(em, quote)), itemCount: items.length }),
    });
    return answer;
  }

  /** Newest first. */
  async list(userId: string, { status, search = '', ...page }: QuoteFilter): Promise<Page<SavedQuoteView>> {
    const now = new Date();
    const ofStatus =
      status === undefined ? { sql: '', values: [] } : { sql: `and ${statusSql} = ?`, values: [now, status] };
    const named = purchasesNamed(search, 'reference');
    const source = {
      list: 'quotes',
      from: 'saved_quotes t',
      where: `t.user_id = ? ${ofStatus.sql} ${named.sql}`,
      values: [userId, ...ofStatus.values, ...named.values],
    };
    const { ids, nextCursor } = await readPage(this.em, source, page);
    const quotes = inOrderOf(ids, await this.em.find(SavedQuote, { id: { $in: ids } }));
    const ordered = await this.em.find(
      Order,
      { quote: { $in: ids }, status: { $in: [...liveOrderStatuses] } },
      { fields: ['quote'] },
    );
    const orderIds = new Map(ordered.map(({ id, quote }) => [quote?.id, id]));
    return new Page(
      quotes.map((quote) => quoteView(foundQuote(quote, orderIds.get(quote.id)), now)),
      nextCursor,
    );
  }

  async get(userId: string, id: string): Promise<SavedQuoteWithLines> {
    const found = await this.find(userId, id);
    const lines = await this.linesOf(found.quote);
    const now = new Date();
    const share = quoteShare(found, this.settings, now);
    const pictures = await this.pictures.linksTo(lines.map(({ fileKey }) => fileKey));
    const projectId = await answeredBy(this.em, id);
    return {
      ...quoteView(found, now),
      share,
      projectId,
      items: lines.map((line) => lineView(line, pictures)),
    };
  }

  async setStatus(userId: string, id: string, status: SavedQuoteStatus): Promise<SavedQuoteView> {
    return this.em.transactional(async (em) => {
      const now = new Date();
      const found = await this.find(userId, id, LockMode.PESSIMISTIC_WRITE);
      const fault = quoteTransitionFault(found.facts, status, now);
      if (fault !== null) throw refusedChange(fault);
      if (status === 'expired') await refuseEndOfAnswer(em, id);
      if (quoteStatusAt(found.facts, now) !== status) found.quote.status = status;
      await em.flush();
      return quoteView(foundQuote(found.quote, found.orderId), now);
    });
  }

  async remove(userId: string, id: string): Promise<{ id: string }> {
    return this.em.transactional(async (em) => {
      const { quote, facts } = await this.find(userId, id, LockMode.PESSIMISTIC_WRITE);
      if (facts.hasLiveOrder) throw refusedChange('quoteLocked');
      await refuseEndOfAnswer(em, quote.id);
      // Its files may go sooner: the next look decides anew.
      await em.execute(
        `update uploaded_files set kept_until = null where id in (
           select id from uploaded_files where kept_until is not null
             and key in (select file_key from saved_quote_lines where quote_id = ?) order by id for no key update)`,
        [quote.id],
      );
      em.remove(quote);
      return { id: quote.id };
    });
  }

  /**
   * The caller's quote.
   *
   * @param lockMode locks the quote, also against new orders, until the transaction ends.
   * @throws {ServiceError} QUOTE_NOT_FOUND, or FORBIDDEN for another customer's.
   */
  async find(userId: string, id: string, lockMode?: LockMode.PESSIMISTIC_WRITE): Promise<FoundQuote> {
    const options = { lockMode, refresh: lockMode !== undefined };
    const quote = isUuid(id) ? await this.em.findOne(SavedQuote, { id }, options) : null;
    if (quote === null) throw new ServiceError('QUOTE_NOT_FOUND');
    if (quote.user.id !== userId) {
      throw new ServiceError('FORBIDDEN', { message: told('api.messages.quoteNotYours') });
    }
    const live = { quote: quote.id, status: { $in: [...liveOrderStatuses] } };
    const order = await this.em.findOne(Order, live, { fields: ['id'], disableIdentityMap: true });
    return foundQuote(quote, order?.id);
  }

  /**
   * Refuses to order a quote that answers a project: accepting the answer orders it, as it was promised there.
   *
   * @throws {ServiceError} INVALID_INPUT with quoteOfProject.
   */
  async refuseAnswer(em: EntityManager, quoteId: string): Promise<void> {
    const projectId = await answeredBy(em, quoteId);
    if (projectId !== null) throw refusedChange('quoteOfProject', { projectId });
  }

  /** In the order of the basket. */
  linesOf(quote: SavedQuote): Promise<SavedQuoteLine[]> {
    return this.em.find(SavedQuoteLine, { quote: quote.id }, { orderBy: { position: 'asc' } });
  }
}

/** The project of the quote's owner whose answer it is, as long as that may be accepted. */
async function answeredBy(em: EntityManager, quoteId: string): Promise<string | null> {
  const open = { answerQuote: quoteId, status: 'quoted', answerExpiresAt: { $gt: new Date() } } as const;
  const found = await em.findOne(ProjectRequest, open, { fields: ['id'], disableIdentityMap: true });
  return found?.id ?? null;
}

/** Without it nobody would know what to make of the answer. */
async function refuseEndOfAnswer(em: EntityManager, quoteId: string): Promise<void> {
  if ((await answeredBy(em, quoteId)) === null) return;
  throw refusedChange('quoteLocked', { hint: told('api.hints.decideProject') });
}

function foundQuote(quote: SavedQuote, orderId: string | null = null): FoundQuote {
  const { status, expiresAt } = quote;
  return { quote, orderId, facts: { status, expiresAt, hasLiveOrder: orderId !== null } };
}

/** A saved line as the pricer takes it: saved quotes are never rushed. */
export function toBasketLine({
  fileKey,
  materialId,
  finish,
  quantity,
}: Pick<SavedLineDto, 'fileKey' | 'materialId' | 'finish' | 'quantity'>): BasketLine {
  return { fileKey, materialId, finish, quantity, isRush: false };
}

const changeRefusals = {
  quoteExpired: {
    message: told('api.messages.quoteExpired'),
    hint: told('api.hints.saveAgain'),
  },
  quoteLocked: {
    message: told('api.messages.quoteLocked'),
    hint: told('api.hints.unlockQuote'),
  },
  quoteOfProject: {
    message: told('api.messages.quoteOfProject'),
    hint: told('api.hints.decideProject'),
  },
};

/** The refusal to change, order or delete a quote as asked. */
export function refusedChange(reason: keyof typeof changeRefusals, context: object = {}): ServiceError {
  const { message, hint } = changeRefusals[reason];
  return new ServiceError('INVALID_INPUT', { message, details: { reason, hint, ...context } });
}

function createdView(
  quote: Pick<SavedQuote, 'id' | 'reference' | 'expiresAt' | 'itemCount' | 'totalCentimes' | 'deliveryDays'>,
): SavedQuoteCreated {
  const { id, reference, expiresAt, itemCount, totalCentimes } = quote;
  return {
    id,
    reference,
    expiresAt: expiresAt.toISOString(),
    itemCount,
    totalPrice: centimesToMad(totalCentimes),
    estimatedDeliveryDays: quote.deliveryDays ?? null,
  };
}

function quoteView({ quote, orderId, facts }: FoundQuote, now: Date): SavedQuoteView {
  return {
    ...createdView(quote),
    status: quoteStatusAt(facts, now),
    orderId,
    totals: toBasketTotals(quote.totals),
    ...mergePurchase(quote),
    createdAt: quote.createdAt.toISOString(),
    updatedAt: quote.updatedAt.toISOString(),
  };
}

function lineView(line: SavedQuoteLine, pictures: PictureLinks): SavedQuoteLineView {
  const { id, fileKey, fileName, fileSize, materialId, finish, quantity, price } = line;
  const label = { id, fileKey, fileName, fileSize };
  const pictureUrl = pictures.get(fileKey) ?? null;
  return { ...label, materialId, technology: 'fdm', finish, quantity, quote: toQuote(price), pictureUrl };
}
