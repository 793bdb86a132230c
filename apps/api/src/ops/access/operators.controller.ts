import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { validate as isUuid } from 'uuid';
import { Refuses } from '../../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../../endpoint/caller/caller.decorator.js';
import { AppointmentDto } from './operators.dto.js';
import { NeedsRole, OperatorsOnly } from './operators-only.decorator.js';
import { type CallingOperator, OperatorsService, type OperatorView } from './operators.service.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { liveReads } from '../live-reads.js';

/** Who may enter the operators' area: viewers read, operators make and answer, admins decide prices and who is one. */
@Controller('ops/api')
@OperatorsOnly()
export class OperatorsController {
  constructor(private readonly operators: OperatorsService) {}

  /**
   * Tells the caller's name, role and language.
   * A customer's session is refused.
   */
  @Get('me')
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  me(@CurrentCaller() { userId }: Caller): Promise<CallingOperator> {
    return this.operators.get(userId);
  }

  /**
   * Lists the operators: those of `OPERATOR_EMAILS` that have an account first.
   * Both kinds are sorted by name.
   */
  @Get('operators')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  list(): Promise<OperatorView[]> {
    return this.operators.list();
  }

  /**
   * Gives an account a role, in place of the one it has.
   * Repeated, it changes nothing. Nobody changes the own role.
   */
  @Post('operators')
  @HttpCode(200)
  @NeedsRole('admin')
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], USER_NOT_FOUND: [], INVALID_INPUT: ['ownRole'] })
  appoint(
    @CurrentCaller() { userId }: Caller,
    @Body() { email, role }: AppointmentDto,
  ): Promise<OperatorView> {
    return this.operators.appoint(userId, email, role);
  }

  /**
   * Takes an account's role away: from its next call on it is a customer.
   * `OPERATOR_EMAILS` is changed in the settings alone.
   */
  @Delete('operators/:id')
  @HttpCode(204)
  @NeedsRole('admin')
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], USER_NOT_FOUND: [], INVALID_INPUT: ['ownRole'] })
  async dismiss(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<void> {
    if (!isUuid(id)) throw new ServiceError('USER_NOT_FOUND');
    await this.operators.dismiss(userId, id);
  }
}
