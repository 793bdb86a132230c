import { Day } from '../endpoint/business-day.js';
import { Optional } from '../endpoint/fields.js';
import { PageQuery } from '../endpoint/page-query.js';

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
