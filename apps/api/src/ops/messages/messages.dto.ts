import { contactBounds } from '@shared/domain/contract/limits.js';
import { type ContactStatus, contactStatuses } from '@shared/domain/contract/enums.js';
import { expects } from '../../endpoint/fields/expectation.js';
import { DateTime, Id, OneOf, Optional, Trimmed, Words } from '../../endpoint/fields/fields.js';
import { PageQuery } from '../../endpoint/lists/page-query.js';

export class MessageFilter extends PageQuery {
  /** Only the messages in this state; without it those that are open. */
  @Optional()
  @OneOf(contactStatuses)
  status?: ContactStatus;

  /** The `nextCursor` of the page before: the id of its last message. */
  @Optional()
  @Id(expects('api.fields.messageId'))
  declare after?: string;
}

export class MessageAnswerDto {
  /** What is mailed to whoever wrote. */
  @Trimmed()
  @Words(1, contactBounds.messageMax)
  text: string;

  /** The state that the message was seen in: one that it no longer has is refused, so that two operators do not answer one. */
  @Optional()
  @OneOf(contactStatuses)
  ofStatus?: ContactStatus;

  /** The `answeredAt` of the answer that was seen: where there is a later one, no other is sent. */
  @Optional()
  @DateTime()
  ofAnsweredAt?: string;
}

export class MessageStatusDto {
  /** `closed` needs no answer any more, `open` does. */
  @OneOf(contactStatuses.filter((status) => status !== 'answered'))
  status: ContactStatus;
}
