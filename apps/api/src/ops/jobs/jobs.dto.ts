import type { WorkName } from '@shared/infra/queue/jobs.js';
import { workNames } from '@shared/infra/work/work-table.js';
import { type WorkState, workStates } from '@shared/infra/work/work-rows.js';
import { expects } from '../../endpoint/fields/expectation.js';
import {
  OneLine,
  OneOf,
  Optional,
  Pattern,
  QueryInteger,
  Reference,
  Trimmed,
  WholeNumber,
} from '../../endpoint/fields/fields.js';
import { PageQuery } from '../../endpoint/lists/page-query.js';
import { Fingerprint } from '../failures/failures.dto.js';

const yearSeconds = 366 * 24 * 3600;

export class JobFilter extends PageQuery {
  /** Only this job. */
  @Optional()
  @OneOf(workNames)
  job?: WorkName;

  /** What became of it: `refused` is a result, such as a file that cannot be read; `givenUp` is none. */
  @Optional()
  @OneOf(workStates)
  state?: WorkState;

  /** Only work of this customer: the e-mail address or the id of the account. */
  @Optional()
  @Trimmed()
  @OneLine(1, 255)
  customer?: string;

  /** Only work on this file: its key or its id. */
  @Optional()
  @Trimmed()
  @Reference()
  file?: string;

  /** Only work for this saved quote: its reference or its id. */
  @Optional()
  @Trimmed()
  @OneLine(1, 60)
  quote?: string;

  /** Only work for this order: its number or its id. */
  @Optional()
  @Trimmed()
  @OneLine(1, 60)
  order?: string;

  /** Only work that a request with this `X-Request-Id` asked for; known for two days. */
  @Optional()
  @Pattern(/^[A-Za-z0-9._-]{1,64}$/, expects('api.fields.requestId'))
  requestId?: string;

  /** Only work that failed for this cause: its fingerprint. */
  @Optional()
  @Fingerprint()
  error?: string;

  /** Only rows at least this old. */
  @Optional()
  @QueryInteger()
  @WholeNumber(0, yearSeconds)
  olderThanSeconds?: number;

  /** Only rows at most this old. */
  @Optional()
  @QueryInteger()
  @WholeNumber(0, yearSeconds)
  youngerThanSeconds?: number;
}

export class NoteDto {
  /** Why: kept in the audit. */
  @Trimmed()
  @OneLine(3, 300)
  note: string;
}
