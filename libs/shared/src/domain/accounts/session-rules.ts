const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A session without `rememberMe` ends after this, and with the browser. */
export const shortSessionMs = dayMs;

/** A remembered session ends after this without a visit. */
export const longSessionMs = 7 * dayMs;

/** A remembered session is prolonged at most this often. */
export const slideEveryMs = dayMs;

/** When a session was last used is kept to so much. */
export const noteUseEveryMs = 15 * 60_000;

/** Failed sign-ins of one e-mail before it has to wait, and the window they count in. */
export const maxSignInFailures = 10;
export const signInWindowMs = 15 * 60_000;
