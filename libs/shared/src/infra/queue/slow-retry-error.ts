/** A failure that the next try would only meet again: tries are far apart, as each of them takes the turn of another job. */
export abstract class SlowRetryError extends Error {}
