import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, StreamableFile } from '@nestjs/common';
import { Refuses, Sends } from '../../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../../endpoint/caller/caller.decorator.js';
import type { Page } from '../../endpoint/lists/page.js';
import { PlateMovesService } from '../../making/plate-moves.service.js';
import { PlatePlansService, type ToPlanView } from '../../making/plate-plans.service.js';
import { UnwantedCopiesService } from '../../making/unwanted-copies.service.js';
import type { PlateView, PlateWithPiecesView } from '../../making/plates.dto.js';
import { type PlateFile, PlatesService } from '../../making/plates.service.js';
import { type MachinePaceView, MachinePacesService } from '../../workshop/machine-paces.service.js';
import { OperatorsOnly } from '../access/operators-only.decorator.js';
import { AcceptDto, PlateMoveDto, PlatesFilter } from './plates.dto.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { liveReads } from '../live-reads.js';

/** Plates: proposed, planned, printed. */
@Controller('ops/api/plates')
@OperatorsOnly()
export class PlatesController {
  constructor(
    private readonly plans: PlatePlansService,
    private readonly plates: PlatesService,
    private readonly moves: PlateMovesService,
    private readonly unwanted: UnwantedCopiesService,
    private readonly paces: MachinePacesService,
  ) {}

  /**
   * Lists plates: those that are planned or being printed by the dates of their orders, others newest first.
   * `files` says whether the 3MF file and the ticket are there.
   */
  @Get()
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  list(@Query() filter: PlatesFilter): Promise<Page<PlateView>> {
    return this.plates.list(filter);
  }

  /**
   * Tells what is to be planned, by colour: copies of paid lines that are on no plate and not made.
   * Rushed lines come first, for they lie on plates of their own.
   */
  @Get('to-plan')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  toPlan(): Promise<ToPlanView[]> {
    return this.plans.toPlan();
  }

  /**
   * Shows how long printed plates took beside their estimates, by machine and polymer.
   * Each has its latest plates, and the pace that dates go by once there are enough.
   */
  @Get('paces')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  listPaces(): Promise<MachinePaceView[]> {
    return this.paces.list();
  }

  /**
   * Makes plates of a proposal: their copies are planned, and their files are written.
   * Repeated, it answers with the plates that it has made.
   */
  @Post()
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [], INVALID_INPUT: ['planOutdated'] })
  accept(@CurrentCaller() { userId }: Caller, @Body() { planId, plates }: AcceptDto): Promise<PlateView[]> {
    return this.plates.accept(userId, planId, plates);
  }

  /**
   * Shows a plate with its pieces: where each copy lies, and whose it is.
   * `outline` is what a part covers of the bed, for a drawing.
   */
  @Get(':id')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  get(@Param('id') id: string): Promise<PlateWithPiecesView> {
    return this.plates.get(id);
  }

  /**
   * Moves a plate: to `printing` on a machine, to `done`, to `failed` or, before it is printed, to `withdrawn`.
   * Copies that failed are to be planned again; an order whose date moves by it has its customer mailed. A plate that is
   * printing on another machine is refused as started, unless `changesMachine` says that it goes to this one; with that, one that
   * was put back meanwhile is refused. With `freeMachine`, so is a machine on which another plate is printing: it may print both.
   */
  @Patch(':id')
  @HttpCode(200)
  @Refuses({
    INSUFFICIENT_PERMISSIONS: [],
    RESOURCE_NOT_FOUND: [],
    CONFLICT: ['machineBusy'],
    INVALID_INPUT: ['copiesUnwanted'],
  })
  async move(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() move: PlateMoveDto,
  ): Promise<PlateWithPiecesView> {
    await this.moves.move(userId, id, move);
    return this.plates.get(id);
  }

  /**
   * Takes the copies of orders that were refunded, cancelled or sent meanwhile, or are about to be refunded, off a planned plate.
   * Its files are written anew; a plate that holds no other copies is withdrawn. Repeated, it changes nothing.
   */
  @Post(':id/take-off')
  @HttpCode(200)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [], CONFLICT: [] })
  async takeOff(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<PlateWithPiecesView> {
    await this.unwanted.takeOff(userId, id);
    return this.plates.get(id);
  }

  /**
   * Downloads the plate as one 3MF file, every copy in its place.
   * Waits while the file is being made.
   */
  @Get(':id/model')
  @Sends('model/3mf')
  @Refuses({
    INSUFFICIENT_PERMISSIONS: [],
    RESOURCE_NOT_FOUND: [],
    FILE_NOT_FOUND: [],
    EXTERNAL_SERVICE_ERROR: [],
  })
  async model(@Param('id') id: string): Promise<StreamableFile> {
    return fileOf(await this.plates.open(id, 'model'), 'model/3mf', 'attachment');
  }

  /**
   * Downloads the job ticket of a plate, in French: what is on it, and a QR code that leads to its page.
   * Waits while the file is being made.
   */
  @Get(':id/ticket')
  @Sends('application/pdf')
  @Refuses({
    INSUFFICIENT_PERMISSIONS: [],
    RESOURCE_NOT_FOUND: [],
    FILE_NOT_FOUND: [],
    EXTERNAL_SERVICE_ERROR: [],
  })
  async ticket(@Param('id') id: string): Promise<StreamableFile> {
    return fileOf(await this.plates.open(id, 'ticket'), 'application/pdf', 'inline');
  }
}

function fileOf({ name, content }: PlateFile, type: string, place: 'attachment' | 'inline'): StreamableFile {
  return new StreamableFile(content, { type, disposition: `${place}; filename="${name}"` });
}
