import { expects } from '../../endpoint/fields/expectation.js';
import { Id, Optional, Text } from '../../endpoint/fields/fields.js';
import { PageQuery } from '../../endpoint/lists/page-query.js';

export class CustomerMailsQuery extends PageQuery {
  /** The `nextCursor` of the page before: the id of its last mail. */
  @Optional()
  @Id(expects('api.fields.mailId'))
  declare after?: string;
}

export class CustomerFilter extends PageQuery {
  /** Only customers whose name, address, telephone, company or order number holds each of these words, in any case. */
  @Optional()
  @Text(1, 100)
  search?: string;

  /** The `nextCursor` of the page before: the id of its last customer. */
  @Optional()
  @Id(expects('api.fields.customerId'))
  declare after?: string;
}
