import { figures, say } from '../words/language.js';

/** A length of time as people read it: `12 s`, `35 min`, `2 h 05`, `3 days`. */
export function spanOf(seconds: number): string {
  if (seconds < 90) return say('work.seconds', { count: Math.round(seconds) });
  const hours = seconds / 3600;
  return hours < 48 ? figures.duration(hours) : say('work.days', { count: Math.round(hours / 24) });
}

/** How long ago a moment was. */
export function agoOf(moment: string): string {
  return spanOf(Math.max(0, (Date.now() - Date.parse(moment)) / 1000));
}

/** A length of time of a job, in milliseconds. */
export function tryOf(ms: number): string {
  return ms < 1000 ? `${ms} ms` : spanOf(ms / 1000);
}

/** A share of a whole, in percent. */
export function shareOf(share: number): string {
  return `${figures.figure(share * 100, share < 0.1 ? 1 : 0)} %`;
}
