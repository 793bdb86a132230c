/** Calls a minute of what a page reads again whenever it has changed: every two seconds, on several screens. */
export const liveReads = 300;
