import { businessDay } from '@shared/domain/contract/business-time.js';
import { figures, say } from '../words/language.js';

/** When money was recorded, and the day on which it had come where that is another one. */
export function MomentOf({ at, paidOn }: { at: string; paidOn: string }) {
  return (
    <>
      {figures.moment(at)}
      {paidOn !== businessDay(new Date(at)) && (
        <>
          {' '}
          <small class="soft">{say('money.paidOn', { day: figures.calendarDay(paidOn) })}</small>
        </>
      )}
    </>
  );
}
