import { Body, Controller, Get, HttpCode, Param, Patch, Post, StreamableFile } from '@nestjs/common';
import { Refuses, Sends } from '../../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../../endpoint/caller/caller.decorator.js';
import { documentFile } from '../../endpoint/answers/document-format.js';
import { Idempotency } from '../../endpoint/answers/idempotency.js';
import {
  type RepeatableRequest,
  RequiredIdempotencyKey,
} from '../../endpoint/answers/idempotency-key.decorator.js';
import { OrderFilesService, type OrderFileView } from '../../making/order-files.service.js';
import {
  OrderMailsService,
  type OrderMailTextView,
  type OrderMailView,
} from '../../making/order-mails.service.js';
import { OrderMakingService, type OrderMakingView } from '../../making/order-making.service.js';
import { OrdersBoardService } from '../../making/orders-board.service.js';
import { PackingSlipsService } from '../../making/packing-slips.service.js';
import { OperatorsOnly } from '../access/operators-only.decorator.js';
import { MakingStepDto, RedoDto } from './board.dto.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { liveReads } from '../live-reads.js';

/** The making of one order: its steps, files, papers and mails. */
@Controller('ops/api/orders')
@OperatorsOnly()
export class OrderMakingController {
  constructor(
    private readonly board: OrdersBoardService,
    private readonly making: OrderMakingService,
    private readonly files: OrderFilesService,
    private readonly mails: OrderMailsService,
    private readonly slips: PackingSlipsService,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Shows how far the making of an order is: its steps, and for each line colour, warnings, copies and plates.
   * Its payments and its quote are with it.
   */
  @Get(':id/making')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], ORDER_NOT_FOUND: [] })
  get(@Param('id') id: string): Promise<OrderMakingView> {
    return this.making.get(id);
  }

  /**
   * Moves an order to another column of the board by hand.
   * The first move into production is mailed to its customer; the shop's own steps never are. `toFinish` counts copies
   * that are to be planned as made only where `made` names them. With `ofStatus` and `ofStep` it is moved from there alone.
   */
  @Patch(':id/making')
  @Refuses({
    INSUFFICIENT_PERMISSIONS: [],
    ORDER_NOT_FOUND: [],
    INVALID_INPUT: ['copiesNotMade'],
    CONFLICT: [],
  })
  async move(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() { step, ...move }: MakingStepDto,
  ): Promise<OrderMakingView> {
    await this.board.move(userId, id, step, move);
    return this.making.get(id);
  }

  /**
   * Sends copies that were made back to be printed anew: one broke while it was finished, or was lost.
   * Needs an `Idempotency-Key`: a second click must not send more back. A date that moves is mailed to the customer.
   */
  @Post(':id/redo')
  @HttpCode(200)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], ORDER_NOT_FOUND: [], RESOURCE_NOT_FOUND: [], CONFLICT: [] })
  async redo(
    @CurrentCaller() { userId }: Caller,
    @RequiredIdempotencyKey() request: RepeatableRequest,
    @Param('id') id: string,
    @Body() asked: RedoDto,
  ): Promise<OrderMakingView> {
    await this.idempotency.once(userId, request, {
      commit: async (em) => {
        await this.board.redo(em, userId, id, asked);
        return { id };
      },
    });
    return this.making.get(id);
  }

  /**
   * Lists the files of an order, each with a download link.
   * `name` says what is to be made of it: order, line, copies, colour, finish.
   */
  @Get(':id/files')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], ORDER_NOT_FOUND: [] })
  listFiles(@Param('id') id: string): Promise<OrderFileView[]> {
    return this.files.list(id);
  }

  /**
   * Downloads all files of an order as one ZIP, named as the list of files names them.
   * It is written as it is read, so it begins at once whatever its size.
   */
  @Get(':id/files.zip')
  @Sends('application/zip')
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], ORDER_NOT_FOUND: [], FILE_NOT_FOUND: [] })
  async archive(@Param('id') id: string): Promise<StreamableFile> {
    const { name, content } = await this.files.archive(id);
    return new StreamableFile(content, {
      type: 'application/zip',
      disposition: `attachment; filename="${name}"`,
    });
  }

  /**
   * Downloads the packing slip of a paid order, in its customer's language: what is in the parcel, without prices.
   * Waits while it is being drawn.
   */
  @Get(':id/packing-slip')
  @Sends('application/pdf')
  @Refuses({
    INSUFFICIENT_PERMISSIONS: [],
    ORDER_NOT_FOUND: [],
    INVALID_INPUT: [],
    EXTERNAL_SERVICE_ERROR: [],
  })
  async packingSlip(@Param('id') id: string): Promise<StreamableFile> {
    const { number, content } = await this.slips.open(id);
    return documentFile(`${number}-colis`, 'pdf', content);
  }

  /**
   * Lists the mails about an order to its customer, newest first.
   * Each says whether the mail server has taken it.
   */
  @Get(':id/mails')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], ORDER_NOT_FOUND: [] })
  listMails(@Param('id') id: string): Promise<OrderMailView[]> {
    return this.mails.list(id);
  }

  /**
   * Shows a mail about an order as text and HTML.
   * Its button leads nowhere here: the customer's link is the customer's own.
   */
  @Get(':id/mails/:mailId')
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], ORDER_NOT_FOUND: [], RESOURCE_NOT_FOUND: [] })
  readMail(@Param('id') id: string, @Param('mailId') mailId: string): Promise<OrderMailTextView> {
    return this.mails.read(id, mailId);
  }

  /**
   * Sends a mail about an order again, to the address that its customer has now.
   * Needs an `Idempotency-Key`: a second click must not send it twice.
   */
  @Post(':id/mails/:mailId/resend')
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], ORDER_NOT_FOUND: [], RESOURCE_NOT_FOUND: [] })
  resendMail(
    @CurrentCaller() { userId }: Caller,
    @RequiredIdempotencyKey() request: RepeatableRequest,
    @Param('id') id: string,
    @Param('mailId') mailId: string,
  ): Promise<OrderMailView> {
    return this.mails.resend(userId, request, id, mailId);
  }
}
