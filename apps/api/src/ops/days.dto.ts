import { Day } from '../endpoint/fields/day-field.js';
import { Optional } from '../endpoint/fields/fields.js';
import { PageQuery } from '../endpoint/lists/page-query.js';

/** Some days of a list, in Morocco. */
export class DaysQuery extends PageQuery {
  /** The first day; a month before the last one when left out. */
  @Optional()
  @Day()
  from?: string;

  /** The last day, at most a year after the first; today when left out. */
  @Optional()
  @Day()
  to?: string;
}
