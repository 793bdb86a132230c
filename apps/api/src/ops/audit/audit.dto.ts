import { expects } from '../../endpoint/fields/expectation.js';
import { Email, Id, OneLine, Optional } from '../../endpoint/fields/fields.js';
import { PageQuery } from '../../endpoint/lists/page-query.js';

export class AuditFilter extends PageQuery {
  /**
   * Only changes of this: the id of a row, an SKU, the name of a queue; or the number of an order, an invoice or a plate,
   * the reference of a project, the address of a customer.
   */
  @Optional()
  @OneLine(1, 120)
  subjectId?: string;

  /** Only changes by this operator. */
  @Optional()
  @Email()
  actorEmail?: string;

  /** Only changes of this kind, such as `order.move`. */
  @Optional()
  @OneLine(1, 60)
  action?: string;

  /** The `nextCursor` of the page before: the id of its last entry. */
  @Optional()
  @Id(expects('api.fields.auditId'))
  declare after?: string;
}
