/**
 * Options of connections to PostgreSQL, by which a server that is gone without a word, such as a host without power, is noticed
 * after 20 seconds of silence: Node then asks ten times, a second apart.
 */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** How long a transaction may ask for nothing: what it holds is free then, though its process stands still. */
const mostIdleMs = 60_000;

/**
 * Settings of a session by which what it holds is free within half a minute of the moment when its host is gone without a word,
 * and once its transaction has asked for nothing for `idleMs`. Of itself, PostgreSQL notices the first after two hours.
 */
export const releasedSql = (
  idleMs = mostIdleMs,
): string => `set idle_in_transaction_session_timeout = ${idleMs};
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  set tcp_user_timeout = 25000`;

/** Settings of a session whose locks others wait for, that waits for no lock for longer, and may take its time once it has it. */
export const briefLocksSql = (lockMs: number): string =>
  `set lock_timeout = ${lockMs}; set statement_timeout = 0; ${releasedSql()}`;
