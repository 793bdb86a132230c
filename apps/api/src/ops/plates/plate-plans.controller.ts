import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { Refuses } from '../../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../../endpoint/caller/caller.decorator.js';
import {
  PlatePlansService,
  type PlatePlanView,
  type ProposedDrawingView,
} from '../../making/plate-plans.service.js';
import { OperatorsOnly } from '../access/operators-only.decorator.js';
import { PlanDto } from './plates.dto.js';

/** Proposals of plates. */
@Controller('ops/api/plate-plans')
@OperatorsOnly()
export class PlatePlansController {
  constructor(private readonly plans: PlatePlansService) {}

  /**
   * Proposes plates for what is to be planned, packed by the parts' outlines; plans nothing.
   * `counts` shows for each colour how many plates the prices have counted, and how many are proposed.
   */
  @Post()
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], EXTERNAL_SERVICE_ERROR: [] })
  propose(@CurrentCaller() { userId }: Caller, @Body() scope: PlanDto): Promise<PlatePlanView> {
    return this.plans.propose(userId, scope);
  }

  /**
   * Shows a proposal again.
   * A plate that was made of it has its `plateId`.
   */
  @Get(':id')
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [], EXTERNAL_SERVICE_ERROR: [] })
  get(@Param('id') id: string): Promise<PlatePlanView> {
    return this.plans.get(id);
  }

  /**
   * Shows how one plate of a proposal would lie on the bed, by its `index`.
   * `outline` is what a part covers of the bed, for a drawing as that of an accepted plate.
   */
  @Get(':id/plates/:index')
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  drawing(@Param('id') id: string, @Param('index') index: string): Promise<ProposedDrawingView> {
    if (!/^\d{1,6}$/.test(index)) throw new ServiceError('RESOURCE_NOT_FOUND');
    return this.plans.drawing(id, Number(index));
  }
}
