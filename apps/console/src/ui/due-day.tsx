import { figures, say } from '../words/language.js';
import { businessToday } from './business-day.js';

const dayMs = 24 * 3_600_000;

/** A day by which something has to be done with the clock to it; without the clock for what is over. */
export function DueDay({ day, isOpen = true }: { day: string | null | undefined; isOpen?: boolean }) {
  // An API process of the release before answers without it.
  if (day == null) return <span class="soft">{say('orders.noPromise')}</span>;
  const shown = figures.calendarDay(day);
  if (!isOpen) return <>{shown}</>;
  return (
    <>
      {shown} <Clock day={day} />
    </>
  );
}

interface LeavingProps {
  shipByOn: string | null | undefined;
  promisedOn: string | null | undefined;
  isOpen?: boolean;
}

/**
 * When the parcel of an order has to leave, with the clock to it, and the day that is promised at its customer's door; that day
 * alone of one that is no longer to be made.
 */
export function Leaving({ shipByOn, promisedOn, isOpen = true }: LeavingProps) {
  if (promisedOn == null) return <DueDay day={null} />;
  const promise = say('orders.promise', { day: figures.calendarDay(promisedOn) });
  if (!isOpen) return <>{promise}</>;
  if (shipByOn == null) {
    return (
      <>
        {promise} <Clock day={promisedOn} />
      </>
    );
  }
  return (
    <>
      {say('orders.leaves', { day: figures.calendarDay(shipByOn) })} <Clock day={shipByOn} /> ·{' '}
      <small class="soft">{promise}</small>
    </>
  );
}

/** How far a calendar day in Morocco is. */
function Clock({ day }: { day: string }) {
  const days = Math.round((Date.parse(day) - Date.parse(businessToday.value)) / dayMs);
  const tone = days < 0 ? 'bad' : days < 2 ? 'wait' : 'soft';
  return (
    <strong class={`clock ${tone}`}>
      {say('orders.clock', { days, late: -days, isLate: String(days < 0) })}
    </strong>
  );
}
