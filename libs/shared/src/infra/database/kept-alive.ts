/**
 * Options of connections to PostgreSQL, by which a server that is gone without a word, such as a host without power, is noticed
 * after 20 seconds of silence: Node then asks ten times, a second apart.
 */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/**
 * Settings of a session whose locks others wait for: it waits for no lock for longer, and what it holds is free within a minute of
 * the moment when its host is gone without a word. Of itself, PostgreSQL notices that after two hours.
 */
export const briefLocksSql = (lockMs: number): string => `set lock_timeout = ${lockMs};
  set idle_in_transaction_session_timeout = '60s';
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`;
