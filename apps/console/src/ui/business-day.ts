import { signal } from '@preact/signals';
import { today } from './day.js';

/** Today in Morocco; it changes on a page that stays open past midnight there. */
export const businessToday = signal(today());

/** By the clock of the wall: timers stand still while a laptop sleeps. */
const lookEveryMs = 15_000;

function look(): void {
  businessToday.value = today();
}

setInterval(look, lookEveryMs);
document.addEventListener('visibilitychange', look);
addEventListener('pageshow', look);
