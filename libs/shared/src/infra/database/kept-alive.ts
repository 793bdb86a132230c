/**
 * Options of connections to PostgreSQL, by which a server that is gone without a word, such as a host without power, is noticed
 * after 20 seconds of silence: Node then asks ten times, a second apart.
 */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;
