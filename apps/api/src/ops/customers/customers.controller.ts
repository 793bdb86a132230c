import { Controller, Get, HttpCode, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { FromReplica } from '../../endpoint/from-replica.decorator.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { validate as isUuid } from 'uuid';
import { Refuses, Sends } from '../../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../../endpoint/caller/caller.decorator.js';
import { documentFile } from '../../endpoint/answers/document-format.js';
import {
  type RepeatableRequest,
  RequiredIdempotencyKey,
} from '../../endpoint/answers/idempotency-key.decorator.js';
import type { Page } from '../../endpoint/lists/page.js';
import { PageQuery } from '../../endpoint/lists/page-query.js';
import { FileList } from '../../files/file-list.service.js';
import type { FileView } from '../../files/files.dto.js';
import { OrdersService } from '../../orders/orders.service.js';
import type { OrderView } from '../../orders/orders.dto.js';
import { QuoteDocumentService } from '../../quotes/quote-document.service.js';
import { SavedQuotesService } from '../../quotes/saved-quotes.service.js';
import type { SavedQuoteView } from '../../quotes/saved-quotes.dto.js';
import { OperatorsOnly } from '../access/operators-only.decorator.js';
import {
  CustomerMailsService,
  type CustomerMailTextView,
  type CustomerMailView,
} from './customer-mails.service.js';
import { CustomerFilter, CustomerMailsQuery } from './customers.dto.js';
import { type CustomerEntryView, CustomersService, type CustomerView } from './customers.service.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { liveReads } from '../live-reads.js';

const known = { INSUFFICIENT_PERMISSIONS: [], USER_NOT_FOUND: [] };

/** Customers: who they are, what they have, and what an operator does for them. */
@Controller('ops/api/customers')
@OperatorsOnly()
export class CustomersController {
  constructor(
    private readonly customers: CustomersService,
    private readonly mailsOf: CustomerMailsService,
    private readonly papersOf: QuoteDocumentService,
    private readonly quotesOf: SavedQuotesService,
    private readonly ordersOf: OrdersService,
    private readonly filesOf: FileList,
  ) {}

  /**
   * Lists customers, newest first.
   * `search` finds them by name, address, telephone, company or the number of an order.
   */
  @Get()
  @FromReplica()
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  list(@Query() filter: CustomerFilter): Promise<Page<CustomerEntryView>> {
    return this.customers.list(filter);
  }

  /**
   * Shows a customer with the counts of what they have.
   * Deleted accounts are not found.
   */
  @Get(':id')
  @RateLimit(liveReads)
  @Refuses(known)
  get(@Param('id') id: string): Promise<CustomerView> {
    return this.customers.get(id);
  }

  /**
   * Lists a customer's quotes, as the customer sees them.
   * Newest first.
   */
  @Get(':id/quotes')
  @RateLimit(liveReads)
  @FromReplica()
  @Refuses(known)
  quotes(@Param('id') id: string, @Query() page: PageQuery): Promise<Page<SavedQuoteView>> {
    return this.quotesOf.list(assertId(id), page);
  }

  /**
   * Downloads a customer's quote as a PDF, in the customer's language, re-priced from the files.
   * Within its week the quote has the total it was saved with.
   */
  @Get(':id/quotes/:quoteId/pdf')
  @Sends('application/pdf')
  @Refuses({
    ...known,
    FORBIDDEN: [],
    QUOTE_NOT_FOUND: [],
    STORAGE_ERROR: [],
    EXTERNAL_SERVICE_ERROR: [],
  })
  async quotePdf(@Param('id') id: string, @Param('quoteId') quoteId: string): Promise<StreamableFile> {
    const { reference, content } = await this.papersOf.open(assertId(id), quoteId);
    return documentFile(reference, 'pdf', content);
  }

  /**
   * Lists a customer's orders, as the customer sees them.
   * Newest first.
   */
  @Get(':id/orders')
  @RateLimit(liveReads)
  @FromReplica()
  @Refuses(known)
  orders(@Param('id') id: string, @Query() page: PageQuery): Promise<Page<OrderView>> {
    return this.ordersOf.list(assertId(id), page);
  }

  /**
   * Lists a customer's uploads with their measurements, as the customer sees them.
   * Newest first.
   */
  @Get(':id/files')
  @RateLimit(liveReads)
  @Refuses(known)
  files(@Param('id') id: string, @Query() page: PageQuery): Promise<Page<FileView>> {
    return this.filesOf.list(assertId(id), page);
  }

  /**
   * Lists the mails to a customer, newest first.
   * They are kept for 90 days.
   */
  @Get(':id/mails')
  @RateLimit(liveReads)
  @FromReplica()
  @Refuses(known)
  mails(@Param('id') id: string, @Query() page: CustomerMailsQuery): Promise<Page<CustomerMailView>> {
    return this.mailsOf.list(id, page);
  }

  /**
   * Shows a mail to a customer as text and HTML.
   * Its button leads nowhere here: the customer's link is the customer's own.
   */
  @Get(':id/mails/:mailId')
  @Refuses({ ...known, RESOURCE_NOT_FOUND: [] })
  readMail(@Param('id') id: string, @Param('mailId') mailId: string): Promise<CustomerMailTextView> {
    return this.mailsOf.read(id, mailId);
  }

  /**
   * Sends a mail again, to the address that the customer has now; not one of the account itself, whose link has ended.
   * Needs an `Idempotency-Key`: a second click must not send it twice.
   */
  @Post(':id/mails/:mailId/resend')
  @Refuses({ ...known, RESOURCE_NOT_FOUND: [], INVALID_INPUT: ['mailNotResendable'] })
  resendMail(
    @CurrentCaller() { userId }: Caller,
    @RequiredIdempotencyKey() request: RepeatableRequest,
    @Param('id') id: string,
    @Param('mailId') mailId: string,
  ): Promise<CustomerMailView> {
    return this.mailsOf.resend(userId, request, id, mailId);
  }

  /**
   * Ends every session of a customer, where a device was lost or an account is misused.
   * The password stays: the customer signs in again, or chooses another one by mail.
   */
  @Post(':id/end-sessions')
  @HttpCode(200)
  @Refuses(known)
  endSessions(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<CustomerView> {
    return this.customers.endSessions(userId, id);
  }

  /**
   * Takes a customer's address as proven, where its mail does not arrive: the operator must know that it is theirs.
   * Earlier links and sign-ups of the address end.
   */
  @Post(':id/verify-email')
  @HttpCode(200)
  @Refuses(known)
  verifyEmail(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<CustomerView> {
    return this.customers.verifyEmail(userId, id);
  }
}

function assertId(id: string): string {
  if (!isUuid(id)) throw new ServiceError('USER_NOT_FOUND');
  return id;
}
