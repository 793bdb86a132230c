import { figures, say } from '../words/language.js';
import { today } from './day.js';

const dayMs = 24 * 3_600_000;

/** A promised day with the clock to it; without the clock for what is no longer on its way. */
export function Promised({ day, isOpen = true }: { day: string | null; isOpen?: boolean }) {
  if (day === null) return <span class="soft">{say('orders.noPromise')}</span>;
  const promise = figures.calendarDay(day);
  if (!isOpen) return <>{promise}</>;
  // Of calendar days in Morocco.
  const days = Math.round((Date.parse(day) - Date.parse(today())) / dayMs);
  const clock = say('orders.clock', { days, late: -days, isLate: String(days < 0) });
  const tone = days < 0 ? 'bad' : days < 2 ? 'wait' : 'soft';
  return (
    <>
      {promise} <strong class={`clock ${tone}`}>{clock}</strong>
    </>
  );
}
