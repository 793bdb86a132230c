import { Email, OneOf, Optional } from '../../endpoint/fields/fields.js';
import { PageQuery } from '../../endpoint/lists/page-query.js';
import { type GivenUpKind, givenUpKinds } from './given-up-kinds.js';

export class GivenUpFilter extends PageQuery {
  /** Only this kind. */
  @Optional()
  @OneOf(givenUpKinds)
  kind?: GivenUpKind;
}

export class ResendDto {
  /** Where to. A mail with a personal link goes to the address it had, or to that of its account. */
  @Email()
  recipient: string;
}
