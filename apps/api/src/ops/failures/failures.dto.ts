import { type JobName, jobs } from '@shared/infra/queue/jobs.js';
import { expects } from '../../endpoint/fields/expectation.js';
import { Flag, OneLine, OneOf, Optional, Pattern, Trimmed } from '../../endpoint/fields/fields.js';
import { PageQuery } from '../../endpoint/lists/page-query.js';

const fingerprint = /^[0-9a-f]{16}$/;

/** The name of a group of failures. */
export const Fingerprint = () => Pattern(fingerprint, expects('api.fields.fingerprint'));

export class FailureFilter extends PageQuery {
  /** Only failures of this job. */
  @Optional()
  @OneOf(Object.keys(jobs))
  job?: JobName;

  /** `open` groups have jobs that are neither done since nor decided about; `settled` ones have none. */
  @Optional()
  @OneOf(['open', 'settled', 'all'])
  state: 'open' | 'settled' | 'all' = 'open';

  /** The `nextCursor` of the page before: the fingerprint of its last group. */
  @Optional()
  @Fingerprint()
  declare after?: string;
}

export class RetryGroupDto {
  /** `true`: counts what would be done, and changes nothing. */
  @Optional()
  @Flag()
  dryRun: boolean = false;
}

export class DiscardGroupDto extends RetryGroupDto {
  /** Why: kept in the audit and beside each job. */
  @Trimmed()
  @OneLine(3, 300)
  note: string;
}
