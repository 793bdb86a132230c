import { Controller, Get, Query } from '@nestjs/common';
import { FromReplica } from '../../endpoint/from-replica.decorator.js';
import { Refuses } from '../../endpoint/answers/answers.decorator.js';
import type { Page } from '../../endpoint/lists/page.js';
import { OperatorsOnly } from '../access/operators-only.decorator.js';
import { AuditFilter } from './audit.dto.js';
import { AuditService, type AuditView } from './audit.service.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { liveReads } from '../live-reads.js';

/** What operators have changed: who, when, what, before and after. */
@Controller('ops/api/audit')
@OperatorsOnly()
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  /**
   * Lists the changes by operators, newest first.
   * `subjectId` gives the story of one order, project, SKU or queue.
   */
  @Get()
  @RateLimit(liveReads)
  @FromReplica()
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  list(@Query() filter: AuditFilter): Promise<Page<AuditView>> {
    return this.audit.list(filter);
  }
}
