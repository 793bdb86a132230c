const hourMs = 3_600_000;

/** What an account has taken of the workers: by the clock's hour, and what waits. */
export interface TakenWork {
  /** Thread time of the running hour, with what is predicted for work that waits. */
  thisHourMs: number;
  lastHourMs: number;
}

/**
 * How long an account waits until its work of the last sixty minutes is below its allowance again. Of the clock's last hour
 * counts the share that lies within them.
 *
 * @param sinceHourMs time since the running hour began.
 * @returns milliseconds; 0 if it is below.
 */
export function waitForAllowance(
  { thisHourMs, lastHourMs }: TakenWork,
  allowedMs: number,
  sinceHourMs: number,
): number {
  const lastShare = 1 - sinceHourMs / hourMs;
  if (thisHourMs + lastHourMs * lastShare < allowedMs) return 0;
  if (thisHourMs < allowedMs) return (1 - (allowedMs - thisHourMs) / lastHourMs) * hourMs - sinceHourMs;
  // In the next hour this one fades.
  return hourMs - sinceHourMs + (1 - allowedMs / thisHourMs) * hourMs;
}
