import { maxProjectPriceMad } from '@shared/domain/contract/limits.js';
import { type ProjectStatus, projectStatuses } from '@shared/domain/projects/project-states.js';
import { Amount } from '../../endpoint/fields/amount-field.js';
import { expects } from '../../endpoint/fields/expectation.js';
import {
  DateTime,
  Id,
  OneOf,
  Optional,
  Reference,
  Trimmed,
  WholeNumber,
  Words,
} from '../../endpoint/fields/fields.js';
import { PageQuery } from '../../endpoint/lists/page-query.js';

export class ProjectFilter extends PageQuery {
  /** Only the projects in this state; without it all but the closed ones. */
  @Optional()
  @OneOf(projectStatuses)
  status?: ProjectStatus;

  /** The `nextCursor` of the page before: the id of its last project. */
  @Optional()
  @Id(expects('api.fields.projectId'))
  declare after?: string;
}

export class ProjectStatusDto {
  /** The state that the project is to have: `inReview` (withdraws an answer) or `closed`. */
  @OneOf(projectStatuses)
  status: ProjectStatus;

  /** The state that it was seen in: one that it no longer has is refused. */
  @Optional()
  @OneOf(projectStatuses)
  from?: ProjectStatus;

  /** The `answeredAt` of the answer that was seen: a later one is not withdrawn. */
  @Optional()
  @DateTime()
  ofAnsweredAt?: string;
}

export class ProjectAnswerDto {
  /** MAD, tax and delivery included; may be left out with a quote, whose total it is. */
  @Optional()
  @Amount(maxProjectPriceMad)
  amount?: number;

  /** What is offered, as the customer reads it. */
  @Trimmed()
  @Words(1, 4000)
  text: string;

  /** Working days from payment to the door; those of the quote when left out. */
  @Optional()
  @WholeNumber(1, 365)
  deliveryDays?: number;

  /** A saved quote of the customer's: accepting orders its lines. */
  @Optional()
  @Reference()
  quoteId?: string;

  /** A file that the answer is about: the customer's, or one that the operator has uploaded. */
  @Optional()
  @Reference()
  fileKey?: string;

  /** The state that the project was seen in: one that it no longer has is refused, so that two operators do not answer one. */
  @Optional()
  @OneOf(projectStatuses)
  from?: ProjectStatus;

  /** The `answeredAt` of the answer that was seen: a later one is not replaced. */
  @Optional()
  @DateTime()
  ofAnsweredAt?: string;
}
